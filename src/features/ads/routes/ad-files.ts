/** Headers of expiring files with secret addresses, which search engines must not list. */
export const UNLISTED = {
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'cache-control': 'private, max-age=3600, immutable',
};
