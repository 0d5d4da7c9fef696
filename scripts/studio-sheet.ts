import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp, { type OverlayOptions } from 'sharp';
import { createPainter } from '#engines/painter/painter';
import type { ReferenceImage } from '#engines/studio/studio';
import { EXAMPLE_ASSETS } from '#features/assets/content/example-assets';
import { CASTING_SHEET, PLACES_SHEET, POSES_SHEET, TRADES_SHEET } from './people-sheets.ts';

/** A prompt, painted once, in three seeds, or once more with a refinement. */
type Entry = string | { prompt: string; inSeeds: true } | { prompt: string; refinement: string };

const COLUMNS = 5;
/** Pairs stay in one row. */
const COLUMNS_OF_PAIRS = 6;
const SEEDS = 3;
/** Seeds of the same entry are this far from each other, and from those of other entries. */
const SEED_STEP = 1_000;

/**
 * One prompt for every archetype and every addition to landscapes, for people, and some for photographed rooms and things, by
 * sheet.
 */
const SHEETS: Record<string, readonly Entry[]> = {
  landscapes: [
    'alpine mountains in summer',
    'mountain lake at dawn',
    { prompt: 'sea at sunset', inSeeds: true },
    { prompt: 'tropical island, turquoise water', inSeeds: true },
    'rocky coast with cliffs',
    { prompt: 'desert dunes at golden hour', inSeeds: true },
    'green rolling hills in spring',
    { prompt: 'lavender field', inSeeds: true },
    'tulip fields',
    'wheat field at sunset',
    'forest path, sunbeams',
    'aerial view of a pine forest, mist',
    'waterfall',
    'red rock canyon',
    'snowy landscape, falling snow',
    'aurora borealis over a lake',
    'milky way over the desert',
    'full moon over mountains',
    { prompt: 'city skyline at dusk', inSeeds: true },
    'storm over the sea',
    'winding road through mountains',
    'river in autumn',
    'blue sky with clouds',
    'lightning over the sea',
    'desert highway',
  ],
  'in-landscapes': [
    'yoga on the beach at sunrise',
    'hiker on a mountain summit',
    'runner on the beach at sunset',
    'cyclist in the countryside',
    'family by the sea',
    'palm trees on a tropical beach',
    'wind turbines on green hills',
    'solar farm under a blue sky',
    'sailing boats on the sea',
    'hot air balloons over a canyon',
    'birds over the ocean at sunset',
    'harbour at dusk with boats',
    'yoga by a lake, pastel morning',
    'hot air balloons over lavender fields',
    'wind turbines and solar panels at golden hour',
    'castle on a hill',
    'two trees on a green hill',
    'church on a hill at sunset',
    'windmill on a hill in autumn',
    'tent on a hill under the stars',
  ],
  abstracts: [
    'purple silk',
    'emerald marble with gold',
    'blue and pink ribbons',
    'warm bokeh lights',
    'gradient in coral and violet',
    'particles of light',
    'low poly in teal',
    'isometric blocks',
    'halftone dots',
    'paper layers',
    'navy and white herringbone pattern',
    'seamless pattern with leaves',
    'cat and dog pattern',
    'blue floral pattern',
    'wrapping paper with red hearts',
    'pattern of lemons and cherries on a mint green background',
  ],
  people: [
    'team meeting in an office',
    'video call',
    'business presentation',
    'doctor and patient',
    'yoga class',
    'family at home',
    'remote worker in a cafe',
    'two businesswomen shaking hands',
    'teacher and students in a classroom',
    'portrait of a confident businesswoman',
    'keynote on a stage',
    'startup team in a co-working space, teal and coral',
    'grandmother on a video call',
    'man meditating in a yoga studio',
    'portrait of a chef, warm',
  ],
  objects: [
    'marble podium',
    'geometric shapes',
    'bar chart, business growth',
    'stacks of gold coins',
    { prompt: 'cyber security padlock', inSeeds: true },
    'blockchain cubes',
    'light bulb',
    'gears',
    'cup of coffee',
    'zen stones and a plant',
    'smartphone with an app',
    'laptop on a desk',
    { prompt: 'server room', inSeeds: true },
    'dna helix',
    'battery',
    { prompt: 'globe', inSeeds: true },
    'global network',
    'robot arm',
    'delivery drone',
    'white drone',
  ],
  artwork: [
    'a blue cat',
    'three red apples',
    'a cat on a green sofa',
    'a rocket over a house',
    'five balloons',
    'an elephant and a mouse',
    'a yellow car in front of a house',
    'seven cupcakes on a pink background',
    'a dog, a cat and a rabbit',
    'a whale',
    'a dog on the beach',
    'two elephants in the desert',
    'a car on a mountain road',
    'a penguin in the snow',
    'a duck on a lake',
    'three cows in a green field',
    'a dog and a cat on the beach at sunset',
    'an airplane over the mountains',
    'a tiger in the forest',
    'a robot and a pink teddy bear',
  ],
  'flat-drawings': [
    'flat illustration of a rocket',
    'vector illustration of a coffee cup',
    'clipart of a dog and a cat',
    'cute cartoon dinosaur',
    'flat illustration of three red apples on a blue background',
    'flat illustration of a house and a tree',
    'watercolor painting of a rose',
    'watercolor painting of two lemons',
    'oil painting of a sailboat',
    'ink drawing of a bicycle',
    'line art drawing of a cat',
    'vector birthday cake',
    'flat icon of a shopping cart',
    'cartoon car on a yellow background',
    'five cartoon balloons',
  ],
  'photographed-materials': [
    'leather texture',
    'black leather background',
    'denim texture',
    'burlap texture',
    'knitted wool texture',
    'white fluffy fur background',
    'carpet texture',
    'rusty metal',
    'brushed metal texture',
    'gold foil texture',
    'cork board',
    'green grass texture',
    'snow texture',
    'tree bark texture',
    'white plaster wall',
    'brick wall',
    'white brick wall',
    'tile texture',
    'concrete wall',
    'wooden table top',
  ],
  'own-drawings': [
    'a wooden table',
    'an armchair',
    'a table lamp',
    'a bookshelf',
    'a fireplace',
    'a refrigerator',
    'a washing machine',
    'a kettle',
    'three red lamps',
    'two blue armchairs',
    'a lighthouse by the sea',
    'a windmill in the fields',
    'a log cabin in the mountains',
    'a street lamp in the snow',
    'the golden gate bridge',
    'the eiffel tower at sunset',
    'the pyramids in the desert',
    'a barn in the countryside',
    'a piggy bank',
    'a safe and three gold bars',
    'a gavel',
    'a computer chip',
    'a wedding dress',
    'a suit',
    'a perfume bottle',
    'a stroller',
    'a surfboard on the beach',
    'a basketball hoop',
    'a snow globe',
    'a christmas wreath',
    'a vinyl record',
    'a yellow submarine',
    'a kayak on a lake',
    'a vr headset',
    'a drill and a hammer',
    'a watering can',
    'a glass of orange juice',
    'macarons',
    'a fish bowl',
    'a monstera leaf',
    'the american flag',
    'a swiss flag in the mountains',
    'a german flag',
    'three japanese flags',
    'a goldfish',
  ],
  lettering: [
    'a sign that says "OPEN"',
    'road sign "Dead end ahead"',
    'neon sign "BAR"',
    'shop sign "Rosie & Sons"',
    'billboard "Your brand here"',
    'poster "Sale 50%"',
    'mug with "Good morning"',
    'card "Thank you"',
    'book cover "The silent sea"',
    'chalkboard "Soup of the day"',
    'banner "Happy birthday"',
    'phone screen "Привет, как дела?"',
    't-shirt "Born to run"',
    'cake with the words "Happy 40th"',
    'neon sign "ようこそ"',
  ],
  stagings: [
    'podium',
    'neon glow',
    'luxury marble',
    'on a wooden desk',
    'organic, among leaves',
    'pastel shapes',
    'christmas gift',
    'on water',
    'sunlight through a window',
    'podium in green',
  ],
  'photographed-rooms': [
    'scandinavian living room with a blue sofa',
    'modern kitchen with an island',
    'bedroom with green walls',
    'bathroom with a bathtub',
    'rustic dining room',
    'home office with plants',
    'nursery with a crib',
    'hallway with a mirror',
    'café interior',
    'living room in teal and white, in the evening',
  ],
  'photographed-things': [
    'croissant and a cup of coffee',
    'three red apples on a marble table',
    'glass of red wine and cheese',
    'tulips in a vase',
    'perfume bottle on a pink background',
    'leather armchair',
    'red bicycle',
    'christmas tree',
    'office chair on a white background',
    'alarm clock, in teal and peach',
    'toaster',
    'suitcase',
    'sunglasses on a yellow background',
    'grand piano',
    'cactus on a window sill',
    'flat lay of strawberries',
    'stack of books on a shelf',
    'wood texture',
    'hammer and screwdriver',
    'blue car',
  ],
  trades: TRADES_SHEET,
  poses: POSES_SHEET,
  casting: CASTING_SHEET,
  places: PLACES_SHEET,
  refinements: [
    { prompt: 'mountain lake at dawn', refinement: 'at night' },
    { prompt: 'sea at sunset', refinement: 'add a boat' },
    { prompt: 'forest path in summer', refinement: 'in winter' },
    { prompt: 'alpine mountains with clouds', refinement: 'without clouds' },
    { prompt: 'three balloons', refinement: 'five balloons' },
    { prompt: 'two cats', refinement: 'make one cat black' },
    { prompt: 'a red umbrella', refinement: 'make it green' },
    { prompt: 'a dog on the beach', refinement: 'add a ball' },
    { prompt: 'a birthday cake on a table, illustration', refinement: 'bigger cake' },
    { prompt: 'a sign that says "OPEN"', refinement: 'the sign says "CLOSED"' },
    { prompt: 'a businesswoman in an office', refinement: 'in a red suit' },
    { prompt: 'a man in a cafe', refinement: 'older' },
    { prompt: 'three friends in a park', refinement: 'make it evening' },
    { prompt: 'laptop on a desk', refinement: 'from a low angle' },
    { prompt: 'purple silk', refinement: 'make it blue' },
    { prompt: 'living room with a sofa', refinement: 'make the sofa blue' },
    { prompt: 'three red apples on a marble table', refinement: 'two apples' },
    { prompt: 'a cup of coffee', refinement: 'pink background' },
  ],
};
/** Of these the painter chooses the engine; all other sheets are drawn. */
const MAY_BE_PHOTOGRAPHS = [
  'photographed-materials',
  'photographed-rooms',
  'photographed-things',
  'refinements',
];
// Sheets named on the command line; default: all. `--folder` and `--tile` make small ones elsewhere.
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string', default: 'docs/studio' }, tile: { type: 'string', default: '320' } },
});
const { folder } = values;
const tile = Number(values.tile);
// Painted larger, so that edges are smooth.
const side = Math.round(tile * 1.6);
const painter = createPainter({ threads: 2 });
await mkdir(folder, { recursive: true });
for (const [name, entries] of Object.entries(SHEETS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const pictures = entries.flatMap(picturesOf);
  const columns = name === 'refinements' ? COLUMNS_OF_PAIRS : COLUMNS;
  const tiles: OverlayOptions[] = [];
  for (const [index, picture] of pictures.entries()) {
    const { pixels } = await painter.render({
      ...(MAY_BE_PHOTOGRAPHS.includes(name) ? {} : { engine: 'studio' }),
      ...picture,
      width: side,
      height: side,
      ...(name === 'stagings' ? { reference: await readCutOut(index) } : {}),
    });
    const input = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
      .resize(tile)
      .png()
      .toBuffer();
    tiles.push({ input, left: (index % columns) * tile, top: Math.floor(index / columns) * tile });
  }
  const height = Math.ceil(pictures.length / columns) * tile;
  await sharp({ create: { width: columns * tile, height, channels: 3, background: '#000' } })
    .composite(tiles)
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(`${folder}/${name}.jpg`);
  console.log(`${folder}/${name}.jpg`);
}
await painter.close();

/** The pictures of an entry; a refinement has the seed of the picture before it. */
function picturesOf(entry: Entry, index: number): { prompt: string; seed: number; refinements?: string[] }[] {
  const seed = index + 1;
  if (typeof entry === 'string') return [{ prompt: entry, seed }];
  const { prompt } = entry;
  if ('refinement' in entry)
    return [
      { prompt, seed },
      { prompt, seed, refinements: [entry.refinement] },
    ];
  return Array.from({ length: SEEDS }, (_, at) => ({ prompt, seed: seed + at * SEED_STEP }));
}

/** Cycles through the example assets. */
async function readCutOut(index: number): Promise<ReferenceImage> {
  const { imageUrl } = EXAMPLE_ASSETS[index % EXAMPLE_ASSETS.length]!;
  const { data, info } = await sharp(`src/web/app/public${imageUrl}`)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: 4 };
}
