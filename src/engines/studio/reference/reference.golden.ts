/**
 * Hashes of the pixels at 256 px and seed 7. After an intended change, renew them together with the engine's
 * version.
 */
export const REFERENCE_GOLDEN = [
  { prompt: 'podium', staging: 'podium', sha: 'e4d491371e361449' },
  { prompt: 'neon glow', staging: 'neon-ring', sha: 'a322ee992705b95f' },
  { prompt: 'luxury marble', staging: 'marble', sha: 'edd39f9cf7ef1cf5' },
  { prompt: 'on a wooden desk', staging: 'wood-desk', sha: '143a188b2b26f046' },
  { prompt: 'organic, among leaves', staging: 'nature', sha: '224149a7d510b1b0' },
  { prompt: 'pastel shapes', staging: 'pastel-geometry', sha: '97b40017640a1b41' },
  { prompt: 'christmas gift', staging: 'holiday', sha: '5a0ed1e4ebb55981' },
  { prompt: 'on water', staging: 'water', sha: '4cae060052deba74' },
  { prompt: 'cyclorama', staging: 'paper', sha: 'd20613983f5fa457' },
  { prompt: 'sunlight through a window', staging: 'sunlit-wall', sha: 'bcf4dd2ade24ff1c' },
] as const;
/** Of a framed photo with the prompt `wooden desk`. */
export const PRINT_GOLDEN = '18e9999316162ace';
