export interface PictureSubject {
  prompt: string;
  category: string;
  width: number;
  height: number;
  hasPeople: boolean;
}

const LANDSCAPE = [896, 512] as const;
const SQUARE = [704, 704] as const;
const PORTRAIT = [512, 896] as const;
const BANNER = [1152, 384] as const;

function subject(
  [width, height]: readonly [number, number],
  category: string,
  prompt: string,
  hasPeople = false,
): PictureSubject {
  return { prompt, category, width, height, hasPeople };
}

/** Short and long prompts, other scripts, every shape. */
export const PICTURES: readonly PictureSubject[] = [
  subject(LANDSCAPE, 'nature', 'A fjord under northern lights, seen from a wooden pier'),
  subject(SQUARE, 'business', 'A team around a table in a sunlit office', true),
  subject(PORTRAIT, 'travel', 'A lighthouse above the surf'),
  subject(
    LANDSCAPE,
    'nature',
    'Terraced rice fields at first light after a night of rain, low fog lying between the steps, a single farmer with a straw hat walking along the narrow ridge towards a bamboo hut, warm rim light, long lens, muted greens and golds, calm and spacious composition with room for a headline in the upper third',
  ),
  subject(SQUARE, 'technology', 'Server racks in blue light'),
  subject(BANNER, 'travel', 'A mountain range at golden hour, wide panorama'),
  subject(SQUARE, 'wellness', 'A woman doing yoga on a beach at dawn', true),
  subject(LANDSCAPE, 'abstract', 'Folds of silk in teal and copper'),
  subject(PORTRAIT, 'lifestyle', 'First coffee of the day by a window'),
  subject(SQUARE, 'sustainability', 'Wind turbines over a field of rapeseed'),
  subject(LANDSCAPE, 'travel', '黄昏时分的山间小镇，灯火初上'),
  subject(SQUARE, 'nature', 'A red fox in fresh snow'),
  subject(LANDSCAPE, 'business', 'A handshake across a desk, skyline behind', true),
  subject(SQUARE, 'abstract', 'Paper cut into waves, layered shadows'),
  subject(PORTRAIT, 'nature', 'A waterfall in a fern valley'),
  subject(LANDSCAPE, 'technology', 'A circuit board as a city at night, seen from above'),
  subject(SQUARE, 'lifestyle', 'Friends at a long table in a garden', true),
  subject(BANNER, 'nature', 'Sand dunes with long shadows'),
  subject(LANDSCAPE, 'wellness', 'Stones in balance beside a still pond'),
  subject(SQUARE, 'travel', 'Sails at noon on a turquoise bay'),
  subject(LANDSCAPE, 'sustainability', 'Solar panels on the roofs of a village'),
  subject(SQUARE, 'nature', 'An autumn forest with a path of leaves'),
  subject(PORTRAIT, 'business', 'A glass tower against a clear sky'),
  subject(LANDSCAPE, 'lifestyle', 'Sunday at home: a blanket, a book, rain on the window'),
];
