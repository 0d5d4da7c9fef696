import { BACKDROPS, type GallerySubject, STILL, STUDIO, TABLE } from './subject-styles.ts';

const COLORS = [
  'in teal and gold',
  'in violet and pink',
  'in coral and peach',
  'in deep blue and cyan',
  'in emerald and mint',
  'in burgundy and rose',
  'in orange and magenta',
  'in navy and silver',
  'in turquoise and white',
  'in indigo and lilac',
  'in cream and beige',
  'in crimson and orange',
] as const;

const FINISH = [
  'soft light',
  'elegant background',
  'fine detail',
  'calm and minimal',
  'bold mood',
  'smooth and modern',
  'modern wallpaper',
  'quiet mood',
  'luxurious mood',
  'vibrant mood',
  'muted mood',
  'pastel mood',
] as const;

const ABSTRACT_STYLE = { touches: [COLORS, FINISH], aspects: STILL };

export const ABSTRACT: readonly GallerySubject[] = [
  {
    opens: 6,
    things: ['Flowing silk', 'Silk fabric', 'Flowing satin', 'Elegant silk', 'Soft satin', 'Velvet'],
    places: [
      'in gentle folds',
      'in deep folds',
      'with a soft shine',
      'in long folds',
      'in diagonal folds',
      'with a bright shine',
    ],
    ...ABSTRACT_STYLE,
  },
  {
    opens: 2,
    things: ['Marble texture', 'Marble', 'Agate layers', 'Alcohol ink', 'Marbled paint', 'Fluid art'],
    places: [
      'with golden veins',
      'with fine veins',
      'with deep veins',
      'with long veins',
      'with pale veins',
      'with soft veins',
    ],
    ...ABSTRACT_STYLE,
  },
  {
    opens: 5,
    things: ['Ribbons', 'Flowing ribbons', 'Wavy lines', 'Colorful ribbons', 'Soft ribbons', 'Flowing lines'],
    places: [
      'on a dark background',
      'in a sweeping curve',
      'on a bright background',
      'in long curves',
      'with soft curves',
      'in wide curves',
    ],
    ...ABSTRACT_STYLE,
    aspects: ['16:9', '3:2', '1:1', '4:3'],
  },
  {
    things: [
      'Bokeh lights',
      'Golden bokeh',
      'Blurred lights',
      'Fairy lights out of focus',
      'Sparkling bokeh',
      'Colorful bokeh',
    ],
    places: [
      'on a dark night',
      'in soft light',
      'in warm light',
      'in the dark',
      'on a dark background',
      'in a calm night',
    ],
    ...ABSTRACT_STYLE,
  },
  {
    things: [
      'A smooth gradient',
      'A mesh gradient',
      'A soft gradient',
      'A color gradient',
      'A glowing gradient',
      'An abstract gradient',
    ],
    places: [
      'with soft colors',
      'with bold colors',
      'in soft light',
      'with gentle light',
      'with deep colors',
    ],
    ...ABSTRACT_STYLE,
    aspects: ['16:9', '3:2', '1:1', '2:3'],
  },
  {
    opens: 4,
    things: [
      'Low poly triangles',
      'A polygonal background',
      'A low poly pattern',
      'A geometric mosaic',
      'A low poly background',
      'A triangle pattern',
    ],
    places: ['with soft colors', 'in crisp light', 'with deep colors', 'in soft light', 'with bold colors'],
    ...ABSTRACT_STYLE,
  },
  {
    things: ['A paper cut', 'Layered paper', 'Paper art', 'Soft paper layers', 'Cut paper', 'Paper layers'],
    places: [
      'with soft shadows',
      'in deep layers',
      'in wide layers',
      'with round shapes',
      'with soft shapes',
    ],
    ...ABSTRACT_STYLE,
  },
  {
    opens: 1,
    things: ['Abstract waves', 'A wavy surface', 'Flowing waves', 'A soft wavy surface', 'Colorful waves'],
    places: ['with smooth curves', 'with soft curves', 'in bright light', 'in long curves', 'in soft light'],
    ...ABSTRACT_STYLE,
    aspects: ['3:2', '16:9', '1:1', '4:3'],
  },
  {
    things: ['Isometric cubes', 'Isometric blocks', 'An isometric pattern', 'Isometric shapes'],
    places: ['in soft light', 'in a simple pattern', 'in crisp light', 'in a dense pattern'],
    ...ABSTRACT_STYLE,
  },
  {
    things: ['Halftone dots', 'A halftone pattern', 'Retro dots', 'A dotted pattern'],
    places: ['with small dots', 'in bold colors', 'on a pale background', 'with round dots'],
    ...ABSTRACT_STYLE,
  },
  {
    opens: 3,
    things: [
      'Geometric shapes',
      'Spheres and cubes',
      'Geometric spheres',
      'Round spheres',
      'A torus and spheres',
      'Geometric solids',
    ],
    places: ['in a bright studio', 'in soft light', 'with soft shadows', 'with crisp shadows', 'in a studio'],
    ...STUDIO,
  },
  {
    things: ['A wood texture', 'A dark wood texture', 'An oak texture', 'A white wood texture'],
    places: ['for a background', 'with copy space'],
    ...TABLE,
  },
  {
    things: ['A black marble texture', 'A terrazzo texture'],
    places: ['for a background'],
    ...TABLE,
  },
  {
    things: ['A concrete texture', 'A slate texture', 'A linen texture'],
    places: ['for a background', 'with copy space'],
    ...TABLE,
  },
  {
    things: ['Geometric shapes'],
    places: BACKDROPS,
    ...TABLE,
  },
  {
    things: ['A vase', 'A round vase', 'A tall vase', 'A sprig in a vase'],
    places: BACKDROPS,
    ...TABLE,
  },
  {
    things: ['A diamond'],
    places: BACKDROPS,
    ...TABLE,
  },
];
