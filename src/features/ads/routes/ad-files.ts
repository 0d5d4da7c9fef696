/** Of files whose address is the permission to read them, and which end: they are listed nowhere. */
export const UNLISTED = {
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'cache-control': 'private, max-age=3600, immutable',
};
