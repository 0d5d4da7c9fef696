// Written by scripts/models/convert.ts.
import type { ModelRecord } from '../model-record.ts';

export const FASHION: readonly ModelRecord[] = [
  {
    key: 'loafers',
    category: 'fashion',
    standsOn: 'floor',
    triangles: 2248,
    license: 'CC-BY-3.0',
    author: 'Emmanuel Puybaret / eTeks and Scopia Visual Interfaces Systems, s.l.',
    source: 'http://www.scopia.es#mocassin',
    names: ['loafers', "men's shoes", 'black shoes', 'moccasins'],
    size: [0.222, 0.106, 0.283],
    parts: [
      { name: 'sole', finish: 'matte', color: '#040404' },
      { name: 'leather-inside', finish: 'leather', color: '#a34a0b' },
      { name: 'leather', finish: 'leather', color: '#030303', takesColor: true },
      { name: 'sole-inside', finish: 'matte', color: '#a3330f' },
    ],
  },
  {
    key: 'wristwatch',
    category: 'fashion',
    standsOn: 'table',
    triangles: 1206,
    license: 'CC-BY-3.0',
    author: 'Emmanuel Puybaret / eTeks and Scopia Visual Interfaces Systems, s.l.',
    source: 'http://www.scopia.es#montre-with-pose',
    names: ['watch', 'wristwatch', 'wrist watch'],
    size: [0.043, 0.049, 0.087],
    parts: [
      { name: 'chrome', finish: 'chrome', color: '#d4d6d8' },
      { name: 'belt', finish: 'matte', color: '#f2f2f2', takesColor: true },
      { name: 'textured', finish: 'matte', color: '#f2f2f2' },
      { name: 'glass', finish: 'glass', color: '#f1f2f2' },
      { name: 'watchhands', finish: 'matte', color: '#f2f2f2' },
    ],
  },
];
