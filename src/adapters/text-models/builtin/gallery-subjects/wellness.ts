import { BACKLIT, type GallerySubject, LAND_FRAMING, PEOPLE, STUDIO, WATERSIDE } from './subject-styles.ts';

export const WELLNESS: readonly GallerySubject[] = [
  {
    opens: true,
    things: [
      'Balanced zen stones',
      'Stacked stones',
      'Smooth spa stones',
      'A tower of zen pebbles',
      'Three balanced stones',
    ],
    places: [
      'on raked sand',
      'with a green leaf',
      'with a soft shadow',
      'beside a small plant',
      'on a plain stage',
    ],
    ...STUDIO,
  },
  {
    things: ['A potted plant', 'A houseplant', 'A monstera plant', 'An aloe vera plant'],
    places: ['in a quiet room', 'with fresh leaves', 'with a soft shadow', 'in a clay pot'],
    ...STUDIO,
    aspects: ['2:3', '1:1', '4:3'],
  },
  {
    things: ['Yoga', 'Morning yoga', 'Sunrise yoga', 'Quiet yoga', 'A yogi in lotus pose'],
    places: [
      'on the beach',
      'by the sea',
      'by a calm lake',
      'on a mountain top',
      'above the ocean',
      'by a mountain lake',
    ],
    ...BACKLIT,
  },
  {
    things: ['A runner', 'A morning run', 'A jogger', 'Trail running'],
    places: [
      'on the beach',
      'by the sea',
      'through green hills',
      'on a path in the hills',
      'along the shore',
    ],
    ...BACKLIT,
  },
  {
    things: ['Forest bathing', 'A peaceful forest', 'A walk in a quiet forest', 'A tranquil forest'],
    places: [
      'with ferns on the ground',
      'with sunbeams',
      'with fresh leaves',
      'with a soft path',
      'with a mossy floor',
    ],
    touches: [
      [
        'in golden light',
        'in the morning',
        'on a summer day',
        'in warm light',
        'at sunrise',
        'in soft daylight',
      ],
      LAND_FRAMING,
    ],
    aspects: ['2:3', '3:2', '4:3'],
  },
  {
    opens: true,
    things: ['A tranquil lake', 'A peaceful lake', 'A calm lake for rest', 'A serene mountain lake'],
    places: [
      'with a mirror reflection',
      'with grass along the water',
      'among green slopes',
      'below soft mountains',
      'with still water',
    ],
    ...WATERSIDE,
  },
  {
    things: ['A yoga class', 'A group in a yoga class', 'A yoga instructor and her class', 'A pilates class'],
    places: ['in a bright studio', 'in a yoga studio', 'with yoga mats', 'in the morning'],
    ...PEOPLE,
    aspects: ['3:2', '4:3', '16:9'],
  },
  {
    things: [
      'A doctor with a patient',
      'A doctor and a nurse',
      'A friendly doctor',
      'A medical consultation',
      'A nurse with a patient',
    ],
    places: ['in a bright clinic', 'at a hospital', 'in a quiet clinic', 'at a checkup'],
    ...PEOPLE,
  },
  {
    opens: true,
    things: ['An avocado', 'A fresh avocado'],
    places: ['on a podium', 'on a round podium', 'on a plinth', 'on a pedestal'],
    ...STUDIO,
  },
  {
    things: ['A lotus flower', 'A lotus', 'A pink lotus flower'],
    places: ['on still water', 'on water', 'on calm water'],
    ...STUDIO,
  },
];
