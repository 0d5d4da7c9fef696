const KEPT_MS = 24 * 3_600_000;
const UNUSED_UPLOAD_MS = 3_600_000;

/** When a picture for ads ends that was used now. */
export function adPictureExpiry(): Date {
  return new Date(Date.now() + KEPT_MS);
}

/** When an upload of a visitor ends that nothing is made with. */
export function unusedUploadExpiry(): Date {
  return new Date(Date.now() + UNUSED_UPLOAD_MS);
}
