import type { Detail, DetailKind, Material } from '../scene/material.ts';

/** Everything of a material except its color and texture. */
type Finish = Omit<Material, 'color' | 'texture' | 'mapping' | 'emission'>;

const detail = (
  kind: DetailKind,
  scale: number,
  bump: number,
  { roughness = 0, tint = 0 }: Partial<Detail> = {},
): Detail => ({
  kind,
  scale,
  bump,
  roughness,
  tint,
});

// Nothing real is uniformly rough: every finish varies with a fine relief, most below what the eye resolves.
const FINE = detail('noise', 0.12, 0.00006, { roughness: 0.12, tint: 0.04 });

/** How surfaces look, by name. Lengths are meters; reliefs are from photographs and measured samples, by eye. */
export const FINISHES = {
  matte: { roughness: 0.78, metallic: 0, detail: FINE },
  satin: { roughness: 0.48, metallic: 0, detail: FINE },
  gloss: { roughness: 0.36, metallic: 0, coat: { strength: 0.8, roughness: 0.06 }, detail: FINE },
  painted: {
    roughness: 0.46,
    metallic: 0,
    detail: detail('orange-peel', 0.06, 0.00003, { roughness: 0.08, tint: 0.02 }),
  },
  lacquer: {
    roughness: 0.4,
    metallic: 0,
    coat: { strength: 1, roughness: 0.04 },
    detail: detail('orange-peel', 0.05, 0.00001),
  },
  wall: { roughness: 0.85, metallic: 0, detail: detail('plaster', 0.5, 0.00025, { tint: 0.015 }) },

  fabric: {
    roughness: 0.92,
    metallic: 0,
    specular: 0.025,
    sheen: 0.5,
    detail: detail('linen', 0.1, 0.0003, { tint: 0.3 }),
  },
  linen: {
    roughness: 0.95,
    metallic: 0,
    specular: 0.025,
    sheen: 0.35,
    translucency: 0.08,
    detail: detail('linen', 0.08, 0.00022, { tint: 0.18 }),
  },
  velvet: {
    roughness: 0.85,
    metallic: 0,
    specular: 0.02,
    sheen: 1,
    detail: detail('noise', 0.2, 0.0008, { tint: 0.2 }),
  },
  towel: {
    roughness: 1,
    metallic: 0,
    specular: 0.02,
    sheen: 0.7,
    detail: detail('crumb', 0.06, 0.0018, { tint: 0.3 }),
  },
  knit: {
    roughness: 0.97,
    metallic: 0,
    specular: 0.02,
    sheen: 0.6,
    detail: detail('linen', 0.5, 0.002, { tint: 0.35 }),
  },
  denim: {
    roughness: 0.93,
    metallic: 0,
    specular: 0.02,
    sheen: 0.3,
    detail: detail('linen', 0.12, 0.0005, { tint: 0.4 }),
  },
  curtain: {
    roughness: 0.95,
    metallic: 0,
    specular: 0.02,
    sheen: 0.4,
    translucency: 0.35,
    detail: detail('linen', 0.2, 0.0004, { tint: 0.15 }),
  },
  rug: {
    roughness: 1,
    metallic: 0,
    specular: 0.02,
    sheen: 0.6,
    detail: detail('crumb', 0.08, 0.003, { tint: 0.35 }),
  },
  leather: {
    roughness: 0.44,
    metallic: 0,
    specular: 0.045,
    detail: detail('leather', 0.1, 0.0005, { roughness: -0.17, tint: 0.18 }),
  },
  felt: {
    roughness: 1,
    metallic: 0,
    specular: 0.02,
    sheen: 0.5,
    detail: detail('noise', 0.05, 0.0004, { tint: 0.15 }),
  },
  plush: {
    roughness: 1,
    metallic: 0,
    specular: 0.02,
    sheen: 0.9,
    detail: detail('crumb', 0.04, 0.003, { tint: 0.4 }),
  },
  fur: {
    roughness: 0.8,
    metallic: 0,
    specular: 0.03,
    sheen: 0.6,
    detail: detail('grain', 0.05, 0.0012, { tint: 0.3 }),
  },
  feathers: {
    roughness: 0.75,
    metallic: 0,
    specular: 0.03,
    sheen: 0.4,
    detail: detail('grain', 0.06, 0.001, { tint: 0.25 }),
  },
  skin: {
    roughness: 0.5,
    metallic: 0,
    softness: 0.4,
    detail: detail('leather', 0.03, 0.0003, { roughness: 0.1 }),
  },
  wicker: {
    roughness: 0.6,
    metallic: 0,
    detail: detail('grain', 0.08, 0.0012, { roughness: 0.1, tint: 0.25 }),
  },

  wood: {
    roughness: 0.42,
    metallic: 0,
    detail: detail('grain', 0.3, 0.00025, { roughness: 0.12, tint: 0.06 }),
  },
  'raw-wood': {
    roughness: 0.75,
    metallic: 0,
    detail: detail('grain', 0.25, 0.0008, { roughness: 0.1, tint: 0.15 }),
  },
  'varnished-wood': {
    roughness: 0.45,
    metallic: 0,
    coat: { strength: 0.9, roughness: 0.12 },
    detail: detail('grain', 0.3, 0.0001, { roughness: 0.1, tint: 0.05 }),
  },
  bark: { roughness: 0.95, metallic: 0, detail: detail('grain', 0.12, 0.004, { tint: 0.3 }) },
  paper: { roughness: 0.9, metallic: 0, translucency: 0.1, detail: detail('noise', 0.08, 0.00008) },
  cardboard: { roughness: 0.88, metallic: 0, detail: detail('grain', 0.15, 0.0002, { tint: 0.06 }) },

  plastic: {
    roughness: 0.4,
    metallic: 0,
    detail: detail('noise', 0.05, 0.00004, { roughness: 0.08, tint: 0.02 }),
  },
  'gloss-plastic': {
    roughness: 0.3,
    metallic: 0,
    coat: { strength: 0.6, roughness: 0.08 },
    detail: detail('orange-peel', 0.05, 0.00002),
  },
  'clear-plastic': { roughness: 0.12, metallic: 0, glass: 'thin' },
  rubber: {
    roughness: 0.78,
    metallic: 0,
    detail: detail('noise', 0.05, 0.0003, { roughness: 0.1, tint: 0.1 }),
  },
  foam: { roughness: 0.95, metallic: 0, detail: detail('crumb', 0.04, 0.0006, { tint: 0.1 }) },
  /** A picture with holes: printed letters, nets, spokes. */
  decal: { roughness: 0.6, metallic: 0, isCutOut: true },
  flame: { roughness: 1, metallic: 0, specular: 0.02, isCutOut: true },
  screen: { roughness: 0.3, metallic: 0, specular: 0, coat: { strength: 1, roughness: 0.03 } },
  ceramic: {
    roughness: 0.35,
    metallic: 0,
    coat: { strength: 1, roughness: 0.05 },
    detail: detail('noise', 0.3, 0.00004),
  },
  porcelain: { roughness: 0.3, metallic: 0, softness: 0.15, coat: { strength: 1, roughness: 0.03 } },
  clay: {
    roughness: 0.85,
    metallic: 0,
    detail: detail('plaster', 0.12, 0.0005, { roughness: 0.08, tint: 0.12 }),
  },
  stone: {
    roughness: 0.75,
    metallic: 0,
    detail: detail('plaster', 0.25, 0.0015, { roughness: 0.1, tint: 0.15 }),
  },
  'polished-stone': {
    roughness: 0.25,
    metallic: 0,
    specular: 0.05,
    detail: detail('noise', 0.2, 0.00002, { roughness: 0.08, tint: 0.06 }),
  },
  concrete: {
    roughness: 0.85,
    metallic: 0,
    detail: detail('plaster', 0.4, 0.001, { roughness: 0.1, tint: 0.12 }),
  },

  glass: { roughness: 0.02, metallic: 0, glass: 'thin' },
  'solid-glass': { roughness: 0.01, metallic: 0, glass: 'solid', ior: 1.5 },
  gem: { roughness: 0.005, metallic: 0, glass: 'solid', ior: 1.77 },
  'frosted-glass': { roughness: 0.35, metallic: 0, glass: 'thin' },
  'car-window': { roughness: 0.08, metallic: 0, coat: { strength: 1, roughness: 0.02 } },
  mirror: { roughness: 0.02, metallic: 1 },
  chrome: { roughness: 0.07, metallic: 1, detail: detail('scratches', 0.1, 0.000004, { roughness: 0.04 }) },
  steel: {
    roughness: 0.24,
    metallic: 1,
    detail: detail('scratches', 0.12, 0.00001, { roughness: 0.1, tint: 0.03 }),
  },
  'brushed-steel': {
    roughness: 0.32,
    metallic: 1,
    detail: detail('brushed', 0.2, 0.00003, { roughness: 0.12, tint: 0.05 }),
  },
  aluminum: {
    roughness: 0.36,
    metallic: 1,
    detail: detail('noise', 0.03, 0.00003, { roughness: 0.08, tint: 0.03 }),
  },
  brass: { roughness: 0.2, metallic: 1, detail: detail('scratches', 0.1, 0.00001, { roughness: 0.1 }) },
  copper: {
    roughness: 0.24,
    metallic: 1,
    detail: detail('scratches', 0.1, 0.00001, { roughness: 0.12, tint: 0.08 }),
  },
  iron: {
    roughness: 0.5,
    metallic: 0,
    specular: 0.07,
    detail: detail('orange-peel', 0.04, 0.0001, { roughness: 0.15, tint: 0.08 }),
  },
  'cast-iron': {
    roughness: 0.6,
    metallic: 0.3,
    detail: detail('crumb', 0.05, 0.0003, { roughness: 0.12, tint: 0.15 }),
  },
  'car-paint': { roughness: 0.38, metallic: 0.12, specular: 0.05, coat: { strength: 1, roughness: 0.02 } },

  leaf: {
    roughness: 0.42,
    metallic: 0,
    specular: 0.045,
    translucency: 0.28,
    isCutOut: true,
    detail: detail('grain', 0.06, 0.0003, { roughness: 0.12, tint: 0.12 }),
  },
  petal: {
    roughness: 0.6,
    metallic: 0,
    specular: 0.03,
    translucency: 0.4,
    isCutOut: true,
    detail: detail('grain', 0.04, 0.0002, { tint: 0.06 }),
  },
  stem: {
    roughness: 0.55,
    metallic: 0,
    softness: 0.15,
    detail: detail('grain', 0.05, 0.0003, { tint: 0.12 }),
  },
  soil: { roughness: 1, metallic: 0, detail: detail('crumb', 0.06, 0.006, { tint: 0.4 }) },

  bread: {
    roughness: 0.7,
    metallic: 0,
    softness: 0.25,
    coat: { strength: 0.35, roughness: 0.35 },
    detail: detail('plaster', 0.06, 0.0006, { roughness: 0.12, tint: 0.18 }),
  },
  crumb: {
    roughness: 0.95,
    metallic: 0,
    softness: 0.35,
    detail: detail('crumb', 0.04, 0.0015, { tint: 0.15 }),
  },
  cake: {
    roughness: 0.9,
    metallic: 0,
    softness: 0.25,
    detail: detail('crumb', 0.03, 0.001, { tint: 0.2 }),
  },
  cream: { roughness: 0.5, metallic: 0, softness: 0.6, detail: detail('noise', 0.03, 0.0003) },
  chocolate: {
    roughness: 0.38,
    metallic: 0,
    softness: 0.2,
    coat: { strength: 0.4, roughness: 0.2 },
    detail: detail('noise', 0.04, 0.0003, { roughness: 0.1 }),
  },
  meat: {
    roughness: 0.6,
    metallic: 0,
    softness: 0.25,
    coat: { strength: 0.45, roughness: 0.25 },
    detail: detail('crumb', 0.03, 0.0016, { roughness: 0.15, tint: 0.35 }),
  },
  sausage: {
    roughness: 0.4,
    metallic: 0,
    softness: 0.35,
    coat: { strength: 0.7, roughness: 0.15 },
    detail: detail('noise', 0.02, 0.0003, { tint: 0.12 }),
  },
  cheese: { roughness: 0.45, metallic: 0, softness: 0.5, detail: detail('noise', 0.03, 0.0002) },
  fruit: {
    roughness: 0.42,
    metallic: 0,
    softness: 0.35,
    coat: { strength: 0.35, roughness: 0.18 },
    detail: detail('noise', 0.03, 0.00015, { roughness: 0.1, tint: 0.1 }),
  },
  lettuce: {
    roughness: 0.45,
    metallic: 0,
    translucency: 0.3,
    isCutOut: true,
    coat: { strength: 0.3, roughness: 0.2 },
    detail: detail('leather', 0.04, 0.0008, { tint: 0.2 }),
  },
  fries: {
    roughness: 0.6,
    metallic: 0,
    softness: 0.35,
    coat: { strength: 0.3, roughness: 0.3 },
    detail: detail('crumb', 0.02, 0.0005, { tint: 0.15 }),
  },
  sauce: { roughness: 0.25, metallic: 0, softness: 0.3, coat: { strength: 0.9, roughness: 0.06 } },
  coffee: { roughness: 0.05, metallic: 0, specular: 0.02, coat: { strength: 0.6, roughness: 0.02 } },
  wax: { roughness: 0.45, metallic: 0, softness: 0.8, coat: { strength: 0.2, roughness: 0.3 } },
  shade: {
    roughness: 0.9,
    metallic: 0,
    specular: 0.02,
    translucency: 0.5,
    detail: detail('linen', 0.12, 0.0003, { tint: 0.08 }),
  },
  bulb: { roughness: 0.3, metallic: 0, translucency: 0.5 },
  water: { roughness: 0.02, metallic: 0, glass: 'thin', ior: 1.33 },
  snow: {
    roughness: 0.9,
    metallic: 0,
    softness: 0.7,
    detail: detail('crumb', 0.05, 0.001, { tint: 0.03 }),
  },
} as const satisfies Record<string, Finish>;

export type FinishName = keyof typeof FINISHES;
