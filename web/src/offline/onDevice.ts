/** Which tables are on this device alone. */

const OURS = "device-"; // as `tabbytop/offline/device.py` begins their ids
const PLACE = "tabbytop.on-device";

export function isOnDevice(table: string): boolean {
  return table.startsWith(OURS);
}

/** Whether a path of the API asks about such a table. */
export function isAboutDevice(path: string): boolean {
  return path.startsWith(`/tables/${OURS}`);
}

/** Whether there was ever such a table: else nobody looks for them. */
export function hasDeviceTables(): boolean {
  return localStorage.getItem(PLACE) !== null;
}

export function noteDeviceTable(table: string): void {
  if (isOnDevice(table)) localStorage.setItem(PLACE, "");
}
