import { describe, expect, it } from 'vitest';
import type { AbstractArchetype } from '../abstract/abstract-archetypes.ts';
import type { LandscapeArchetype } from '../landscape/landscape-archetypes.ts';
import { understandPrompt } from './understand-prompt.ts';

const EXPECTED: Record<LandscapeArchetype | AbstractArchetype, string[]> = {
  mountains: [
    'Majestic mountain range at golden hour',
    'Snowy peaks under a clear blue sky',
    'hiking trail through alpine wilderness',
    'The Alps in winter',
    'Misty mountains with pine forest',
    'dramatic summit above the clouds',
    'Dolomites at sunrise, photorealistic',
    'glacier valley, moody weather',
    'Rocky mountain peaks reflected in evening light',
    'Himalaya base camp adventure',
  ],
  lake: [
    'Calm lake with mirror reflection',
    'mountain lake at dawn',
    'Norwegian fjord in summer',
    'Still alpine lake surrounded by peaks',
    'Lakeside morning mist',
    'Kayak on a quiet lake',
    'frozen pond in winter',
    'Lake district in autumn colours',
  ],
  sea: [
    'Ocean waves at sunset',
    'Sandy beach with gentle surf',
    'stormy sea under dark clouds',
    'A calm sea horizon',
    'seascape with dramatic sky',
    'beach at sunrise',
    'waves on the shore',
    'blue ocean and sky',
  ],
  island: [
    'Tropical island with turquoise water',
    'Caribbean beach vacation',
    'Maldives lagoon from above',
    'Paradise island at sunset',
    'palm beach holiday, exotic resort',
    'A small island in the ocean',
    'tropical beach with white sand',
    'Hawaii coastline',
  ],
  hills: [
    'Rolling green hills in spring',
    'wildflower meadow',
    'Tuscany countryside at golden hour',
    'Fields of poppies',
    'a pasture under fluffy clouds',
    'Farmland in the morning fog',
    'green grass field background',
    'prairie in late afternoon',
  ],
  dunes: [
    'Sand dunes at sunset',
    'Sahara desert under a clear sky',
    'desert landscape with camels',
    'Golden dunes of Namib',
    'dune ripples close up',
    'arid desert storm',
    'moonlit desert night',
  ],
  coast: [
    'Rocky coastline of Ireland',
    'Atlantic coast in autumn',
    'sea cliffs with breaking waves',
    'cliffs of Moher on a stormy day',
    'Dramatic headland above the ocean',
    'rugged coastal cliffs at golden hour',
    'Big Sur coastline aerial',
    'sea stacks off a rocky shore',
  ],
  waterfall: [
    'Waterfall in Iceland',
    'a tall waterfall in a green valley',
    'cascade over mossy rocks',
    'Niagara falls in summer',
    'hidden waterfall with plunge pool',
    'mountain stream and cascade',
    'Skogafoss at dawn',
    'powerful waterfall, long exposure',
  ],
  canyon: [
    'Red rock canyon in Utah',
    'Grand Canyon at sunset',
    'Monument Valley mesa',
    'sandstone butte under a blue sky',
    'desert canyon with layered rock',
    'badlands in golden light',
    'Sedona red rocks',
    'a lonely mesa in the western desert',
  ],
  forest: [
    'Sunbeams in a beech forest',
    'misty pine forest at dawn',
    'forest path covered in leaves',
    'aerial view of a rainforest canopy',
    'redwood grove with ferns',
    'woodland in autumn',
    'lush jungle',
    'forest bathing, green light',
  ],
  fields: [
    'Golden wheat field at sunset',
    'Lavender field in Provence',
    'vineyard rows in Tuscany',
    'tulip fields in Holland',
    'harvest of barley',
    'organic crop agriculture',
    'rapeseed in bloom',
    'rows of vines in a winery',
  ],
  snow: [
    'Snowy landscape with fir trees',
    'falling snow in the evening',
    'winter wonderland',
    'snow covered fields, clear sky',
    'a blizzard in the north',
    'fresh snow in soft morning light',
    'quiet winter scene',
    'snowfall at night',
  ],
  aurora: [
    'Aurora borealis over a lake',
    'northern lights in Norway',
    'green aurora above snowy mountains',
    'polar lights, Lapland',
    'Northern lights reflected in water',
    'aurora in a starry arctic sky',
    'southern lights over the sea',
    'the northern lights dancing',
  ],
  stars: [
    'Milky Way over the desert',
    'starry night sky',
    'full moon rising over hills',
    'stargazing in the mountains',
    'night sky with a galaxy',
    'meteor shower over a lake',
    'constellations on a clear night',
    'moonlit night, stars',
  ],
  road: [
    'Winding road',
    'highway at sunset',
    'an open road',
    'empty country road',
    'asphalt road at dawn',
    'a long highway',
    'road trip',
    'mountain road',
  ],
  river: [
    'River',
    'a quiet stream',
    'creek in spring',
    'riverbank at dawn',
    'river valley',
    'a brook in summer',
    'winding river',
    'riverside morning',
  ],
  sky: [
    'Cloudscape',
    'cloudscape at sunset',
    'sky background',
    'blue sky background',
    'dramatic cloudscape',
    'cloud formation',
    'cloud formations in the evening',
    'a summer cloudscape',
  ],
  thunderstorm: [
    'Lightning',
    'thunderstorm at night',
    'lightning strike',
    'lightning storm',
    'thunder',
    'a lightning bolt',
    'lightning at dusk',
    'thunderstorm',
  ],
  city: [
    'City skyline at dusk',
    'Manhattan skyscrapers with reflection',
    'downtown cityscape at night',
    'modern city with high rise buildings',
    'Singapore skyline at blue hour',
    'urban financial district',
    'smart city of the future',
    'Hong Kong waterfront',
  ],
  silk: [
    'Purple silk fabric',
    'elegant satin drapery in gold',
    'smooth flowing cloth background',
    'red velvet texture',
    'emerald green silk waves',
    'abstract fabric folds',
    'soft pastel satin wallpaper',
  ],
  marble: [
    'Teal and gold marble luxury texture',
    'white marble background',
    'black marble with gold veins',
    'alcohol ink in blue and violet',
    'swirling ink in water',
    'agate slice macro',
    'liquid paint texture pouring',
  ],
  ribbons: [
    'colourful ribbons flowing',
    'abstract wave in neon gradient',
    'futuristic digital energy lines',
    'layered wave background',
    'dynamic gradient motion',
    'purple ribbon curve',
  ],
  bokeh: [
    'Golden bokeh lights',
    'christmas lights blurred background',
    'glitter celebration sparkle',
    'festive party glow',
    'defocused city lights at night',
    'magic fairy lights bokeh',
    'silver glitter',
  ],
  gradient: ['pastel gradient mesh', 'Smooth colour gradient background', 'Holographic iridescent foil'],
  particles: ['Neural network of glowing nodes', 'abstract particle flow', 'big data visualisation'],
  'low-poly': ['Low poly background in teal', 'polygonal triangles', 'faceted crystal texture'],
  isometric: ['Isometric blocks', 'stacked 3D cubes in pink'],
  halftone: ['Halftone dots', 'retro pop art dot pattern'],
  waves: ['soft 3D wave surface', 'undulating abstract waves'],
  paper: ['paper layers in blue', 'Papercut craft landscape', 'layered cut paper art'],
};

describe('understanding a prompt', () => {
  const table = Object.entries(EXPECTED).flatMap(([archetype, prompts]) =>
    prompts.map((prompt) => [prompt, archetype] as const),
  );

  it('has a table of at least 80 prompts', () => {
    expect(table.length).toBeGreaterThanOrEqual(80);
  });

  it.each(table)('%s → %s', (prompt, archetype) => {
    expect(understandPrompt(prompt).archetype).toBe(archetype);
  });

  it('takes hour, weather and season from the words', () => {
    const foggy = understandPrompt('Misty autumn lake after sunset');
    expect([foggy.time, foggy.weather, foggy.season]).toEqual(['dusk', 'mist', 'autumn']);
    expect(understandPrompt('starry night over the desert').time).toBe('night');
    expect(understandPrompt('golden hour in the hills').time).toBe('golden');
    expect(understandPrompt('snow on the mountains').season).toBe('winter');
  });

  it('says which words it used and which it left out', () => {
    const { understood, leftOut, archetype } = understandPrompt(
      'A unicorn on a red mountain with the president',
    );
    expect(archetype).toBe('mountains');
    expect(understood).toEqual(['red', 'mountain']);
    expect(leftOut).toEqual(['unicorn', 'president']);
  });

  it('reports missing things as left out, but not descriptions', () => {
    expect(understandPrompt('wild swans over a quiet lake in late light').leftOut).toEqual(['swans']);
    expect(understandPrompt('beautifully detailed sleeping dragon above misty mountains').leftOut).toEqual([
      'dragon',
    ]);
  });

  it('takes moods from the words', () => {
    expect(understandPrompt('warm bokeh lights').moods).toEqual(['warm']);
    expect(understandPrompt('muted pastel waves, calm').moods).toEqual(['muted', 'pastel', 'calm']);
  });

  it('finds no archetype in unknown words, but their colors', () => {
    const { archetype, colors } = understandPrompt('emerald accountants, crimson spreadsheets');
    expect(archetype).toBeUndefined();
    expect(colors).toEqual(['#0e8f61', '#b3123b']);
  });

  it('accepts any script, emoji and 2,000 characters', () => {
    expect(understandPrompt('海辺の夕日').words.length).toBeGreaterThan(0);
    expect(understandPrompt('🏔️ mountain 🌲').archetype).toBe('mountains');
    expect(understandPrompt('word '.repeat(900)).words.length).toBeLessThanOrEqual(400);
    expect(understandPrompt('constructor __proto__ toString').archetype).toBeUndefined();
  });
});

describe('an idiom', () => {
  it.each([
    ['Friends at a board game night', 'stars'],
    ['a reading nook in a bay window', 'sea'],
    ['stepped podium in a studio', 'hills'],
    ['a contract, signed and inked', 'marble'],
    ['a cinema with a rock star', 'stars'],
    ['sea of people at a concert', 'sea'],
  ] as const)('is not taken by its words: %s is no %s', (prompt, archetype) => {
    const { archetype: drawn, others } = understandPrompt(prompt);
    expect([drawn, ...others]).not.toContain(archetype);
  });

  it('does not change the meaning of the words next to it', () => {
    expect(understandPrompt('stepped podium in a studio').archetype).toBe('podium');
    expect(understandPrompt('bay window with a view of the sea').archetype).toBe('sea');
    expect(understandPrompt('game night under the starry night sky').archetype).toBe('stars');
    expect(understandPrompt('a board game night at home').archetype).toBe('family');
    expect(understandPrompt('opening night of a unicorn').leftOut).toEqual(['night', 'unicorn']);
  });
});

it('shows a forest from above only if the words ask for it', () => {
  expect(understandPrompt('forest path under a green canopy').details.aerial).toBe(false);
  expect(understandPrompt('flying over the canopy of a forest').details.aerial).toBe(true);
});

describe('a category', () => {
  it.each([
    ['crystal', 'low-poly', 'wellness', 'low-poly'],
    ['balance', 'geometry', 'wellness', 'zen'],
    ['waves', 'coast', 'abstract', 'ribbons'],
    ['stone', 'zen', 'abstract', 'marble'],
    ['alpine lake', 'lake', 'technology', 'lake'],
  ] as const)('decides what %s means, if it may mean several things', (prompt, alone, category, within) => {
    expect(understandPrompt(prompt).archetype).toBe(alone);
    expect(understandPrompt(prompt, category).archetype).toBe(within);
  });
});
