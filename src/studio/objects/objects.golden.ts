/** Hashes of our own pixels at seed 7: renew them, with the engine's version, when the looks change on purpose. */
export const OBJECTS_GOLDEN = [
  { prompt: 'podium', width: 256, height: 256, sha: 'e44a21742bb67df8' },
  { prompt: 'geometry', width: 256, height: 144, sha: 'b21ddb789e1ac288' },
  { prompt: 'bar chart', width: 144, height: 256, sha: '132ee6d135153311' },
  { prompt: 'padlock', width: 256, height: 86, sha: '7e3c63579195867e' },
  { prompt: 'blockchain', width: 256, height: 256, sha: 'dd16d5839daf7b92' },
  { prompt: 'light bulb', width: 256, height: 256, sha: '8681928a11c5fa78' },
  { prompt: 'gears', width: 256, height: 256, sha: '6e57a936f1e44383' },
  { prompt: 'coffee', width: 256, height: 256, sha: 'e8b72c2ec11a03d5' },
  { prompt: 'zen', width: 256, height: 256, sha: 'f01b783784cc27fb' },
  { prompt: 'smartphone', width: 256, height: 256, sha: '0e9e8cc538042b5a' },
  { prompt: 'office desk', width: 256, height: 256, sha: 'bc3804abef416309' },
  { prompt: 'server room', width: 256, height: 256, sha: 'd3c957ddcc820c04' },
  { prompt: 'dna', width: 256, height: 256, sha: 'f69c59dd1cf9cd7e' },
  { prompt: 'battery', width: 256, height: 256, sha: 'b1138d2a9c1598cb' },
];
