import { type GallerySubject, PEOPLE, STUDIO, WIDE } from './subject-styles.ts';

export const BUSINESS: readonly GallerySubject[] = [
  {
    opens: true,
    things: [
      'A bar chart',
      'A rising bar chart',
      'A growth chart',
      'A financial chart',
      'A bar chart for business growth',
    ],
    places: [
      'with gold coins',
      'in a bright studio',
      'with a rising arrow',
      'with bold bars',
      'in soft light',
    ],
    ...STUDIO,
  },
  {
    things: ['Stacks of gold coins', 'Gold coins', 'A pile of gold coins', 'Savings in gold coins'],
    places: ['in warm light', 'in window light', 'in soft light', 'in morning light'],
    ...STUDIO,
  },
  {
    things: [
      'A laptop on a desk',
      'A clean office desk',
      'A modern workspace',
      'An office desk with a laptop',
      'A minimal workspace',
    ],
    places: ['with a dashboard on the screen', 'with a plant', 'with a cup', 'with a notebook'],
    ...STUDIO,
    aspects: ['3:2', '4:3', '16:9', '1:1'],
  },
  {
    things: [
      'A simple product podium',
      'A product podium',
      'A round podium',
      'A marble podium',
      'A product stage',
    ],
    places: [
      'with soft shadows',
      'for a showcase',
      'in a bright studio',
      'in soft light',
      'with crisp shadows',
    ],
    ...STUDIO,
  },
  {
    opens: true,
    things: ['A city skyline', 'Office towers', 'A financial district', 'Skyscrapers', 'A business district'],
    places: [
      'with reflections in the water',
      'with windows',
      'by the waterfront',
      'under a wide sky',
      'by the river',
    ],
    touches: [
      ['at dusk', 'at sunset', 'in the evening', 'at night', 'at twilight', 'at sundown', 'at dawn'],
      [
        'wide angle view',
        'wide and calm',
        'editorial photograph',
        'dramatic mood',
        'calm composition',
        'cool tones',
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
      'A business meeting',
      'A startup team in a meeting',
    ],
    places: [
      'at a bright office',
      'around a table',
      'in a modern office',
      'in a bright meeting room',
      'before large windows',
    ],
    ...PEOPLE,
    aspects: ['3:2', '4:3', '16:9'],
  },
  {
    things: ['A business presentation', 'A keynote', 'A lecture', 'A presenter at a conference'],
    places: ['for an audience', 'with charts on a screen', 'with a whiteboard', 'with slides'],
    ...PEOPLE,
    aspects: ['3:2', '4:3', '16:9'],
  },
  {
    things: [
      'A handshake between partners',
      'Two business partners shaking hands',
      'A handshake after a deal',
      'A friendly handshake',
    ],
    places: ['in a bright office', 'in a modern office', 'by the window', 'in an office'],
    ...PEOPLE,
  },
  {
    things: ['Gears of a workflow', 'Strong gears', 'Gears of a mechanism', 'Smooth gears'],
    places: ['in soft light', 'for a smooth process', 'in close view', 'in bright light'],
    ...STUDIO,
  },
  {
    opens: true,
    things: ['A golden trophy', 'A gold trophy', 'A trophy'],
    places: ['on a podium', 'on a round podium', 'on a plinth', 'on a pedestal'],
    ...STUDIO,
  },
  {
    things: ['A shopping cart', 'A supermarket cart', 'An empty shopping cart'],
    places: ['on a podium', 'on a round podium', 'on a plinth', 'on a pedestal'],
    ...STUDIO,
  },
  {
    things: ['A briefcase', 'A brown briefcase'],
    places: ['on a podium', 'on a round podium', 'on a plinth', 'on a pedestal'],
    ...STUDIO,
  },
];
