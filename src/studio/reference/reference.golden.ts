/** Hashes of our own pixels at 256 px and seed 7: renew them, with the engine's version, when the looks change on purpose. */
export const REFERENCE_GOLDEN = [
  { prompt: 'podium', staging: 'podium', sha: '151d039f6a5ba569' },
  { prompt: 'neon glow', staging: 'neon-ring', sha: '366e1280968a98b2' },
  { prompt: 'luxury marble', staging: 'marble', sha: 'edcfcfb2d4458bb7' },
  { prompt: 'on a wooden desk', staging: 'wood-desk', sha: '580224b220a91725' },
  { prompt: 'organic, among leaves', staging: 'nature', sha: 'a7f09d711923b96d' },
  { prompt: 'pastel shapes', staging: 'pastel-geometry', sha: '739843b30ec24378' },
  { prompt: 'christmas gift', staging: 'holiday', sha: '8c510ef5a59cbb4a' },
  { prompt: 'on water', staging: 'water', sha: 'f6c2f4bbb7cf53e1' },
  { prompt: 'sunlight through a window', staging: 'sunlit-wall', sha: 'e55a0764be9e3c2f' },
] as const;
/** Of a framed photo with the prompt `wooden desk`. */
export const PRINT_GOLDEN = '8c875969cfd91828';
