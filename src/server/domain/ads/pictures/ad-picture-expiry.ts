const KEPT_MS = 24 * 3_600_000;

/** When a picture for ads ends that was used now. */
export function adPictureExpiry(): Date {
  return new Date(Date.now() + KEPT_MS);
}
