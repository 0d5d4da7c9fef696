import type { Choice } from '../choice.ts';

export const OFFICE: readonly Choice[] = [
  {
    key: 'pencil-cup',
    from: 'Scopia/penbox',
    names: ['pencil cup', 'pen holder', 'pencils'],
    on: 'table',
    parts: {
      llapis: { finish: 'lacquer', color: '#2c4066' },
      fusta: { finish: 'raw-wood', color: '#cca760' },
      simplepen_Tube_12: { finish: 'plastic', color: '#e2e2e0', plain: true },
      boli: { finish: 'plastic', color: '#26262a' },
      plastico_negro: { finish: 'plastic', color: '#2a2a2c' },
    },
  },
  {
    key: 'pencil',
    from: 'Scopia/pencil2',
    names: ['pencil'],
    on: 'table',
    parts: { tapa: { finish: 'lacquer', color: '#363d56' }, boli: { finish: 'plastic', color: '#26262a' } },
  },
  {
    key: 'pen',
    from: 'Scopia/pencil1',
    names: ['pen', 'ballpoint pen'],
    on: 'table',
    parts: {
      'bluetappen_logo_web.tga.001': { finish: 'gloss-plastic', color: '#2c4066' },
      'whitepen_logo_web.tga.001': { finish: 'gloss-plastic', color: '#e2e2e0', plain: true },
    },
  },
  {
    key: 'stapler',
    from: 'KatorLegaz/stapler',
    names: ['stapler'],
    on: 'table',
    parts: { PLASTIC_black: { finish: 'gloss-plastic', color: '#17171a' } },
  },
  {
    key: 'scissors',
    from: 'BlendSwap-CC-0/cissors_swap',
    names: ['scissors'],
    on: 'table',
    parts: {
      Material: { finish: 'plastic', color: '#c2612a' },
      'Material.004': { finish: 'brushed-steel', color: '#c8c9cb' },
      'Material.002': { finish: 'steel', color: '#b9babc' },
    },
  },
  {
    key: 'highlighter',
    from: 'BlendSwap-CC-0/textMarker',
    names: ['highlighter', 'marker'],
    on: 'table',
    parts: {
      Plastic: { finish: 'gloss-plastic', color: '#b6e31c' },
      Plastic_top: { finish: 'plastic', color: '#b6e31c' },
      Plastic_bot: { finish: 'plastic', color: '#b6e31c' },
      paint: { finish: 'gloss-plastic', color: '#b6e31c' },
      Plasticblack: { finish: 'plastic', color: '#1c1c1e' },
    },
  },
  {
    key: 'ruler',
    from: 'BlendSwap-CC-0/ruler',
    names: ['ruler'],
    on: 'table',
    parts: {
      'Material.002': { finish: 'plastic', color: '#2a2c30' },
      Material: { finish: 'clear-plastic', color: '#dfe6f4' },
    },
  },
  {
    key: 'adhesive-tape',
    from: 'Scopia/rouleau-de-ruban-adhesif',
    names: ['adhesive tape', 'packing tape', 'masking tape'],
    on: 'table',
    parts: {
      firstcolor: { finish: 'gloss-plastic', color: '#c09c58' },
      interior: { finish: 'cardboard', color: '#c8b896' },
    },
  },
  {
    key: 'whiteboard',
    from: 'BlendSwap-CC-0/whiteBoard',
    names: ['whiteboard', 'flip chart'],
    on: 'floor',
    parts: {
      'Material.032': { finish: 'gloss', color: '#f0f0ee' },
      'Material.034': { finish: 'aluminum', color: '#8a8a8c' },
    },
  },
  {
    key: 'water-cooler',
    from: 'Scopia/water_cooler',
    names: ['water cooler', 'water dispenser'],
    on: 'floor',
    parts: {
      'water-bottle': { finish: 'clear-plastic', color: '#a8c8e8' },
      'break-white': { finish: 'plastic' },
    },
  },
  {
    key: 'letter-tray',
    from: 'Scopia/bandeja',
    names: ['letter tray', 'paper tray'],
    on: 'table',
    parts: { transparent: { finish: 'clear-plastic', color: '#c4d6e6' } },
  },
  {
    key: 'keys',
    from: 'Scopia/keys',
    names: ['keys', 'house keys', 'key ring'],
    on: 'table',
    parts: {
      'keys-metal': { finish: 'brass', color: '#c8a860' },
      'metal-grey': { finish: 'steel', color: '#b4b5b8' },
    },
  },
];
