import type { Crop } from './landscape-scene.ts';

/** Words for finer wishes that a prompt may have for a landscape. */
export const DETAIL_WORDS = {
  beach: 'beach, sand, sandy, shore, shoreline',
  flowers: `flower, wildflower, bloom, blossom, poppy, daisy, dandelion, buttercup, cornflower, bluebell, flower field, poppy field,
    daisy field, dandelion field, wildflower field, field of flower, field of wildflower, field of poppy, field of daisy,
    wildflower meadow, flower meadow, poppy meadow, daisy meadow, dandelion meadow, flowery, flowering`,
  forest: 'forest, tree, pine, wood, woodland, spruce, fir, jungle, rainforest',
  aerial: `aerial, aerial view, drone, from above, bird s eye, overhead, above the canopy, over the canopy,
    treetop`,
  path: 'path, forest road, trail, footpath, way, track, walk, hiking trail, hiking path, walkway',
  waves: `wave, ocean wave, sea wave, breaker, surf, swell, ocean swell, breaking wave, crashing wave, crashing, crash`,
  roughSea: `rough, raging, wild, choppy, big wave, huge wave, giant wave, large wave, high wave, tall wave, massive wave, powerful wave, stormy,
    tsunami, crashing, crash`,
  moon: 'moon, full moon, moonrise, crescent',
  snowfall: 'snowfall, falling snow, snow falling, snow fall, snowing, snowflake, blizzard, snowstorm',
  gorge: 'gorge, grand canyon, rim, ravine',
  milkyWay: 'milky way, galaxy, galactic, astrophotography, nebula',
  space: 'space, outer space, deep space, universe, cosmos',
  harbor: 'harbor, harbour, marina, port, moored, anchored, pier, jetty',
  cloudless: 'cloudless, clear sky, clear blue sky, clear night sky, no clouds, without clouds',
  cypress: 'cypress, tuscany, tuscan, provence',
  conifers: 'pine, fir, spruce, conifer, coniferous, evergreen, taiga, redwood, sequoia, larch, cedar',
  birches: 'birch, aspen',
  leafyTrees: 'oak, beech, maple, deciduous, tropical, jungle, rainforest',
  snowyPeaks: 'snow, snowy, glacier',
};

export type Detail = keyof typeof DETAIL_WORDS;

export const CROP_WORDS: Record<Crop['kind'], string> = {
  wheat: 'wheat, barley, grain, harvest, crop, cereal, rye',
  lavender: 'lavender, provence',
  vines: 'vineyard, vine, wine, grape, winery',
  tulips: 'tulip, holland, netherlands, keukenhof',
  rapeseed: 'rapeseed, canola, mustard field',
  sunflowers: 'sunflower',
};
