import type { Choice } from '../choice.ts';

export const MUSIC: readonly Choice[] = [
  { key: 'grand-piano', from: 'BlendSwap-CC-0/pianoAQueue', names: ['grand piano', 'piano'], on: 'floor' },
  { key: 'upright-piano', from: 'BlendSwap-CC-BY/piano', names: ['upright piano', 'pianino'], on: 'floor' },
  {
    key: 'electric-guitar',
    from: 'BlendSwap-CC-0/electricGuitar',
    names: ['electric guitar', 'guitar'],
    on: 'floor',
  },
  { key: 'xylophone', from: 'BlendSwap-CC-BY/xylophone', names: ['xylophone', 'glockenspiel'], on: 'table' },
];
