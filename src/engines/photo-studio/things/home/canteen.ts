import { lathe, type ProfilePoint } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { mergeShapes, placeShape, type Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { mixPaint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Detail, Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import { lyingSlab, model, roundedRectangle, slab, tilted } from '../forms.ts';
import { placed } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

const kitchen = { category: 'kitchen' } as const;
const SMOOTH: Detail = { kind: 'noise', scale: 0.03, bump: 0.000003, roughness: 0.06, tint: 0.02 };
const STEEL: Material = { ...createMaterial('steel', '#c3c4c5'), roughness: 0.3, detail: SMOOTH };

/** Bottles, flasks and boxes for drinks and lunches. */
export const CANTEEN: readonly Thing[] = [
  thing(
    [
      'soda can',
      'can of soda',
      'cola can',
      'drink can',
      'soft drink can',
      'beverage can',
      'aluminum can',
      'beer can',
      'energy drink can',
    ],
    { category: 'food' },
    sodaCan,
  ),
  thing(
    [
      'steel water bottle',
      'metal water bottle',
      'stainless steel water bottle',
      'reusable water bottle',
      'reusable bottle',
      'insulated bottle',
      'sports bottle',
    ],
    kitchen,
    steelBottle,
  ),
  thing(['thermos', 'thermos flask', 'vacuum flask', 'thermos bottle', 'insulated flask'], kitchen, thermos),
  thing(['lunch box', 'lunchbox', 'bento box', 'bento'], kitchen, lunchBox),
];

function sodaCan(): ThingModel {
  const label: Material = {
    ...createMaterial('lacquer', '#ffffff'),
    metallic: 0.35,
    roughness: 0.3,
    detail: SMOOTH,
    texture: paintTexture(512, 512, (u, v) => {
      // The wall takes the middle third of the profile's points.
      const wave = v + 0.06 * Math.sin(u * Math.PI * 2) + 0.02 * Math.sin(u * Math.PI * 4 + 1);
      const first = smoothStep(0.02, 0.016, Math.abs(wave - 0.5));
      const second = smoothStep(0.009, 0.006, Math.abs(wave - 0.56));
      return mixPaint([0.78, 0.13, 0.13], [0.96, 0.95, 0.93], Math.max(first, second));
    }),
  };
  const metal: Material = { ...STEEL, color: [0.82, 0.82, 0.83] };
  const wall: ProfilePoint[] = Array.from({ length: 13 }, (_, i) => [0.033, 0.008 + (i / 12) * 0.094]);
  const body = lathe(wall, { segments: 96, crease: 1 });
  const bottom = lathe(
    smoothProfile(
      [
        [0, 0.009],
        [0.018, 0.005],
        [0.023, 0.001],
        [0.0245, 0],
        [0.026, 0.001],
        [0.0305, 0.006],
        [0.033, 0.0085],
      ],
      5,
    ),
    { segments: 96, crease: 2 },
  );
  const shoulder = lathe(
    smoothProfile(
      [
        [0.033, 0.1015],
        [0.0322, 0.107],
        [0.0285, 0.113],
        [0.0268, 0.1155],
        [0.0265, 0.117],
        [0.0273, 0.118],
        [0.0276, 0.1192],
        [0.0268, 0.12],
        [0.0255, 0.1192],
        [0.0248, 0.1165],
        [0.0244, 0.1145],
        [0.0232, 0.1142],
        [0.0226, 0.1158],
        [0, 0.116],
      ],
      4,
    ),
    { segments: 96, crease: 0.9 },
  );
  const tab = lyingSlab(roundedRectangle(0.0148, 0.024, 0.0073, 10), 0.0011, { edge: 0.0005, rings: 2 });
  const hole = lyingSlab(roundedRectangle(0.0088, 0.0072, 0.0034, 8), 0.0004, { edge: 0.0001, rings: 2 });
  const rivet = lathe(
    [
      [0.0026, 0],
      [0.0024, 0.0014],
      [0, 0.0016],
    ],
    { crease: 0.6, segments: 24 },
  );
  const mouth = Array.from({ length: 41 }, (_, i) => {
    const angle = (i / 40) * Math.PI * 2;
    return [Math.sin(angle) * 0.0085, 0.1162, 0.0115 + Math.cos(angle) * 0.0078] as const;
  });
  const top = mergeShapes([
    placeShape(tab, tilted([0, 0.1168, -0.0055], -0.05)),
    placeShape(rivet, at([0, 0.1166, 0.0005])),
    tube(mouth, 0.0004, { segments: 6 }),
  ]);
  return model(
    [
      [body, label],
      [mergeShapes([bottom, shoulder, top]), metal],
      [placeShape(hole, at([0, 0.1178, -0.0115])), { ...metal, color: [0.3, 0.3, 0.31] }],
    ],
    [label],
  );
}

function bottleBody(points: readonly ProfilePoint[]): Shape {
  return lathe(smoothProfile(points, 6), { segments: 112, crease: 0.9 });
}

function steelBottle(): ThingModel {
  const coat: Material = {
    ...createMaterial('painted', '#2f5660'),
    roughness: 0.5,
    detail: { kind: 'orange-peel', scale: 0.008, bump: 0.00003, roughness: 0.06, tint: 0.02 },
  };
  const cap: Material = { ...createMaterial('plastic', '#232527'), roughness: 0.5 };
  const body = bottleBody([
    [0, 0.0065],
    [0.033, 0.0065],
    [0.0358, 0.009],
    [0.0365, 0.016],
    [0.0365, 0.1],
    [0.0365, 0.178],
    [0.0345, 0.194],
    [0.0285, 0.206],
    [0.0262, 0.212],
    [0.0258, 0.219],
  ]);
  const foot = lathe(
    [
      [0, 0],
      [0.0325, 0],
      [0.0345, 0.0015],
      [0.0348, 0.0072],
      [0.033, 0.0072],
    ],
    { segments: 112, crease: 0.6 },
  );
  const neck = lathe(
    [
      [0.0252, 0.2185],
      [0.0252, 0.2235],
    ],
    { segments: 96 },
  );
  const lid = lathe(
    [
      [0.024, 0.2225],
      [0.027, 0.2228],
      [0.0278, 0.2245],
      [0.0278, 0.248],
      [0.0265, 0.2515],
      [0.022, 0.2525],
      [0, 0.2525],
    ],
    { segments: 96, crease: 0.5 },
  );
  const loop = tube(
    smoothPath(
      [
        [-0.0215, 0.25, 0],
        [-0.0215, 0.262, 0],
        [-0.015, 0.272, 0],
        [0, 0.2745, 0],
        [0.015, 0.272, 0],
        [0.0215, 0.262, 0],
        [0.0215, 0.25, 0],
      ],
      7,
    ),
    0.0042,
    { segments: 18 },
  );
  return model(
    placed(
      [
        [body, coat],
        [mergeShapes([foot, neck]), STEEL],
        [mergeShapes([lid, loop]), cap],
      ],
      at([0, 0, 0], 0.5),
    ),
    [coat],
  );
}

function thermos(): ThingModel {
  const enamel: Material = {
    ...createMaterial('painted', '#3e5a3c'),
    roughness: 0.42,
    detail: { kind: 'orange-peel', scale: 0.012, bump: 0.00005, roughness: 0.08, tint: 0.03 },
  };
  const black: Material = { ...createMaterial('plastic', '#1f2021'), roughness: 0.5 };
  const body = bottleBody([
    [0.046, 0.014],
    [0.0465, 0.02],
    [0.0465, 0.1],
    [0.0465, 0.205],
    [0.044, 0.219],
    [0.038, 0.229],
    [0.037, 0.234],
  ]);
  const foot = lathe(
    [
      [0, 0],
      [0.044, 0],
      [0.0468, 0.002],
      [0.0472, 0.013],
      [0.0462, 0.0145],
    ],
    { segments: 112, crease: 0.6 },
  );
  const collar = lathe(
    [
      [0.036, 0.233],
      [0.0385, 0.2335],
      [0.0388, 0.2415],
      [0.0375, 0.243],
    ],
    { segments: 112, crease: 0.6 },
  );
  const cup = lathe(
    [
      [0.036, 0.243],
      [0.0385, 0.2435],
      [0.039, 0.246],
      [0.0372, 0.288],
      [0.0352, 0.297],
      [0.031, 0.3005],
      [0, 0.3015],
    ],
    { segments: 112, crease: 0.5 },
  );
  const handle = tube(
    smoothPath(
      [
        [0.042, 0.185, 0],
        [0.062, 0.192, 0],
        [0.079, 0.178, 0],
        [0.081, 0.145, 0],
        [0.08, 0.1, 0],
        [0.067, 0.075, 0],
        [0.043, 0.076, 0],
      ],
      8,
    ),
    (t) => 0.0068 + 0.0008 * Math.sin(t * Math.PI),
    { segments: 20 },
  );
  const bands = [0.076, 0.185].map((y) =>
    lathe(
      [
        [0.0464, y - 0.0085],
        [0.0478, y - 0.008],
        [0.0478, y + 0.008],
        [0.0464, y + 0.0085],
      ],
      { segments: 96, crease: 0.8 },
    ),
  );
  return model(
    placed(
      [
        [body, enamel],
        [mergeShapes([foot, collar, cup, ...bands]), STEEL],
        [handle, black],
      ],
      at([0, 0, 0], -0.45),
    ),
    [enamel],
  );
}

/** A steel box under a lid of wood, held by a band. */
function lunchBox(): ThingModel {
  const wood = createMaterial('wood', '#b98a57');
  const box = lyingSlab(roundedRectangle(0.176, 0.118, 0.026, 12), 0.056, { edge: 0.005, rings: 2 });
  const lip = placeShape(
    lyingSlab(roundedRectangle(0.181, 0.123, 0.028, 12), 0.0035, { edge: 0.0016, rings: 2 }),
    at([0, 0.0525, 0]),
  );
  const lid = placeShape(
    lyingSlab(roundedRectangle(0.184, 0.126, 0.029, 12), 0.012, { edge: 0.0035, bulge: 0.0006, rings: 2 }),
    at([0, 0.0562, 0]),
  );
  const cloth: Material = {
    ...createMaterial('fabric', '#4a4f57'),
    detail: { kind: 'linen', scale: 0.02, bump: 0.0003, roughness: 0, tint: 0.25 },
  };
  // The band goes all the way around: a thin ring seen edge on.
  const band = placeShape(
    slab(roundedRectangle(0.1275, 0.0715, 0.0042, 6), 0.021, { edge: 0.0006, rings: 2 }),
    { position: [0.036, 0.0342, 0], turn: Math.PI / 2, scale: 1 },
  );
  return model(
    placed(
      [
        [mergeShapes([box, lip]), STEEL],
        [lid, wood],
        [band, cloth],
      ],
      at([0, 0, 0], 0.42),
    ),
    [cloth],
  );
}
