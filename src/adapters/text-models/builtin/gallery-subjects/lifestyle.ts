import { BACKLIT, type GallerySubject, PEOPLE, STILL, STUDIO } from './subject-styles.ts';

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
    places: [
      'on a wooden table',
      'with coffee beans',
      'with gentle steam',
      'on a saucer',
      'on a breakfast table',
    ],
    ...STUDIO,
  },
  {
    things: [
      'A family at home',
      'Parents and children',
      'A happy family',
      'Grandparents with grandchildren',
      'A couple at home',
    ],
    places: ['on the sofa', 'in the living room', 'on a cozy weekend', 'on movie night', 'playing together'],
    ...PEOPLE,
  },
  {
    things: [
      'A freelancer typing on a laptop',
      'A woman working from home',
      'A man working from home',
      'A software developer',
      'A remote worker',
    ],
    places: ['typing on a laptop', 'in a cozy home office', 'in a cafe', 'by a bright window'],
    ...PEOPLE,
  },
  {
    things: [
      'A teacher with students',
      'Students in a classroom',
      'A lesson in a classroom',
      'A teacher and her class',
    ],
    places: ['at the blackboard', 'in a bright school', 'on a school morning', 'at a university'],
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
    places: ['in a bright studio', 'in a cafe', 'by the window', 'in a co working space', 'at home'],
    ...PEOPLE,
    aspects: ['2:3', '1:1', '4:3'],
  },
  {
    things: ['A family walk', 'A family', 'Parents with a child', 'A family hand in hand'],
    places: ['on the beach', 'by the sea', 'in green hills', 'in a flower meadow', 'on a sandy shore'],
    ...BACKLIT,
  },
  {
    things: ['A cyclist', 'A bike ride', 'Two cyclists', 'A weekend on the bicycle'],
    places: ['in the hills', 'in the countryside', 'by the sea', 'on a path in a meadow', 'along the shore'],
    ...BACKLIT,
  },
  {
    things: [
      'Party lights',
      'Fairy lights',
      'Christmas lights',
      'Sparkling celebration lights',
      'New year sparkle',
    ],
    places: ['in soft bokeh', 'blurred in the dark', 'with a golden shimmer', 'out of focus'],
    touches: [
      [
        'in gold',
        'in rose and gold',
        'in warm orange',
        'in pink and violet',
        'in blue and silver',
        'in red and gold',
      ],
      ['festive mood', 'cozy mood', 'dreamy mood', 'warm glow', 'room for text', 'soft light'],
    ],
    aspects: STILL,
  },
  {
    opens: true,
    things: ['Three cupcakes', 'Cupcakes', 'Three pink cupcakes'],
    places: ['on a podium', 'on a round podium', 'on a plinth', 'on a pedestal'],
    ...STUDIO,
  },
  {
    things: ['A gift box', 'A wrapped gift', 'A gift'],
    places: ['on a podium', 'on a round podium', 'on a plinth', 'on a pedestal'],
    ...STUDIO,
  },
];
