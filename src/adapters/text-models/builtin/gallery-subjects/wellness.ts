import {
  BACKDROPS,
  BACKLIT,
  FOREST_LIGHT,
  type GallerySubject,
  LAND_FRAMING,
  PEOPLE,
  ROOM,
  STUDIO,
  TABLE,
  TABLES,
  WATERSIDE,
} from './subject-styles.ts';

export const WELLNESS: readonly GallerySubject[] = [
  {
    opens: 4,
    things: [
      'Balanced zen stones',
      'Stacked stones',
      'Smooth spa stones',
      'A tower of zen pebbles',
      'Balanced stones',
    ],
    places: ['with a candle', 'with a leaf', 'with a soft shadow', 'beside a small plant', 'in soft light'],
    ...STUDIO,
  },
  {
    things: ['A potted plant', 'A houseplant', 'A monstera plant', 'A green potted plant'],
    places: ['in soft light', 'with fresh leaves', 'with a soft shadow', 'in a bright studio'],
    ...STUDIO,
    aspects: ['2:3', '1:1', '4:3'],
  },
  {
    opens: 2,
    things: ['Yoga', 'Calm yoga', 'Serene yoga', 'Quiet yoga', 'Peaceful yoga'],
    places: [
      'on the beach',
      'by the sea',
      'by a lake',
      'on a mountain top',
      'in the mountains',
      'by the ocean',
    ],
    ...BACKLIT,
  },
  {
    things: ['A runner', 'A lone runner', 'A jogger', 'Trail running'],
    places: ['on the beach', 'by the sea', 'through green hills', 'in the hills', 'along the shore'],
    ...BACKLIT,
  },
  {
    opens: 1,
    things: ['A still forest', 'A peaceful forest', 'A quiet forest path', 'A tranquil forest'],
    places: ['with ferns', 'with sunbeams', 'with fresh leaves', 'with a soft path', 'with moss'],
    touches: [FOREST_LIGHT, LAND_FRAMING],
    aspects: ['2:3', '3:2', '4:3'],
  },
  {
    opens: 5,
    things: ['A tranquil lake', 'A peaceful lake', 'A silent lake', 'A serene mountain lake'],
    places: [
      'with reflections',
      'with trees along the shore',
      'among hills',
      'below soft mountains',
      'with still water',
    ],
    ...WATERSIDE,
  },
  {
    things: ['A yoga class', 'A calm yoga class', 'A fitness class', 'A pilates class'],
    places: ['in a bright studio', 'in a yoga studio', 'with mats', 'in the morning'],
    ...PEOPLE,
    aspects: ['3:2', '4:3', '16:9'],
  },
  {
    things: ['A doctor', 'A doctor and a nurse', 'A friendly doctor', 'A medical consultation', 'A nurse'],
    places: ['in a bright clinic', 'at a hospital', 'in a quiet clinic', 'in a clinic'],
    ...PEOPLE,
  },
  {
    things: ['An avocado', 'A fresh avocado'],
    places: ['on a podium', 'on a round podium', 'on a plinth', 'on a pedestal'],
    ...STUDIO,
  },
  {
    opens: 6,
    things: ['A lotus flower', 'A lotus', 'A pink lotus flower'],
    places: ['on still water', 'on water', 'on clear water'],
    ...STUDIO,
  },
  {
    things: ['A candle', 'Two candles', 'A scented candle', 'Pillar candles'],
    places: TABLES,
    ...TABLE,
  },
  {
    things: ['Soap and a towel', 'A folded towel and soap', 'A rolled towel and a candle'],
    places: TABLES,
    ...TABLE,
  },
  {
    things: ['A cream jar', 'A pump bottle', 'A dropper bottle', 'A cosmetic tube'],
    places: BACKDROPS,
    ...TABLE,
  },
  {
    things: ['A perfume bottle', 'Nail polish', 'Perfume'],
    places: BACKDROPS,
    ...TABLE,
  },
  {
    things: ['A bathroom', 'A bright bathroom', 'A calm bathroom'],
    places: ['with a bathtub', 'with plants', 'with a mirror'],
    ...ROOM,
  },
  {
    things: ['A bedroom', 'A bright bedroom', 'A quiet bedroom', 'A cozy bedroom'],
    places: ['with plants', 'with green walls', 'with blue walls', 'with curtains'],
    ...ROOM,
  },
  {
    opens: 3,
    things: ['A cup of tea and a lemon', 'A cup of tea and a book', 'A cup of tea and a candle'],
    places: TABLES,
    ...TABLE,
  },
  {
    things: ['An avocado and a lime', 'Two avocados', 'An avocado and an egg'],
    places: TABLES,
    ...TABLE,
  },
  {
    things: ['Oatmeal', 'Avocado toast', 'A halved avocado', 'Grilled salmon'],
    places: TABLES,
    ...TABLE,
  },
  {
    things: ['Raspberries', 'A sliced orange', 'A sliced lemon', 'A watermelon', 'A kiwi'],
    places: TABLES,
    ...TABLE,
  },
  {
    things: ['A bench', 'A park bench'],
    places: ['in a park', 'in a garden', 'in the woods', 'by the sea', 'in the hills'],
    ...BACKLIT,
  },
];
