import { PALETTE } from './light-and-lens.ts';
import { optional, required, type TemplateSet } from './template-set.ts';

/** Sets of rooms and things, which are photographed. */

const ROOM_STYLE = optional('Style', 'Who lives there?', [
  'in scandinavian style',
  'in modern style',
  'in rustic style',
  'in classic style',
  'in mid-century style',
  'in minimalist style',
  'in traditional style',
  'in nordic style',
]);

const ROOM_HOUR = optional('Lighting', 'When does the light come in?', [
  'in morning light',
  'in bright daylight',
  'in afternoon light',
  'in evening light',
  'in soft light',
  'at night',
  'in warm lamplight',
  'on a sunny day',
]);

const ROOM_FRAME = optional('Framing', 'How is it framed?', [
  'as a close-up',
  'as a wide shot',
  'with copy space on the left',
  'with copy space on the right',
  'with a dark vignette',
  'in muted colors',
  'in vivid colors',
  'in black and white',
]);

const TABLE = optional('Table', 'On what does it lie?', [
  'on a wooden table',
  'on a marble table',
  'on an oak table',
  'on a concrete table',
  'on a slate table',
  'on a white wood table',
  'on a dark wood table',
  'on linen',
]);

const STILL_HOUR = optional('Lighting', 'How is it lit?', [
  'in soft light',
  'in morning light',
  'in bright light',
  'in evening light',
  'in moody light',
  'in warm lamplight',
  'in window light',
  'in hard light',
]);

const STILL_FRAME = optional('Framing', 'How is it framed?', [
  'as a close-up',
  'as a wide shot',
  'from a low angle',
  'from a high angle',
  'with copy space on the left',
  'with copy space on the right',
  'with a dark vignette',
  'in muted colors',
]);

const BACKDROP = optional('Backdrop', 'What stands behind it?', [
  'on a white background',
  'on a pink background',
  'on a light blue background',
  'on a yellow background',
  'on a beige background',
  'on a pale green background',
  'on a gray background',
  'on a terracotta background',
]);

export const PHOTO_SETS: readonly TemplateSet[] = [
  {
    id: 'living-rooms',
    name: 'Living Rooms',
    category: 'lifestyle',
    groups: [
      required('Room', 'What stands in the room?', [
        'Living room with a blue sofa',
        'Living room with a green sofa',
        'Living room with a red armchair',
        'Living room with a bookcase',
        'Living room with plants',
        'Living room with a yellow sofa',
        'Cozy living room with a rug',
        'Living room with two armchairs',
      ]),
      ROOM_STYLE,
      ROOM_HOUR,
      ROOM_FRAME,
    ],
  },
  {
    id: 'bedrooms-nurseries',
    name: 'Bedrooms & Nurseries',
    category: 'wellness',
    groups: [
      required('Room', 'Who sleeps there?', [
        'Bedroom',
        'Bedroom with green walls',
        'Bedroom with blue walls',
        'Cozy bedroom',
        'Bedroom with a bench',
        'Nursery',
        'Nursery with a crib',
        'Bedroom with plants',
      ]),
      ROOM_STYLE,
      ROOM_HOUR,
      ROOM_FRAME,
    ],
  },
  {
    id: 'kitchens-dining',
    name: 'Kitchens & Dining Rooms',
    category: 'lifestyle',
    groups: [
      required('Room', 'Where is the meal?', [
        'Kitchen',
        'Kitchen with an island',
        'Green kitchen',
        'Blue kitchen',
        'Bright kitchen',
        'Dining room',
        'Dining room with a rug',
        'Dining room with plants',
      ]),
      ROOM_STYLE,
      ROOM_HOUR,
      ROOM_FRAME,
    ],
  },
  {
    id: 'home-offices',
    name: 'Home Offices & Hallways',
    category: 'business',
    groups: [
      required('Room', 'Which room is it?', [
        'Home office',
        'Home office with plants',
        'Home office with green walls',
        'Home office with a bookcase',
        'Home office with a rug',
        'Hallway',
        'Hallway with a mirror',
        'Bathroom with a bathtub',
      ]),
      ROOM_STYLE,
      ROOM_HOUR,
      ROOM_FRAME,
    ],
  },
  {
    id: 'fruit-vegetables',
    name: 'Fruit & Vegetables',
    category: 'wellness',
    groups: [
      required('Food', 'What was picked?', [
        'Three red apples',
        'Two pears and grapes',
        'Lemons',
        'Strawberries',
        'Tomatoes and garlic',
        'Carrots',
        'Avocado and lime',
        'Pumpkin',
      ]),
      TABLE,
      STILL_HOUR,
      STILL_FRAME,
    ],
  },
  {
    id: 'bakery-sweets',
    name: 'Bakery & Sweets',
    category: 'lifestyle',
    groups: [
      required('Bake', 'What came out of the oven?', [
        'Croissant',
        'Three cupcakes',
        'Baguette and butter',
        'Pancakes',
        'Donuts',
        'Macarons',
        'Muffin and a cup of coffee',
        'Cookies and a glass of milk',
      ]),
      TABLE,
      STILL_HOUR,
      STILL_FRAME,
    ],
  },
  {
    id: 'drinks-glasses',
    name: 'Drinks & Glasses',
    category: 'lifestyle',
    groups: [
      required('Drink', 'What is poured?', [
        'Glass of red wine',
        'Glass of orange juice',
        'Two glasses of champagne',
        'Glass of iced tea',
        'Whisky',
        'Smoothie',
        'Glass of water and a lemon',
        'Wine bottle and grapes',
      ]),
      TABLE,
      STILL_HOUR,
      STILL_FRAME,
    ],
  },
  {
    id: 'furniture-pieces',
    name: 'Furniture',
    category: 'business',
    groups: [
      required('Piece', 'Which piece stands alone?', [
        'Armchair',
        'Blue sofa',
        'Wooden chair',
        'Bar stool',
        'Round table',
        'Park bench',
        'Nightstand',
        'Bed',
      ]),
      BACKDROP,
      STILL_HOUR,
      STILL_FRAME,
    ],
  },
  {
    id: 'home-decor',
    name: 'Home Decor & Gifts',
    category: 'lifestyle',
    groups: [
      required('Thing', 'What is shown?', [
        'Tulips in a vase',
        'Candle and two books',
        'Gift box',
        'Vase',
        'Stack of books',
        'Scented candle',
        'Perfume bottle',
        'Table lamp',
      ]),
      PALETTE,
      STILL_HOUR,
      STILL_FRAME,
    ],
  },
];
