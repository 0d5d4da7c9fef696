/**
 * Hashes of the pixels at 256 px and seed 7. After an intended change, renew them together with the engine's
 * version.
 */
export const REFERENCE_GOLDEN = [
  { prompt: 'podium', staging: 'podium', sha: 'f050f637a46666d2' },
  { prompt: 'neon glow', staging: 'neon-ring', sha: '1193cfd937f72fdd' },
  { prompt: 'luxury marble', staging: 'marble', sha: '29fab8bbab1aee88' },
  { prompt: 'on a wooden desk', staging: 'wood-desk', sha: '580224b220a91725' },
  { prompt: 'organic, among leaves', staging: 'nature', sha: '032875b73d08179f' },
  { prompt: 'pastel shapes', staging: 'pastel-geometry', sha: '7ebc34cb12c58431' },
  { prompt: 'christmas gift', staging: 'holiday', sha: 'bedbed195ba3acc0' },
  { prompt: 'on water', staging: 'water', sha: 'cde0cf6dad32786d' },
  { prompt: 'sunlight through a window', staging: 'sunlit-wall', sha: 'e55a0764be9e3c2f' },
] as const;
/** Of a framed photo with the prompt `wooden desk`. */
export const PRINT_GOLDEN = '8c875969cfd91828';
