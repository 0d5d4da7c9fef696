import type { Choice } from '../choice.ts';

export const OUTDOOR: readonly Choice[] = [
  {
    key: 'mailbox',
    from: 'BlendSwap-CC-0/mofx_mailbox',
    names: ['mailbox', 'letter box', 'post box'],
    on: 'ground',
  },
  { key: 'dog-house', from: 'Scopia/dog-house', names: ['dog house', 'doghouse', 'kennel'], on: 'ground' },
  { key: 'garden-hut', from: 'Scopia/garden-hut', names: ['garden shed', 'shed', 'hut'], on: 'ground' },
  {
    key: 'playhouse',
    from: 'BlendSwap-CC-0/childHut',
    names: ['playground', 'playhouse', 'slide'],
    on: 'ground',
  },
  { key: 'litter-bin', from: 'BlendSwap-CC-0/dustbin', names: ['litter bin', 'dustbin'], on: 'ground' },
  {
    key: 'park-trashcan',
    from: 'KatorLegaz/park-trashcan',
    names: ['park trash can', 'public bin'],
    on: 'ground',
  },
  { key: 'fire-hydrant', from: 'KatorLegaz/fire-hydrant', names: ['fire hydrant', 'hydrant'], on: 'ground' },
  {
    key: 'recycling-bin',
    from: 'KatorLegaz/recycling-bin',
    names: ['recycling bin', 'blue bin'],
    on: 'ground',
  },
  {
    key: 'wheelie-bin',
    from: 'KatorLegaz/residential-trashcan',
    names: ['wheelie bin', 'garbage bin'],
    on: 'ground',
  },
  { key: 'hot-tub', from: 'Scopia/jacuzzi', names: ['hot tub', 'jacuzzi'], on: 'ground' },
  {
    key: 'kids-pool',
    from: 'Scopia/round-swimming-pool',
    names: ['paddling pool', 'kids pool', 'inflatable pool'],
    on: 'ground',
  },
  { key: 'party-tent', from: 'Scopia/barnum', names: ['party tent', 'gazebo', 'market tent'], on: 'ground' },
];
