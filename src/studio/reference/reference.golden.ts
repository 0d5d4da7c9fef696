/** Hashes of our own pixels at 256 px and seed 7: renew them, with the engine's version, when the looks change on purpose. */
export const REFERENCE_GOLDEN = [
  { prompt: 'podium', staging: 'podium', sha: 'abc53c6a69fe82f4' },
  { prompt: 'neon glow', staging: 'neon-ring', sha: 'cd8dea12751079f6' },
  { prompt: 'luxury marble', staging: 'marble', sha: '4997442ae5b98d3f' },
  { prompt: 'on a wooden desk', staging: 'wood-desk', sha: 'b9d258e09aa98828' },
  { prompt: 'organic, among leaves', staging: 'nature', sha: 'f85e4e4217010cc9' },
  { prompt: 'pastel shapes', staging: 'pastel-geometry', sha: 'e7e83d9970d65917' },
  { prompt: 'christmas gift', staging: 'holiday', sha: 'e40fd898343f122c' },
  { prompt: 'on water', staging: 'water', sha: '16695d89d87800a4' },
  { prompt: 'sunlight through a window', staging: 'sunlit-wall', sha: '48cc8b18eb0343b3' },
] as const;
/** Of a framed photo with the prompt `wooden desk`. */
export const PRINT_GOLDEN = 'a84092fd39cb4e1f';
