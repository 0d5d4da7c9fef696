import type { Choice } from '../choice.ts';

export const OUTDOOR: readonly Choice[] = [
  {
    key: 'mailbox',
    from: 'BlendSwap-CC-0/mofx_mailbox',
    names: ['mailbox', 'letter box', 'post box'],
    on: 'ground',
    parts: { Metal: { finish: 'painted', color: '#161618' }, Flag: { finish: 'painted', color: '#b01c1c' } },
  },
  {
    key: 'dog-house',
    from: 'Scopia/dog-house',
    names: ['dog house', 'doghouse', 'kennel'],
    on: 'ground',
    parts: { 'dark-frame': { finish: 'painted', color: '#231a14' }, 'wood-texture': { finish: 'raw-wood' } },
  },
  {
    key: 'garden-hut',
    from: 'Scopia/garden-hut',
    names: ['garden shed', 'shed', 'hut'],
    on: 'ground',
    parts: { wood: { finish: 'raw-wood' }, yellowmetal: { finish: 'brass', color: '#a88a4a' } },
  },
  {
    key: 'playhouse',
    from: 'BlendSwap-CC-0/childHut',
    names: ['playground', 'playhouse', 'slide'],
    on: 'ground',
    parts: { red: { finish: 'plastic', color: '#b03330' } },
  },
  {
    key: 'litter-bin',
    from: 'BlendSwap-CC-0/dustbin',
    names: ['litter bin', 'dustbin'],
    on: 'ground',
    parts: { CHROME: { finish: 'brushed-steel', color: '#b4b2ae' } },
  },
  {
    key: 'park-trashcan',
    from: 'KatorLegaz/park-trashcan',
    names: ['park trash can', 'public bin'],
    on: 'ground',
    parts: {
      Green_plastic: { finish: 'plastic', color: '#1c5a2c' },
      Green_paint: { finish: 'painted', color: '#1c5a2c' },
    },
  },
  {
    key: 'fire-hydrant',
    from: 'KatorLegaz/fire-hydrant',
    names: ['fire hydrant', 'hydrant'],
    on: 'ground',
    parts: { PAINT_shiny_red: { finish: 'painted', color: '#b81c1a' } },
  },
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
  {
    key: 'hot-tub',
    from: 'Scopia/jacuzzi',
    names: ['hot tub', 'jacuzzi'],
    on: 'ground',
    parts: {
      water: { finish: 'water', color: '#cfe8f4', plain: true },
      'blue-fiber': { finish: 'gloss-plastic', color: '#3c5c98' },
      'blue-fiber_NONE': { finish: 'gloss-plastic', color: '#3c5c98' },
    },
  },
  {
    key: 'kids-pool',
    from: 'Scopia/round-swimming-pool',
    names: ['paddling pool', 'kids pool', 'inflatable pool'],
    on: 'ground',
    parts: {
      water: { finish: 'water', color: '#cfe8f4' },
      water_normal: { finish: 'water', color: '#cfe8f4' },
    },
  },
  {
    key: 'party-tent',
    from: 'Scopia/barnum',
    names: ['party tent', 'gazebo', 'market tent'],
    on: 'ground',
    parts: { whitefabric: { finish: 'curtain', color: '#ecebe6' } },
  },
];
