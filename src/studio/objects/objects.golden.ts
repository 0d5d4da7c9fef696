/** Hashes of our own pixels at seed 7: renew them, with the engine's version, when the looks change on purpose. */
export const OBJECTS_GOLDEN = [
  { prompt: 'podium', width: 256, height: 256, sha: 'cc12c0febd30cd91' },
  { prompt: 'geometry', width: 256, height: 144, sha: '8f673c6fb4f58e50' },
  { prompt: 'bar chart', width: 144, height: 256, sha: '9f6cae19254caa76' },
  { prompt: 'padlock', width: 256, height: 86, sha: 'c50210a734de4874' },
  { prompt: 'blockchain', width: 256, height: 256, sha: '4ce533441277972a' },
  { prompt: 'light bulb', width: 256, height: 256, sha: '162aeaa7a9b51272' },
  { prompt: 'gears', width: 256, height: 256, sha: '95fb516f37b622cc' },
  { prompt: 'zen', width: 256, height: 256, sha: '13ad8ecaba55022e' },
  { prompt: 'dna', width: 256, height: 256, sha: '8aad53fe8c8b8d90' },
  { prompt: 'battery', width: 256, height: 256, sha: '7857aa6f58c50088' },
];
