// Written by scripts/models/convert.ts.
import type { ModelRecord } from '../model-record.ts';

export const ELECTRONICS: readonly ModelRecord[] = [
  {
    key: 'laptop',
    category: 'electronics',
    standsOn: 'table',
    triangles: 17030,
    license: 'CC-BY-3.0',
    author: 'Mayollo',
    source: 'https://www.blendswap.com/blend/67749',
    names: ['laptop', 'notebook computer', 'computer'],
    size: [0.339, 0.266, 0.253],
    parts: [
      { name: 'Screen', finish: 'screen', color: '#101114' },
      { name: 'Top', finish: 'satin', color: '#999999' },
      { name: 'Keyboard', finish: 'matte', color: '#a6a6a6' },
      { name: 'Bottom', finish: 'satin', color: '#999999', takesColor: true },
    ],
  },
  {
    key: 'headphones',
    category: 'electronics',
    standsOn: 'table',
    triangles: 7622,
    license: 'CC0-1.0',
    author: 'Alaskaman',
    source: 'https://www.blendswap.com/blend/26567',
    names: ['headphones', 'headset', 'over-ear headphones'],
    size: [0.189, 0.082, 0.2],
    parts: [
      { name: 'Material.001', finish: 'matte', color: '#3e0d08' },
      { name: 'Material', finish: 'matte', color: '#4a4a4a' },
      { name: 'Material.004', finish: 'matte', color: '#040404' },
      { name: 'Material.003', finish: 'satin', color: '#060200', takesColor: true },
    ],
  },
];
