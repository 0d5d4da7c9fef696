import { mkdir } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { createPainter } from '#engines/painter/painter';
import type { ReferenceImage } from '#engines/studio/studio';
import { EXAMPLE_ASSETS } from '#features/assets/content/example-assets';

const FOLDER = 'docs/studio';
const SIDE = 512;
const TILE = 320;
const COLUMNS = 5;

/** One prompt for every archetype and every addition to landscapes, and some for photographed rooms and things, by sheet. */
const SHEETS: Record<string, readonly string[]> = {
  landscapes: [
    'alpine mountains in summer',
    'mountain lake at dawn',
    'sea at sunset',
    'tropical island, turquoise water',
    'rocky coast with cliffs',
    'desert dunes at golden hour',
    'green rolling hills in spring',
    'lavender field',
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
    'city skyline at dusk',
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
    'cyber security padlock',
    'blockchain cubes',
    'light bulb',
    'gears',
    'cup of coffee',
    'zen stones and a plant',
    'smartphone with an app',
    'laptop on a desk',
    'server room',
    'dna helix',
    'battery',
    'globe',
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
};
// Sheets named on the command line; default: all.
const asked = process.argv.slice(2);
const painter = createPainter({ threads: 2 });
await mkdir(FOLDER, { recursive: true });
for (const [name, prompts] of Object.entries(SHEETS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const tiles: OverlayOptions[] = [];
  for (const [index, prompt] of prompts.entries()) {
    const { pixels } = await painter.render({
      ...(name.startsWith('photographed') ? {} : { engine: 'studio' }),
      prompt,
      width: SIDE,
      height: SIDE,
      seed: index + 1,
      ...(name === 'stagings' ? { reference: await readCutOut(index) } : {}),
    });
    const input = await sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
      .resize(TILE)
      .png()
      .toBuffer();
    tiles.push({ input, left: (index % COLUMNS) * TILE, top: Math.floor(index / COLUMNS) * TILE });
  }
  const height = Math.ceil(prompts.length / COLUMNS) * TILE;
  await sharp({ create: { width: COLUMNS * TILE, height, channels: 3, background: '#000' } })
    .composite(tiles)
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(`${FOLDER}/${name}.jpg`);
  console.log(`${FOLDER}/${name}.jpg`);
}
await painter.close();

/** Cycles through the example assets. */
async function readCutOut(index: number): Promise<ReferenceImage> {
  const { imageUrl } = EXAMPLE_ASSETS[index % EXAMPLE_ASSETS.length]!;
  const { data, info } = await sharp(`src/web/app/public${imageUrl}`)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: 4 };
}
