import { type GallerySubject, PEOPLE, STUDIO, WIDE } from './subject-styles.ts';

export const BUSINESS: readonly GallerySubject[] = [
  {
    things: [
      'A bar chart',
      'A rising bar chart',
      'A growth chart',
      'A financial chart',
      'A bar chart for business growth',
    ],
    places: [
      'with gold coins',
      'on a plain stage',
      'with a rising arrow',
      'for a quarterly report',
      'with soft shadows',
    ],
    ...STUDIO,
  },
  {
    things: ['Stacks of gold coins', 'Gold coins', 'Coins in growing stacks', 'Savings in gold coins'],
    places: ['on a plain stage', 'for investment', 'with soft shadows', 'for savings and growth'],
    ...STUDIO,
  },
  {
    things: [
      'A laptop on a desk',
      'A tidy office desk',
      'A modern workspace',
      'An office desk with a laptop',
      'A minimal workspace',
    ],
    places: ['with a dashboard on the screen', 'by a bright wall', 'with a cup', 'for focused work'],
    ...STUDIO,
    aspects: ['3:2', '4:3', '16:9', '1:1'],
  },
  {
    things: [
      'An empty product podium',
      'A product podium',
      'A round podium',
      'A marble podium',
      'A product display stage',
    ],
    places: [
      'with soft shadows',
      'for a product launch',
      'with smooth steps',
      'before a plain wall',
      'with an arch behind',
    ],
    ...STUDIO,
  },
  {
    things: [
      'A city skyline',
      'Office towers',
      'A financial district',
      'Downtown skyscrapers',
      'A business district skyline',
    ],
    places: [
      'with reflections in the water',
      'with lit windows',
      'by the waterfront',
      'under a wide sky',
      'seen across the water',
    ],
    touches: [
      [
        'at dusk',
        'at sunset',
        'in the blue hour',
        'at night',
        'at twilight',
        'in golden evening light',
        'at dawn',
      ],
      [
        'wide angle view',
        'room for text above',
        'editorial photograph',
        'rich contrast',
        'calm composition',
        'deep blue tones',
        'warm tones',
        'fine detail',
      ],
    ],
    aspects: WIDE,
  },
  {
    things: [
      'A business team in a meeting',
      'Colleagues in a meeting room',
      'A project team in discussion',
      'A diverse team at work',
      'A startup team in a workshop',
    ],
    places: [
      'at a bright office',
      'around a table',
      'in a modern office',
      'in a co working space',
      'before large windows',
    ],
    ...PEOPLE,
    aspects: ['3:2', '4:3', '16:9'],
  },
  {
    things: [
      'A speaker giving a presentation',
      'A manager presenting results',
      'A keynote speaker',
      'A presenter at a conference',
    ],
    places: ['on a stage', 'before an audience', 'with charts on a screen', 'in a modern office'],
    ...PEOPLE,
    aspects: ['3:2', '4:3', '16:9'],
  },
  {
    things: [
      'A handshake between partners',
      'Two business partners shaking hands',
      'A handshake after a deal',
      'A welcome handshake',
    ],
    places: ['in a bright office', 'in a modern office', 'by the window', 'in a corporate lobby'],
    ...PEOPLE,
  },
  {
    things: ['Gears of a workflow', 'Interlocking gears', 'Gears of a mechanism', 'Teamwork gears'],
    places: ['on a plain background', 'for a smooth process', 'in close view', 'turning together'],
    ...STUDIO,
  },
];
