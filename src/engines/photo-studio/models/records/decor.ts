// Written by scripts/models/convert.ts.
import type { ModelRecord } from '../model-record.ts';

export const DECOR: readonly ModelRecord[] = [
  {
    key: 'gift-box',
    category: 'decor',
    standsOn: 'table',
    triangles: 19544,
    license: 'CC-BY-3.0',
    author: 'Tadine',
    source: 'https://www.blendswap.com/blend/62886',
    names: ['gift', 'present', 'gift box', 'wrapped gift'],
    size: [0.232, 0.251, 0.181],
    parts: [
      { name: 'Material.003', finish: 'matte', color: '#004d66', takesColor: true },
      { name: 'gift5', finish: 'satin', color: '#3399b3' },
      { name: 'Material', finish: 'matte', color: '#004d66' },
    ],
  },
];
