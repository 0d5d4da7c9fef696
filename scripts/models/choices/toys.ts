import type { Choice } from '../choice.ts';

export const TOYS: readonly Choice[] = [
  {
    key: 'teddy-bear',
    from: 'BlendSwap-CC-0/teddyBear',
    names: ['teddy bear', 'teddy', 'stuffed animal', 'plush toy'],
    on: 'floor',
  },
  { key: 'rocking-horse', from: 'BlendSwap-CC-0/caballito', names: ['rocking horse'], on: 'floor' },
  {
    key: 'toy-plane',
    from: 'BlendSwap-CC-0/cartoon_biplane',
    names: ['toy plane', 'biplane', 'toy airplane'],
    on: 'table',
  },
  { key: 'toy-train', from: 'BlendSwap-CC-BY/toyTrain', names: ['toy train', 'wooden train'], on: 'table' },
  {
    key: 'wooden-toy-car',
    from: 'BlendSwap-CC-BY/carrito-de-madera',
    names: ['wooden toy car', 'toy car'],
    on: 'table',
  },
  {
    key: 'house-puzzle',
    from: 'BlendSwap-CC-0/housePuzzle',
    names: ['puzzle', 'jigsaw', 'wooden puzzle'],
    on: 'table',
  },
  {
    key: 'wooden-doll',
    from: 'BlendSwap-CC-0/woodToy',
    names: ['wooden toy', 'wooden figure', 'peg doll'],
    on: 'table',
  },
  {
    key: 'baby-bottle',
    from: 'BlendSwap-CC-0/mamadeira',
    names: ['baby bottle', 'feeding bottle'],
    on: 'table',
  },
  {
    key: 'high-chair',
    from: 'Scopia/baby_high_chair',
    names: ['high chair', 'baby high chair'],
    on: 'floor',
  },
  {
    key: 'stroller',
    from: 'Scopia/stroller',
    names: ['stroller', 'pushchair', 'buggy', 'pram'],
    on: 'floor',
  },
  { key: 'tricycle', from: 'Scopia/tricycle', names: ['tricycle', 'kids trike'], on: 'floor' },
  { key: 'dollhouse', from: 'Scopia/doll-house', names: ['dollhouse', 'doll house'], on: 'floor' },
  {
    key: 'spring-rider',
    from: 'BlendSwap-CC-0/motorbike',
    names: ['spring rider', 'playground rider'],
    on: 'ground',
  },
  { key: 'swing', from: 'Scopia/child_swing', names: ['swing', 'swing set'], on: 'ground' },
  { key: 'sandbox', from: 'Scopia/sandpit', names: ['sandbox', 'sandpit'], on: 'ground' },
  { key: 'seesaw', from: 'BlendSwap-CC-0/seesaw', names: ['seesaw', 'teeter-totter'], on: 'ground' },
];
