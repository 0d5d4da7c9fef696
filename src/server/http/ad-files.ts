/** Of files whose address is the permission to read them, and which end: they are listed nowhere and run nothing. */
export const UNLISTED = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'cache-control': 'private, max-age=3600, immutable',
};
