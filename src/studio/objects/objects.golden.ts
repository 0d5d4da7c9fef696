/** Hashes of our own pixels at seed 7: renew them, with the engine's version, when the looks change on purpose. */
export const OBJECTS_GOLDEN = [
  { prompt: 'podium', width: 256, height: 256, sha: '7922823fa2dd5de6' },
  { prompt: 'geometry', width: 256, height: 144, sha: 'c01743fe365e9da4' },
  { prompt: 'bar chart', width: 144, height: 256, sha: '9e4f79f4b89950b3' },
  { prompt: 'padlock', width: 256, height: 86, sha: 'cb781b6e9403f369' },
];
