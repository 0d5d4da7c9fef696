const LIFETIME_MS = 24 * 3_600_000;
const UNUSED_UPLOAD_MS = 3_600_000;

/** The expiry of a picture that is used now. */
export function adPictureExpiry(): Date {
  return new Date(Date.now() + LIFETIME_MS);
}

/** The expiry of an upload that no ad uses. */
export function unusedUploadExpiry(): Date {
  return new Date(Date.now() + UNUSED_UPLOAD_MS);
}
