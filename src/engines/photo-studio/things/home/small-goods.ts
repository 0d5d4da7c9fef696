import { cylinder, lathe, type ProfilePoint } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { mergeShapes, placeShape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { label, liquid } from '../drinks/glassware.ts';
import { filling, vessel } from '../drinks/vessel.ts';
import { model } from '../forms.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

const GLASS = createMaterial('glass', '#ffffff');

/** Small goods that shops, offices and laboratories are asked for. */
export const SMALL_GOODS: readonly Thing[] = [
  thing(
    ['reed diffuser', 'aroma diffuser', 'diffuser', 'home fragrance', 'room fragrance', 'fragrance diffuser'],
    { category: 'decor' },
    reedDiffuser,
  ),
  thing(
    ['pill bottle', 'medicine bottle', 'supplement bottle', 'vitamin bottle', 'prescription bottle'],
    { category: 'bath' },
    pillBottle,
  ),
  thing(
    ['service bell', 'hotel bell', 'reception bell', 'desk bell', 'concierge bell', 'bell'],
    { category: 'office' },
    serviceBell,
  ),
  thing(
    ['chemistry flask', 'laboratory flask', 'flask', 'erlenmeyer flask', 'conical flask', 'lab flask'],
    { category: 'decor' },
    chemistryFlask,
  ),
  thing(
    ['business cards', 'business card', 'stack of business cards', 'blank business cards', 'visiting cards'],
    { category: 'office' },
    businessCards,
  ),
  thing(
    ['wooden tray', 'tray', 'serving tray', 'breakfast tray', 'tea tray'],
    { category: 'tableware' },
    woodenTray,
  ),
  thing(
    [
      'smart speaker',
      'speaker',
      'bluetooth speaker',
      'wireless speaker',
      'portable speaker',
      'voice assistant',
    ],
    { category: 'electronics' },
    smartSpeaker,
  ),
  thing(
    ['kettlebell', 'kettle bell', 'kettlebells', 'kettlebell weight'],
    { category: 'sports' },
    kettlebell,
  ),
];

function reedDiffuser(): ThingModel {
  const outer: ProfilePoint[] = [
    [0, 0],
    [0.034, 0],
    [0.0375, 0.003],
    [0.038, 0.01],
    [0.038, 0.058],
    [0.034, 0.07],
    [0.016, 0.08],
    [0.0135, 0.086],
    [0.0135, 0.098],
  ];
  const oil = liquid([0.95, 0.76, 0.42]);
  const reeds = Array.from({ length: 8 }, (_, i) => {
    const [turn, lean] = [i * 2.39996, 0.055 + 0.025 * hash(i, 1, 3)];
    const [x, z] = [Math.sin(turn), Math.cos(turn)];
    const path: Vec3[] = [
      [-x * 0.02, 0.006, -z * 0.02],
      [x * lean, 0.235 + 0.01 * hash(i, 2, 3), z * lean],
    ];
    return tube(path, 0.0014, { segments: 12 });
  });
  const collar = lathe(
    [
      [0.0142, 0],
      [0.0158, 0.001],
      [0.0158, 0.013],
      [0.0142, 0.014],
      [0.0115, 0.014],
    ],
    { segments: 72, crease: 0.5 },
  );
  return model([
    [vessel(outer, 0.0026, 0.006), GLASS],
    [filling(outer, 0.0026, 0.045, { base: 0.006 }), oil],
    [placeShape(collar, at([0, 0.085, 0])), createMaterial('brass', '#d9bb80')],
    [mergeShapes(reeds), createMaterial('raw-wood', '#c9a878')],
    [label(0.0383, 0.016, 0.05, 1.25), createMaterial('paper', '#eae4d8')],
  ]);
}

function pillBottle(): ThingModel {
  const amber: Material = { color: [0.85, 0.36, 0.05], roughness: 0.06, metallic: 0, glass: 'thin' };
  const outer: ProfilePoint[] = [
    [0, 0],
    [0.021, 0],
    [0.0235, 0.0025],
    [0.024, 0.008],
    [0.024, 0.062],
    [0.0225, 0.067],
    [0.0205, 0.07],
    [0.0205, 0.078],
  ];
  const ribs = Array.from({ length: 46 }, (_, i) => {
    const angle = (i / 46) * Math.PI * 2;
    return placeShape(
      roundedBox({ width: 0.0016, height: 0.0165, depth: 0.0016, radius: 0.0007, segments: 1 }),
      {
        position: [Math.sin(angle) * 0.0242, 0.071, Math.cos(angle) * 0.0242],
        turn: angle,
        scale: 1,
      },
    );
  });
  const capsules = Array.from({ length: 30 }, (_, i) => {
    const [angle, r] = [i * 2.39996, 0.0155 * Math.sqrt(((i % 10) + 0.5) / 10)];
    return placeShape(
      lathe(
        smoothProfile(
          [
            [0, -0.007],
            [0.0033, -0.005],
            [0.0037, 0],
            [0.0033, 0.005],
            [0, 0.007],
          ],
          4,
        ),
        {
          segments: 18,
          crease: 3,
        },
      ),
      {
        position: [Math.sin(angle) * r, 0.007 + Math.floor(i / 10) * 0.0095, Math.cos(angle) * r],
        turn: hash(i, 1, 7) * 6.3,
        scale: 1,
        tilt: [1.3 + 0.5 * hash(i, 2, 7), 0],
      },
    );
  });
  return model([
    [lathe(smoothProfile(outer, 5), { crease: 1, segments: 96 }), amber],
    [mergeShapes(capsules), createMaterial('gloss-plastic', '#e9e3d4')],
    [placeShape(cylinder(0.0244, 0.019, { edge: 0.0018, segments: 96 }), at([0, 0.07, 0])), WHITE_PLASTIC],
    [mergeShapes(ribs), WHITE_PLASTIC],
    [label(0.0249, 0.012, 0.056, 1.9), createMaterial('paper', '#f1eee8')],
  ]);
}

const WHITE_PLASTIC = createMaterial('plastic', '#f2f1ee');

function serviceBell(): ThingModel {
  const brass = { ...createMaterial('brass', '#dcb567'), roughness: 0.1 };
  const dome = lathe(
    smoothProfile(
      [
        [0.0385, 0.016],
        [0.0405, 0.015],
        [0.041, 0.018],
        [0.0385, 0.028],
        [0.03, 0.042],
        [0.017, 0.051],
        [0.005, 0.0545],
        [0, 0.055],
      ],
      7,
    ),
    { segments: 96, crease: 1 },
  );
  const base = lathe(
    [
      [0, 0],
      [0.044, 0],
      [0.0455, 0.0015],
      [0.0455, 0.006],
      [0.043, 0.009],
      [0.03, 0.012],
      [0, 0.012],
    ],
    { segments: 96, crease: 0.6 },
  );
  const button = lathe(
    smoothProfile(
      [
        [0.003, 0.054],
        [0.003, 0.06],
        [0.0085, 0.0605],
        [0.0095, 0.0625],
        [0.006, 0.0655],
        [0, 0.0665],
      ],
      4,
    ),
    { segments: 48, crease: 0.9 },
  );
  const post = placeShape(cylinder(0.012, 0.02, { edge: 0.001 }), at([0, 0.008, 0]));
  return model([
    [mergeShapes([dome, button]), brass],
    [mergeShapes([base, post]), createMaterial('lacquer', '#17171a')],
  ]);
}

function chemistryFlask(): ThingModel {
  const outer: ProfilePoint[] = [
    [0, 0],
    [0.04, 0],
    [0.047, 0.004],
    [0.0485, 0.012],
    [0.044, 0.025],
    [0.016, 0.09],
    [0.0135, 0.1],
    [0.0135, 0.13],
    [0.0165, 0.134],
  ];
  const solution = liquid([0.16, 0.5, 0.9]);
  return model(
    [
      [vessel(outer, 0.0018, 0.0025), GLASS],
      [filling(outer, 0.0018, 0.048, { base: 0.0025 }), solution],
    ],
    [solution],
  );
}

/** Two stacks of blank cards, one of which leans on the other. */
function businessCards(): ThingModel {
  const card = roundedBox({ width: 0.085, height: 0.0005, depth: 0.055, radius: 0.0002, segments: 1 });
  const paper = createMaterial('paper', '#f3f1ec');
  const stack = (count: number, seed: number) =>
    Array.from({ length: count }, (_, i) =>
      placeShape(card, {
        position: [0.0007 * (hash(i, 1, seed) - 0.5), i * 0.00052, 0.0007 * (hash(i, 2, seed) - 0.5)],
        turn: 0.012 * (hash(i, 3, seed) - 0.5),
        scale: 1,
      }),
    );
  const tall = placeShape(mergeShapes(stack(34, 2)), { position: [-0.03, 0, -0.02], turn: 0.32, scale: 1 });
  const low = placeShape(mergeShapes(stack(7, 5)), { position: [0.052, 0, 0.036], turn: -0.2, scale: 1 });
  const leaning = placeShape(card, {
    position: [0.028, 0.0085, 0.006],
    turn: -0.2,
    scale: 1,
    tilt: [0, -0.22],
  });
  return model([[mergeShapes([tall, low, leaning]), paper]], [paper]);
}

function woodenTray(): ThingModel {
  const wood = createMaterial('wood', '#a9794a');
  const [width, depth] = [0.42, 0.28];
  const floor = roundedBox({ width, height: 0.01, depth, radius: 0.002 });
  const long = roundedBox({ width, height: 0.045, depth: 0.012, radius: 0.003 });
  const short = roundedBox({ width: 0.012, height: 0.045, depth: depth - 0.02, radius: 0.003 });
  const walls = [
    placeShape(long, at([0, 0, depth / 2 - 0.006])),
    placeShape(long, at([0, 0, -depth / 2 + 0.006])),
    placeShape(short, at([width / 2 - 0.006, 0, 0])),
    placeShape(short, at([-width / 2 + 0.006, 0, 0])),
  ];
  const grips = [-1, 1].map((side) =>
    tube(
      smoothPath(
        [
          [(side * width) / 2, 0.03, -0.055],
          [side * (width / 2 + 0.003), 0.058, -0.045],
          [side * (width / 2 + 0.003), 0.062, 0],
          [side * (width / 2 + 0.003), 0.058, 0.045],
          [(side * width) / 2, 0.03, 0.055],
        ],
        7,
      ),
      0.0042,
      { segments: 16 },
    ),
  );
  return model([
    [mergeShapes([floor, ...walls]), wood],
    [mergeShapes(grips), createMaterial('brass', '#b99a5f')],
  ]);
}

function smartSpeaker(): ThingModel {
  const cloth = createMaterial('linen', '#6d7076');
  const body = lathe(
    smoothProfile(
      [
        [0, 0.004],
        [0.04, 0.004],
        [0.046, 0.008],
        [0.0485, 0.02],
        [0.0485, 0.125],
        [0.046, 0.138],
        [0.041, 0.143],
      ],
      7,
    ),
    { segments: 96, crease: 1 },
  );
  const top = lathe(
    [
      [0.041, 0.1425],
      [0.0405, 0.1445],
      [0.036, 0.145],
      [0, 0.145],
    ],
    { segments: 96, crease: 0.5 },
  );
  return model(
    [
      [body, cloth],
      [top, createMaterial('gloss-plastic', '#1b1c1f')],
      [cylinder(0.036, 0.006), createMaterial('rubber', '#1a1a1c')],
    ],
    [cloth],
  );
}

function kettlebell(): ThingModel {
  const iron: Material = { ...createMaterial('iron', '#2b2c2f'), roughness: 0.5 };
  const body = lathe(
    smoothProfile(
      [
        [0, 0],
        [0.055, 0],
        [0.066, 0.004],
        [0.094, 0.045],
        [0.1, 0.085],
        [0.092, 0.128],
        [0.068, 0.162],
        [0.04, 0.18],
        [0, 0.186],
      ],
      8,
    ),
    { segments: 96, crease: 1.2 },
  );
  const grip = tube(
    smoothPath(
      [
        [-0.046, 0.15, 0],
        [-0.07, 0.195, 0],
        [-0.066, 0.245, 0],
        [-0.035, 0.272, 0],
        [0.035, 0.272, 0],
        [0.066, 0.245, 0],
        [0.07, 0.195, 0],
        [0.046, 0.15, 0],
      ],
      9,
    ),
    (along) => 0.0155 + 0.006 * Math.abs(along * 2 - 1) ** 3,
    { segments: 28 },
  );
  return model([[mergeShapes([body, grip]), iron]]);
}
