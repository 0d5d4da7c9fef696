// Written by scripts/models/convert.ts.
import type { ModelRecord } from '../model-record.ts';

export const TABLES: readonly ModelRecord[] = [
  {
    key: 'round-oak-table',
    category: 'tables',
    standsOn: 'floor',
    triangles: 5160,
    license: 'CC0-1.0',
    author: 'Doug C',
    source: 'https://www.blendswap.com/blend/66530',
    names: ['round table', 'pedestal table', 'dining table', 'oak table'],
    size: [1.24, 0.741, 1.24],
    parts: [
      { name: 'RED_OAK.001', finish: 'wood', color: '#f2f2f2' },
      { name: 'RED_OAK.001_NONE', finish: 'wood', color: '#f2f2f2' },
    ],
  },
  {
    key: 'farmhouse-table',
    category: 'tables',
    standsOn: 'floor',
    triangles: 1482,
    license: 'CC0-1.0',
    author: 'MZiemys',
    source: 'https://www.blendswap.com/blend/83888',
    names: ['farmhouse table', 'trestle table', 'long dining table', 'rustic table'],
    size: [2.35, 0.739, 1],
    parts: [
      { name: 'TableTop', finish: 'wood', color: '#f2f2f2' },
      { name: 'TableFeet', finish: 'wood', color: '#f2f2f2' },
    ],
  },
  {
    key: 'simple-desk',
    category: 'tables',
    standsOn: 'floor',
    triangles: 140,
    license: 'CC-BY-3.0',
    author: 'SirOccor',
    source: 'https://www.blendswap.com/blend/58816',
    names: ['wooden desk', 'writing desk', 'study desk'],
    size: [1.401, 0.72, 0.811],
    parts: [{ name: 'Wood', finish: 'wood', color: '#f2f2f2' }],
  },
  {
    key: 'coffee-table',
    category: 'tables',
    standsOn: 'floor',
    triangles: 940,
    license: 'CC-BY-3.0',
    author: 'Emmanuel Puybaret / eTeks and Scopia Visual Interfaces Systems, s.l.',
    source: 'http://www.scopia.es#saloon_table',
    names: ['coffee table', 'living room table'],
    size: [1.439, 0.511, 0.641],
    parts: [
      { name: 'fusta_taula', finish: 'matte', color: '#f2f2f2', takesColor: true },
      { name: 'glasstransparent', finish: 'glass', color: '#f4f4f4' },
    ],
  },
];
