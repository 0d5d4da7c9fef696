import type { Choice } from '../choice.ts';

export const TOOLS: readonly Choice[] = [
  { key: 'hammer', from: 'Scopia/marteau', names: ['hammer'], on: 'table' },
  { key: 'screwdriver', from: 'Scopia/tournevis', names: ['screwdriver'], on: 'table' },
  { key: 'saw', from: 'Scopia/scie-egoine', names: ['saw', 'hand saw'], on: 'table' },
  {
    key: 'drill',
    from: 'Scopia/perceuse-electrique',
    names: ['drill', 'cordless drill', 'power drill'],
    on: 'table',
  },
  {
    key: 'tape-measure',
    from: 'KatorLegaz/tape-measure',
    names: ['tape measure', 'measuring tape'],
    on: 'table',
  },
  { key: 'shovel', from: 'Scopia/pelle', names: ['shovel', 'spade'], on: 'ground' },
  { key: 'bolt-cutter', from: 'Scopia/pince-coupante', names: ['bolt cutter', 'pliers'], on: 'table' },
  { key: 'wheelbarrow', from: 'BlendSwap-CC-0/wheelbarrow', names: ['wheelbarrow'], on: 'ground' },
  { key: 'lawn-mower', from: 'Scopia/mower', names: ['lawn mower', 'mower'], on: 'ground' },
  { key: 'stepladder', from: 'Scopia/step-ladder-metal', names: ['stepladder', 'ladder'], on: 'floor' },
  {
    key: 'wooden-stepladder',
    from: 'Scopia/step-ladder-wood',
    names: ['wooden stepladder', 'wooden ladder'],
    on: 'floor',
  },
  { key: 'hose-reel', from: 'KatorLegaz/hose-reel', names: ['hose reel', 'garden hose'], on: 'ground' },
  {
    key: 'garden-faucet',
    from: 'Scopia/garden-faucet',
    names: ['faucet', 'brass tap', 'garden tap'],
    on: 'wall',
  },
  {
    key: 'fire-extinguisher',
    from: 'BlendSwap-CC-0/fireExtinguisher',
    names: ['fire extinguisher'],
    on: 'floor',
  },
  { key: 'traffic-cone', from: 'Scopia/cone', names: ['traffic cone', 'cone'], on: 'ground' },
];
