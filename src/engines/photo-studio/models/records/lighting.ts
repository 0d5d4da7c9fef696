// Written by scripts/models/convert.ts.
import type { ModelRecord } from '../model-record.ts';

export const LIGHTING: readonly ModelRecord[] = [
  {
    key: 'bedside-lamp',
    category: 'lighting',
    standsOn: 'table',
    triangles: 6468,
    license: 'CC-BY-3.0',
    author: 'Emmanuel Puybaret / eTeks and Scopia Visual Interfaces Systems, s.l.',
    source: 'http://www.scopia.es#little_lamp1',
    names: ['table lamp', 'bedside lamp', 'lamp'],
    size: [0.331, 0.419, 0.331],
    parts: [
      { name: 'wood_red', finish: 'wood', color: '#8c4c0c' },
      { name: 'plastic', finish: 'plastic', color: '#202020' },
      { name: 'whitesop', finish: 'gloss', color: '#bebebe' },
      { name: 'squares_multilamps.jpg', finish: 'matte', color: '#c7b188', takesColor: true },
      { name: 'border_multilamps.jpg', finish: 'matte', color: '#7a1e07' },
    ],
  },
  {
    key: 'desk-lamp',
    category: 'lighting',
    standsOn: 'table',
    triangles: 3442,
    license: 'CC-BY-3.0',
    author: 'Emmanuel Puybaret / eTeks and Scopia Visual Interfaces Systems, s.l.',
    source: 'http://www.scopia.es#desk_lamp2',
    names: ['desk lamp', 'architect lamp', 'red desk lamp'],
    size: [0.225, 0.4, 0.417],
    parts: [
      { name: 'black', finish: 'satin', color: '#1d1d1d', takesColor: true },
      { name: 'metalillo', finish: 'iron', color: '#a80606' },
    ],
  },
  {
    key: 'floor-lamp',
    category: 'lighting',
    standsOn: 'floor',
    triangles: 4210,
    license: 'CC-BY-3.0',
    author: 'Emmanuel Puybaret / eTeks and Scopia Visual Interfaces Systems, s.l.',
    source: 'http://www.scopia.es#living_lamp',
    names: ['floor lamp', 'standing lamp'],
    size: [0.396, 1.429, 0.583],
    parts: [
      { name: 'plastic.001', finish: 'plastic', color: '#202020' },
      { name: 'squares.001_tela_lamp_tile.jpg', finish: 'fabric', color: '#f2f2f2' },
      { name: 'whitesop.001', finish: 'gloss', color: '#bebebe' },
      { name: 'wooden_plate.001_little_wood.jpg', finish: 'wood', color: '#f2f2f2' },
      { name: 'black_iron.001', finish: 'iron', color: '#1e1c1c', takesColor: true },
    ],
  },
];
