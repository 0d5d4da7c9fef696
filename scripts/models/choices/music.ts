import type { Choice } from '../choice.ts';

export const MUSIC: readonly Choice[] = [
  {
    key: 'grand-piano',
    from: 'BlendSwap-CC-0/pianoAQueue',
    names: ['grand piano', 'piano'],
    on: 'floor',
    parts: {
      black: { finish: 'lacquer', color: '#101012' },
      brown: { finish: 'lacquer', color: '#4a2c14' },
      white: { finish: 'gloss', color: '#efeae2' },
    },
  },
  {
    key: 'upright-piano',
    from: 'BlendSwap-CC-BY/piano',
    names: ['upright piano', 'pianino'],
    on: 'floor',
    size: [1.42, 1.38, 0.54],
    parts: {
      klavierlack: { finish: 'lacquer', color: '#101012' },
      golden: { finish: 'brass', color: '#e2b866' },
      'Material.001': { finish: 'gloss', color: '#efeae2' },
      'klavierlack_Passion_Ebony_Roman_Blind.jpg': { finish: 'lacquer', color: '#101012' },
    },
  },
  {
    key: 'electric-guitar',
    from: 'BlendSwap-CC-0/electricGuitar',
    names: ['electric guitar', 'guitar'],
    on: 'floor',
    limit: 16_000,
    parts: {
      Body: { finish: 'lacquer', color: '#4a0c3c' },
      Alluminium: { finish: 'steel', color: '#b4b6b8' },
      Chords: { finish: 'steel', color: '#b4b6b8' },
      None: { finish: 'chrome', color: '#d4d6d8' },
      Head: { finish: 'lacquer', color: '#121214' },
      Stages: { finish: 'wood', color: '#7a4a24' },
      Pod: { finish: 'gloss-plastic', color: '#121214' },
      Rubber: { finish: 'rubber', color: '#161618' },
    },
  },
  {
    key: 'xylophone',
    from: 'BlendSwap-CC-BY/xylophone',
    names: ['xylophone', 'glockenspiel'],
    on: 'table',
    parts: {
      WOOD: { finish: 'lacquer' },
      MALLET: { finish: 'wood', color: '#c4a06c' },
      METAL: { finish: 'steel', color: '#b9babc' },
    },
  },
];
