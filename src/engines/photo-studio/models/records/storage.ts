// Written by scripts/models/convert.ts.
import type { ModelRecord } from '../model-record.ts';

export const STORAGE: readonly ModelRecord[] = [
  {
    key: 'bedside-table',
    category: 'storage',
    standsOn: 'floor',
    triangles: 288,
    license: 'CC0-1.0',
    author: 'Nhumrod',
    source: 'https://www.blendswap.com/blend/62576',
    names: ['bedside table', 'nightstand', 'night table'],
    size: [0.4855, 0.454, 0.481],
    parts: [
      { name: 'bed_venge', finish: 'wood', color: '#f2f2f2' },
      { name: 'bedside_table_feet', finish: 'matte', color: '#a3a3a3' },
      { name: 'bedside_handle_galvanized', finish: 'satin', color: '#b3b3b3' },
    ],
  },
  {
    key: 'chest-of-drawers',
    category: 'storage',
    standsOn: 'floor',
    triangles: 7850,
    license: 'CC-BY-3.0',
    author: 'Elhzar',
    source: 'https://www.blendswap.com/blend/72214',
    names: ['chest of drawers', 'dresser', 'wooden dresser'],
    size: [1.435, 0.82, 0.536],
    parts: [
      { name: 'wood', finish: 'wood', color: '#f2f2f2' },
      { name: 'metal', finish: 'aluminum', color: '#c0c0c0' },
    ],
  },
  {
    key: 'tv-stand',
    category: 'storage',
    standsOn: 'floor',
    triangles: 368,
    license: 'CC-BY-3.0',
    author: 'Leximumxii',
    source: 'https://www.blendswap.com/blend/69859',
    names: ['tv stand', 'media console', 'lowboard', 'sideboard'],
    size: [1.351, 0.526, 0.465],
    parts: [
      { name: 'Wenge_', finish: 'wood', color: '#f2f2f2' },
      { name: 'Material.001', finish: 'matte', color: '#000000' },
      { name: 'Tv_Unit_legs', finish: 'satin', color: '#a3a3a3' },
      { name: 'Wenge__NONE', finish: 'wood', color: '#f2f2f2' },
    ],
  },
];
