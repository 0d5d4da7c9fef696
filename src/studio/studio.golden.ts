/** Hashes of our own pixels at seed 7: renew them, with the engine's version, when the looks change on purpose. */
export const GOLDEN = [
  { prompt: 'mountains', width: 256, height: 256, sha: 'b443dc515af41779' },
  { prompt: 'lake', width: 256, height: 144, sha: '214f07627ce732c0' },
  { prompt: 'sea', width: 144, height: 256, sha: 'a9e5a6703c44cbdb' },
  { prompt: 'hills', width: 256, height: 86, sha: '54b308d8d273d77f' },
  { prompt: 'dunes', width: 256, height: 256, sha: 'f650ba83fba74ebb' },
  { prompt: 'island', width: 256, height: 256, sha: 'b77eb00de9767cf4' },
  { prompt: 'silk', width: 256, height: 256, sha: '6155e2be9384c010' },
  { prompt: 'marble', width: 256, height: 256, sha: 'fb62b63f70e31964' },
  { prompt: 'ribbons', width: 256, height: 256, sha: '16f2cc00c2fff8f1' },
  { prompt: 'bokeh', width: 256, height: 256, sha: '57ffcf2f0b304a64' },
];
