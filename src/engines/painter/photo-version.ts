/** Stored with every photo. Change it whenever the same recipe gives different pixels. */
export const PHOTO_VERSION = '1.20.0';
