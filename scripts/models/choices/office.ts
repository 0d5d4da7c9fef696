import type { Choice } from '../choice.ts';

export const OFFICE: readonly Choice[] = [
  { key: 'pencil-cup', from: 'Scopia/penbox', names: ['pencil cup', 'pen holder', 'pencils'], on: 'table' },
  { key: 'pencil', from: 'Scopia/pencil2', names: ['pencil'], on: 'table' },
  { key: 'pen', from: 'Scopia/pencil1', names: ['pen', 'ballpoint pen'], on: 'table' },
  { key: 'stapler', from: 'KatorLegaz/stapler', names: ['stapler'], on: 'table' },
  { key: 'scissors', from: 'BlendSwap-CC-0/cissors_swap', names: ['scissors'], on: 'table' },
  { key: 'highlighter', from: 'BlendSwap-CC-0/textMarker', names: ['highlighter', 'marker'], on: 'table' },
  { key: 'ruler', from: 'BlendSwap-CC-0/ruler', names: ['ruler'], on: 'table' },
  {
    key: 'adhesive-tape',
    from: 'Scopia/rouleau-de-ruban-adhesif',
    names: ['adhesive tape', 'packing tape', 'masking tape'],
    on: 'table',
  },
  {
    key: 'desk-calendar',
    from: 'BlendSwap-CC-0/kalender',
    names: ['calendar', 'desk calendar'],
    on: 'table',
  },
  { key: 'whiteboard', from: 'BlendSwap-CC-0/whiteBoard', names: ['whiteboard', 'flip chart'], on: 'floor' },
  {
    key: 'water-cooler',
    from: 'Scopia/water_cooler',
    names: ['water cooler', 'water dispenser'],
    on: 'floor',
  },
  { key: 'letter-tray', from: 'Scopia/bandeja', names: ['letter tray', 'paper tray'], on: 'table' },
  { key: 'keys', from: 'Scopia/keys', names: ['keys', 'house keys', 'key ring'], on: 'table' },
];
