import type { TextureName } from '#engines/photo-studio/materials/textures';
import { phrases, wordSet } from '#engines/studio/scene/phrases';

/** Materials that a table, or a texture, may be of. */
export const SURFACES = wordSet(
  'marble, black marble, wood, wooden, oak, walnut, dark wood, white wood, linen, concrete, slate, stone, terrazzo, rustic, tablecloth, cloth, cement, granite, sand',
);

/** Materials that fill a picture and lie on no table: what the photo studio calls each, and its English names. */
const TEXTURE_NAMES: Readonly<Record<TextureName, string>> = {
  leather: 'leather, suede leather, faux leather',
  denim: 'denim',
  rust: 'rust, rusty, rusted, corroded, rusty metal, rusted metal, rusty iron, rusted steel',
  'brushed metal':
    'metal, brushed, brushed metal, polished, stainless, steel, brushed steel, stainless steel, aluminum, aluminium, metallic',
  gold: 'gold, golden, foil, gold foil, gold leaf, golden foil',
  burlap: 'burlap, jute, sackcloth, hessian, canvas',
  cork: 'cork, corkboard, cork board',
  grass: 'grass, lawn, turf, green grass',
  fur: 'fur, faux, fluffy, faux fur',
  knit: 'knit, knitted, chunky, knitted wool, wool, woolen, knitwear, sweater',
  plaster: 'plaster, stucco, plastered',
  snow: 'snow',
  carpet: 'carpet',
  bark: 'bark, tree bark',
  brick: 'brick, brick wall, brickwork',
  tiles: 'tile, tiles, tiled, ceramic tile, bathroom tile',
};

/** The texture that a word names, by the English name. */
export const TEXTURES_BY_WORD: ReadonlyMap<string, TextureName> = new Map(
  Object.entries(TEXTURE_NAMES).flatMap(([name, words]) =>
    phrases(words).map((word) => [word, name as TextureName] as const),
  ),
);

/** Textures whose names mean nothing but the material; grass and snow are also landscapes. */
export const STANDS_ALONE: ReadonlySet<TextureName> = new Set<TextureName>([
  'leather',
  'denim',
  'rust',
  'burlap',
  'cork',
  'bark',
  'brick',
]);

/** Names of the colors that a material has by itself; textures that are not here, and linen, are dyed. */
export const OWN_COLORS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    rust: 'orange, brown, red',
    'brushed metal': 'silver, gray, grey',
    gold: 'gold, golden, yellow',
    cork: 'brown',
    grass: 'green',
    snow: 'white',
    bark: 'brown',
    marble: 'white, gray, grey',
    wood: 'brown',
    wooden: 'brown',
    oak: 'brown',
    walnut: 'brown',
    concrete: 'gray, grey',
    cement: 'gray, grey',
    slate: 'gray, grey, black',
    stone: 'gray, grey, black',
    granite: 'gray, grey, black',
    sand: 'beige, yellow, brown',
    terrazzo: 'white',
    rustic: 'brown',
  }).map(([name, colors]) => [name, phrases(colors)]),
);
