/** Hashes of our own pixels at seed 7: renew them, with the engine's version, when the looks change on purpose. */
export const GOLDEN = [
  { prompt: 'mountains', width: 256, height: 256, sha: '' },
  { prompt: 'lake', width: 256, height: 144, sha: '' },
  { prompt: 'sea', width: 144, height: 256, sha: '' },
  { prompt: 'hills', width: 256, height: 86, sha: '' },
  { prompt: 'dunes', width: 256, height: 256, sha: '' },
  { prompt: 'island', width: 256, height: 256, sha: '' },
  { prompt: 'silk', width: 256, height: 256, sha: '' },
  { prompt: 'marble', width: 256, height: 256, sha: '' },
  { prompt: 'ribbons', width: 256, height: 256, sha: '' },
  { prompt: 'bokeh', width: 256, height: 256, sha: '' },
];
