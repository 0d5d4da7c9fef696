/** Pictures by the studio engine, made by `scripts/paint-wall.ts` in the site's public folder `wall`. */
export const WALL_PICTURES = [
  {
    name: 'lake',
    seed: 4,
    prompt: 'A mountain lake at dawn, mist over still water',
    thumbHash: 'JRgOHoJ4eHeOd3hwh6h4d3eGe4DEJgk=',
  },
  {
    name: 'dunes',
    seed: 2,
    prompt: 'Desert dunes at golden hour, long shadows',
    thumbHash: 'JFoGXoxleHh1iYidiKh3B4WBh3B1CEc=',
  },
  {
    name: 'silk',
    seed: 3,
    prompt: 'Silk in deep teal, soft folds',
    thumbHash: 'EacJDoSWhYZvloeGhTeoGLZ2d29p9qc=',
  },
  {
    name: 'island',
    seed: 5,
    prompt: 'A small island in a calm turquoise sea',
    thumbHash: '5aYFFoSZi4aKeHmIRVmICJiKmYSA+Sg=',
  },
  {
    name: 'bokeh',
    seed: 6,
    prompt: 'Warm bokeh lights',
    thumbHash: 'UpoONoh4h3dieHeAeKd4aIiIZ2JwFwY=',
  },
  {
    name: 'hills',
    seed: 7,
    prompt: 'Rolling green hills in late afternoon light',
    thumbHash: '3/gRPoR3h3ePd3eIiEd4OIeKiICFCDk=',
  },
  {
    name: 'ribbons',
    seed: 8,
    prompt: 'Flowing ribbons in coral and violet',
    thumbHash: 'HrcGdohpd3dgd3eCd2h4Z4iGeXB4B1g=',
  },
  {
    name: 'peaks',
    seed: 3,
    prompt: 'Starry sky over a mountain lake',
    thumbHash: 'z+YNHoJWiHd/hXeHd2eGeIeHiICqJvc=',
  },
  { name: 'sea', seed: 10, prompt: 'A calm sea at sunset', thumbHash: 'GjgSHoZoh4iPd4h1iGeHeHiHWY+R9gg=' },
  {
    name: 'marble',
    seed: 11,
    prompt: 'White marble with fine gold veins',
    thumbHash: 'LAgGBoA3aHeQiXiihphoiHiJkC4N+dI=',
  },
  {
    name: 'fjord',
    seed: 12,
    prompt: 'A mountain lake at dusk',
    thumbHash: 'licSDoJnd3h/iHd4iFh4WHiIkVBC9mY=',
  },
  {
    name: 'meadow',
    seed: 13,
    prompt: 'Green hills under fluffy clouds, midday',
    thumbHash: 'IcgRPoR3Z3dviId5iFiId3hph3BYC5Q=',
  },
  {
    name: 'autumn',
    seed: 14,
    prompt: 'Autumn hills at sunset',
    thumbHash: '2CgWJoKHd4h/eIeIh1h4aId4hWBlWAU=',
  },
  {
    name: 'waves',
    seed: 15,
    prompt: 'Violet silk in soft folds',
    thumbHash: 'YGUGHoR1dneMhniwaGimhpZokIz1Zog=',
  },
] as const;
