import type { Choice } from '../choice.ts';

export const ANIMALS: readonly Choice[] = [
  {
    key: 'cat',
    from: 'BlendSwap-CC-BY/siameseCat',
    names: ['cat', 'siamese cat', 'kitten', 'kitty'],
    on: 'ground',
  },
  { key: 'sitting-cat', from: 'Scopia/cat', names: ['sitting cat', 'black and white cat'], on: 'ground' },
  {
    key: 'dog',
    from: 'Scopia/dog',
    names: ['dog', 'labrador', 'puppy', 'golden retriever', 'sitting dog', 'dog sitting'],
    on: 'ground',
  },
  {
    key: 'bulldog',
    from: 'BlendSwap-CC-BY/bulldog',
    names: ['bulldog', 'french bulldog', 'pug'],
    on: 'ground',
    parts: {
      collier_noir: { finish: 'leather', color: '#232626' },
      metal_collier: { finish: 'chrome', color: '#d4d6d8' },
      yeux: { finish: 'gloss', color: '#1c120c' },
      nez: { finish: 'skin', color: '#2a2422' },
    },
  },
  { key: 'horse', from: 'BlendSwap-CC-BY/horse', names: ['horse', 'pony', 'foal'], on: 'ground' },
  {
    key: 'brown-horse',
    from: 'BlendSwap-CC-0/horse2',
    names: ['brown horse', 'bay horse', 'stallion'],
    on: 'ground',
  },
  { key: 'rabbit', from: 'Scopia/rabbit', names: ['rabbit', 'bunny', 'easter bunny', 'hare'], on: 'ground' },
  { key: 'hen', from: 'BlendSwap-CC-0/chicken', names: ['chicken', 'hen', 'rooster'], on: 'ground' },
];
