/** Hashes of our own pixels at seed 7: renew them, with the engine's version, when the looks change on purpose. */
export const GOLDEN = [
  { prompt: 'mountains', width: 256, height: 256, sha: '2e58087575898d43' },
  { prompt: 'lake', width: 256, height: 144, sha: '2dc29a0e796b187a' },
  { prompt: 'sea', width: 144, height: 256, sha: 'b664c2efa65c498b' },
  { prompt: 'hills', width: 256, height: 86, sha: 'bcd1777f96b32b40' },
  { prompt: 'dunes', width: 256, height: 256, sha: '4796f2f59ca6942d' },
  { prompt: 'island', width: 256, height: 256, sha: 'fd4da90a50d9c003' },
  { prompt: 'silk', width: 256, height: 256, sha: '9a58aa6fa5adcb55' },
  { prompt: 'marble', width: 256, height: 256, sha: 'f5938651a49ea731' },
  { prompt: 'ribbons', width: 256, height: 256, sha: 'ff8572fa403f0470' },
  { prompt: 'bokeh', width: 256, height: 256, sha: '22819742f0e71771' },
];
