import { mkdir } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { createStudio } from '#studio/studio';

const FOLDER = 'docs/studio';
const SIDE = 512;
const TILE = 320;
const COLUMNS = 5;

/** One prompt for every archetype and for what may stand in a landscape, by sheet. */
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
};
/** What is staged: a bottle with a label, cut out. */
const BOTTLE = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="900">
  <defs><linearGradient id="g"><stop offset="0" stop-color="#5a2c0c"/><stop offset=".28" stop-color="#c97a2c"/>
  <stop offset=".6" stop-color="#8a4a16"/><stop offset="1" stop-color="#3d1c08"/></linearGradient>
  <linearGradient id="c"><stop offset="0" stop-color="#181818"/><stop offset=".3" stop-color="#6a6a6a"/>
  <stop offset="1" stop-color="#111"/></linearGradient></defs>
  <rect x="140" y="10" width="140" height="150" rx="16" fill="url(#c)"/>
  <path d="M150 150h120v60q130 30 130 150v480q0 50-50 50H70q-50 0-50-50V360q0-120 130-150z" fill="url(#g)"/>
  <rect x="20" y="450" width="380" height="260" fill="#f3ebdd"/>
  <rect x="110" y="520" width="200" height="26" rx="6" fill="#3a2a1c"/>
  <rect x="140" y="580" width="140" height="10" rx="5" fill="#a58f75"/>
  <rect x="160" y="610" width="100" height="10" rx="5" fill="#a58f75"/></svg>`;

// All of them, or those named on the command line.
const asked = process.argv.slice(2);
const bottle = await sharp(Buffer.from(BOTTLE)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
const reference = {
  pixels: new Uint8Array(bottle.data),
  width: bottle.info.width,
  height: bottle.info.height,
  channels: 4,
} as const;
const studio = createStudio({ threads: 2 });
await mkdir(FOLDER, { recursive: true });
for (const [name, prompts] of Object.entries(SHEETS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const tiles: OverlayOptions[] = [];
  for (const [index, prompt] of prompts.entries()) {
    const { pixels } = await studio.render({
      prompt,
      width: SIDE,
      height: SIDE,
      seed: index + 1,
      ...(name === 'stagings' ? { reference } : {}),
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
await studio.close();
