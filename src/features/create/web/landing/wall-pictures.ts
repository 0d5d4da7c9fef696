/** Pictures by the studio engine, made by `scripts/paint-wall.ts` in the site's public folder `wall`. */
export const WALL_PICTURES = [
  {
    name: 'lake',
    seed: 4,
    prompt: 'A mountain lake at dawn, mist over still water',
    thumbHash: 'YTgODoJod4iPh3eCh3iImHiGDqOx5Ak=',
  },
  {
    name: 'dunes',
    seed: 2,
    prompt: 'Desert dunes at golden hour, long shadows',
    thumbHash: 'FkkGNohod4hveIiHdyd4CIh2h3B0B0c=',
  },
  {
    name: 'silk',
    seed: 3,
    prompt: 'Silk in deep teal, soft folds, studio light',
    thumbHash: 'VkYFDoSghneFiHdwlneZyGhJsIYLfek=',
  },
  {
    name: 'island',
    seed: 5,
    prompt: 'A small island in a calm turquoise sea',
    thumbHash: 'o7YNNoiJh4ePd3h2h4d3eHiHd39090c=',
  },
  {
    name: 'bokeh',
    seed: 6,
    prompt: 'Warm bokeh, out-of-focus city lights',
    thumbHash: 'VZUNHoZnaIdbd3hgiHiIeHh3l7V/Sfo=',
  },
  {
    name: 'hills',
    seed: 7,
    prompt: 'Rolling green hills after rain, low sun',
    thumbHash: 'VOgFJoJpeId9hoiQeGiHqHaKiHCH+Jc=',
  },
  {
    name: 'ribbons',
    seed: 8,
    prompt: 'Flowing ribbons of coral and violet',
    thumbHash: 'm4gSNox2d3dQiId2iHeIh4iIloEweQY=',
  },
  {
    name: 'peaks',
    seed: 9,
    prompt: 'Snowy peaks under a starry night sky',
    thumbHash: 'EtYNDoJnd4iAd4iJd5h3Z4d3uX+D+Gc=',
  },
  { name: 'sea', seed: 10, prompt: 'A calm sea at sunset', thumbHash: 'mWgKHoRrdoaKiIdwiGd3h3eIa4CydQk=' },
  {
    name: 'marble',
    seed: 11,
    prompt: 'White marble with fine gold veins',
    thumbHash: 'nUoKFoLyvIhOd4W6d3d4mHeHC/fGUF0=',
  },
  {
    name: 'fjord',
    seed: 12,
    prompt: 'A mountain lake under purple dusk',
    thumbHash: 'FDcOHoR5hnh/d3h3iGh3WHeHaHSg9Dc=',
  },
  {
    name: 'meadow',
    seed: 13,
    prompt: 'Green hills, white clouds, midday',
    thumbHash: 'mtgFPoBod3h/hoh9h3iZN2h0eHBFp/Y=',
  },
  {
    name: 'autumn',
    seed: 14,
    prompt: 'Autumn hills at sunset',
    thumbHash: 'VlkSDoJ4d4ePd3d7iGd3WIh2HJCI9Nc=',
  },
  {
    name: 'waves',
    seed: 15,
    prompt: 'Soft waves of violet silk',
    thumbHash: 'oHQGFoRQU5nRFna2SpXG15W0kLD79VU=',
  },
] as const;
