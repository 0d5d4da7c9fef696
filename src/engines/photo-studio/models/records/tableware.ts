// Written by scripts/models/convert.ts.
import type { ModelRecord } from '../model-record.ts';

export const TABLEWARE: readonly ModelRecord[] = [
  {
    key: 'teapot',
    category: 'tableware',
    standsOn: 'table',
    triangles: 29998,
    license: 'CC-BY-3.0',
    author: 'Emmanuel Puybaret / eTeks and Scopia Visual Interfaces Systems, s.l.',
    source: 'http://www.scopia.es#teapot',
    names: ['teapot', 'tea pot', 'tea'],
    size: [0.217, 0.213, 0.147],
    parts: [
      { name: 'beige_with_flowers', finish: 'petal', color: '#f2f2f2' },
      { name: 'beige_teapot', finish: 'petal', color: '#f2f2f2' },
    ],
  },
];
