// Written by scripts/models/convert.ts.
import type { ModelRecord } from '../model-record.ts';

export const BEDS: readonly ModelRecord[] = [
  {
    key: 'double-bed',
    category: 'beds',
    standsOn: 'floor',
    triangles: 29997,
    license: 'CC0-1.0',
    author: 'SVAFnemesis',
    source: 'https://www.blendswap.com/blend/79218',
    names: ['bed', 'double bed', 'king bed', 'bedroom'],
    size: [2.022, 1.142, 2.282],
    parts: [
      { name: 'Pillow', finish: 'fabric', color: '#86a4a4' },
      { name: 'Bed', finish: 'fabric', color: '#ffffff' },
      { name: 'Blanquet', finish: 'fabric', color: '#679595', takesColor: true },
      { name: 'Mattress', finish: 'fabric', color: '#b3c7c7' },
      { name: 'Frame', finish: 'matte', color: '#ffffff' },
    ],
  },
  {
    key: 'iron-bed',
    category: 'beds',
    standsOn: 'floor',
    triangles: 19555,
    license: 'CC-BY-3.0',
    author: 'Emmanuel Puybaret / eTeks and Scopia Visual Interfaces Systems, s.l.',
    source: 'http://www.scopia.es#iron_bed',
    names: ['iron bed', 'wrought iron bed', 'victorian bed'],
    size: [1.317, 1.16, 2.15],
    parts: [
      { name: 'sobrecolchon_patron1.jpg.001', finish: 'fabric', color: '#a6a697' },
      { name: 'old_iron.001', finish: 'iron', color: '#0e0a06', takesColor: true },
      { name: 'mattress.001', finish: 'fabric', color: '#c5c3b1' },
    ],
  },
];
