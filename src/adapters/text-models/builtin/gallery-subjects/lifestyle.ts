import {
  BACKDROPS,
  BACKLIT,
  type GallerySubject,
  PEOPLE,
  ROOM,
  STILL,
  STUDIO,
  TABLE,
  TABLES,
} from './subject-styles.ts';

export const LIFESTYLE: readonly GallerySubject[] = [
  {
    opens: true,
    things: [
      'A cup of coffee',
      'A cappuccino',
      'An espresso',
      'A latte with latte art',
      'Morning coffee',
      'A flat white',
    ],
    places: ['on a wooden table', 'with coffee beans', 'with a saucer', 'on a table'],
    ...STUDIO,
  },
  {
    things: [
      'A family at home',
      'Parents and children',
      'A happy family',
      'Grandparents and a child',
      'A couple at home',
    ],
    places: ['on the sofa', 'in the living room', 'in a cozy home', 'on a couch', 'in a bright room'],
    ...PEOPLE,
  },
  {
    things: [
      'A freelancer with a laptop',
      'A woman working from home',
      'A man working from home',
      'A software developer',
      'A remote worker',
    ],
    places: ['at a desk', 'in a cozy home office', 'at home', 'by a bright window'],
    ...PEOPLE,
  },
  {
    things: [
      'A teacher with students',
      'Students in a classroom',
      'A lesson in a classroom',
      'A teacher with pupils',
    ],
    places: ['at the blackboard', 'in a bright school', 'in a classroom', 'at a university'],
    ...PEOPLE,
    aspects: ['3:2', '4:3', '16:9'],
  },
  {
    opens: true,
    things: [
      'A portrait of a young woman',
      'A portrait of a smiling man',
      'A portrait of an entrepreneur',
      'A portrait of an artist',
      'A portrait of a chef',
    ],
    places: ['in a bright studio', 'in a cafe', 'in an office', 'in a co working space', 'at home'],
    ...PEOPLE,
    aspects: ['2:3', '1:1', '4:3'],
  },
  {
    things: ['A family walk', 'A family', 'Parents with a child', 'A young family'],
    places: ['on the beach', 'by the sea', 'in green hills', 'in a flower meadow', 'by the ocean'],
    ...BACKLIT,
  },
  {
    opens: true,
    things: ['A bicycle', 'A bike ride', 'Cycling', 'A quiet bike ride'],
    places: ['by the sea', 'in the hills', 'in the countryside', 'in a meadow', 'along the shore'],
    ...BACKLIT,
  },
  {
    things: ['Party lights', 'Fairy lights', 'Christmas lights', 'Blurred lights', 'Sparkling bokeh'],
    places: ['in soft bokeh', 'on a dark night', 'in gold and orange', 'out of focus'],
    touches: [
      [
        'in gold',
        'in rose and gold',
        'in warm orange',
        'in pink and violet',
        'in blue and silver',
        'in red and gold',
      ],
      ['festive mood', 'cozy mood', 'pastel mood', 'warm light', 'vivid mood', 'soft light'],
    ],
    aspects: STILL,
  },
  {
    things: ['Three cupcakes', 'Cupcakes', 'Three pink cupcakes'],
    places: ['on a podium', 'on a round podium', 'on a plinth', 'on a pedestal'],
    ...STUDIO,
  },
  {
    things: ['A gift box', 'A wrapped gift', 'A gift'],
    places: ['on a podium', 'on a round podium', 'on a plinth', 'on a pedestal'],
    ...STUDIO,
  },
  {
    things: ['A living room', 'A bright living room', 'A quiet living room'],
    places: [
      'with a blue sofa',
      'with a green sofa',
      'with a yellow sofa',
      'with plants',
      'with a bookcase',
      'with an armchair',
    ],
    ...ROOM,
  },
  {
    things: ['A kitchen', 'A bright kitchen', 'A green kitchen', 'A blue kitchen'],
    places: ['with an island', 'with plants', 'with stools'],
    ...ROOM,
  },
  {
    things: ['A dining room', 'A bright dining room'],
    places: ['with plants', 'with a rug'],
    ...ROOM,
  },
  {
    things: ['A nursery', 'A bright nursery'],
    places: ['with a crib', 'with a rug'],
    ...ROOM,
  },
  {
    things: [
      'A croissant and a cup of coffee',
      'A muffin and a cup of coffee',
      'Pancakes',
      'A baguette and butter',
    ],
    places: TABLES,
    ...TABLE,
  },
  {
    things: ['Cupcakes', 'Donuts', 'Macarons', 'Cookies'],
    places: TABLES,
    ...TABLE,
  },
  {
    things: ['A glass of red wine', 'Red wine and grapes', 'Champagne', 'Two glasses of champagne'],
    places: TABLES,
    ...TABLE,
  },
  {
    things: ['An armchair', 'A white armchair', 'A sofa', 'A blue sofa', 'A green sofa'],
    places: BACKDROPS,
    ...TABLE,
  },
  {
    things: ['A teddy bear', 'A rocking horse'],
    places: BACKDROPS,
    ...TABLE,
  },
];
