/** A screen in the pseudo-language: nothing is English, nothing is cut off. */

