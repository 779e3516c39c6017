"""Tables without a server: the host, the driver and the protocol of the server, on one device.

In the browser this runs in a Web Worker (`browser.py`); nothing here knows that. There is one
person, who sits at the device; the store is whatever keeps texts by key.
"""
