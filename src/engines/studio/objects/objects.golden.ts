/**
 * Hashes of the pixels at seed 7. After an intended change, renew them together with the engine's version.
 */
export const OBJECTS_GOLDEN = [
  { prompt: 'podium', width: 160, height: 160, sha: '72eaaed9b39e04cc' },
  { prompt: 'geometry', width: 160, height: 90, sha: '5304c18d42b106f6' },
  { prompt: 'bar chart', width: 90, height: 160, sha: '89c0ced6e4224266' },
  { prompt: 'padlock', width: 160, height: 64, sha: '441eeab66e6c6aeb' },
  { prompt: 'blockchain', width: 160, height: 160, sha: '8a0184dcb34c80c5' },
  { prompt: 'light bulb', width: 160, height: 160, sha: 'baa15b4614d3b946' },
  { prompt: 'gears', width: 160, height: 160, sha: '3857c060e01ddc10' },
  { prompt: 'coffee', width: 160, height: 160, sha: 'b7a0767989720e6f' },
  { prompt: 'zen', width: 160, height: 160, sha: 'f4510d1f6831b1ce' },
  { prompt: 'smartphone', width: 160, height: 160, sha: '344f96fd93891484' },
  { prompt: 'office desk', width: 160, height: 160, sha: '5ed45dcfc1ffe1fc' },
  { prompt: 'server room', width: 160, height: 160, sha: '6bc6f047026194e9' },
  { prompt: 'dna', width: 160, height: 160, sha: '099d7aa922dd6145' },
  { prompt: 'battery', width: 160, height: 160, sha: 'fbfd26c2b9ad9f3a' },
  { prompt: 'globe', width: 160, height: 160, sha: '05dadbb1e96de725' },
  { prompt: 'robot arm', width: 160, height: 160, sha: '07e79a052344462c' },
  { prompt: 'delivery drone', width: 160, height: 160, sha: '2aafbedaaf9a26a3' },
];
