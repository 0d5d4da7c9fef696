import { cylinder } from '../../geometry/lathe.ts';
import { mergeShapes, placeShape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { mixPaint, type Paint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { latheAlongZ, model, roundedRectangle, slab, strap, tilted } from '../forms.ts';
import { placed, standing } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

export const SMART_WATCHES: readonly Thing[] = [
  thing(
    ['smart watch', 'smartwatch', 'fitness watch', 'fitness tracker', 'sports watch'],
    { category: 'electronics' },
    smartWatch,
  ),
];

/** Radius of the closed strap, meters. */
const WRIST = 0.029;

/** A round watch on its closed strap, its screen to the front. */
function smartWatch(): ThingModel {
  const rubber: Material = { ...createMaterial('rubber', '#24262b'), roughness: 0.6 };
  const metal = createMaterial('aluminum', '#3d3f44');
  const round = Array.from({ length: 49 }, (_, i): Vec3 => {
    const angle = 0.42 + (i / 48) * (Math.PI * 2 - 0.84);
    return [0, -Math.sin(angle) * WRIST * 1.12, Math.cos(angle) * WRIST];
  });
  const band = strap(
    round,
    (along) => {
      const angle = 0.42 + along * (Math.PI * 2 - 0.84);
      return [0, -Math.sin(angle), Math.cos(angle)];
    },
    (along) => 0.022 - 0.003 * Math.sin(along * Math.PI),
    0.0026,
  );
  const body = latheAlongZ(
    [
      [0, 0],
      [0.0195, 0],
      [0.0218, 0.0024],
      [0.0222, 0.006],
      [0.0214, 0.0096],
      [0.0196, 0.0108],
      [0, 0.0108],
    ],
    0.7,
    96,
  );
  const disk = latheAlongZ(
    [
      [0.0196, 0],
      [0.0192, 0.0008],
      [0.012, 0.0013],
      [0, 0.0015],
    ],
    3,
    96,
  );
  const glass = {
    ...disk,
    uvs: disk.uvs.map((_, k) => 0.5 + disk.positions[(k >> 1) * 3 + (k % 2)]! / 0.0392),
  };
  const crown = placeShape(
    cylinder(0.0036, 0.0034, { edge: 0.0006, segments: 32 }),
    tilted([0.0205, 0.008, WRIST + 0.0035], 0, -Math.PI / 2),
  );
  const button = placeShape(slab(roundedRectangle(0.011, 0.003, 0.0015, 4), 0.0016, { edge: 0.0006 }), {
    position: [0.0208, -0.007, WRIST + 0.0035],
    turn: Math.PI / 2,
    scale: 1,
    tilt: [0, Math.PI / 2],
  });
  const screen: Material = {
    ...createMaterial('screen', '#ffffff'),
    emission: [0.55, 0.55, 0.55],
    isLamp: true,
    texture: paintTexture(512, 512, face, { repeat: false }),
  };
  return model(
    standing(
      placed(
        [
          [band, rubber],
          [mergeShapes([placeShape(body, at([0, 0, WRIST - 0.003])), crown, button]), metal],
          [placeShape(glass, at([0, 0, WRIST + 0.0079])), screen],
        ],
        tilted([0, 0, 0], -0.32, 0, 0.35),
      ),
    ),
    [rubber],
  );
}

/** A dark face with marks of the hours, hands at ten past ten, and an arc for the battery. */
function face(u: number, v: number): Paint {
  const [x, y] = [u - 0.5, v - 0.5];
  const [r, angle] = [Math.hypot(x, y), (Math.atan2(x, y) + Math.PI * 2) % (Math.PI * 2)];
  const on = (near: number, width: number) => smoothStep(width, width * 0.6, near);
  const hour = (angle / (Math.PI * 2)) * 12;
  const off = Math.abs(hour - Math.round(hour)) * r * (Math.PI / 6);
  const isQuarter = Math.round(hour) % 3 === 0;
  const marks = on(off, isQuarter ? 0.011 : 0.006) * on(Math.abs(r - 0.42), isQuarter ? 0.05 : 0.035);
  const hand = (towards: number, length: number, width: number) => {
    const [dx, dy] = [Math.sin(towards), Math.cos(towards)];
    const along = x * dx + y * dy;
    return along > -0.03 && along < length ? on(Math.abs(x * dy - y * dx), width) : 0;
  };
  const arc = angle > 2.3 && angle < 3.98 ? on(Math.abs(r - 0.3), 0.014) : 0;
  const ground = mixPaint([0.02, 0.024, 0.034], [0.05, 0.09, 0.13], smoothStep(0.5, 0, r));
  const lit = mixPaint(ground, [0.2, 0.78, 0.66], arc * (angle < 3.5 ? 1 : 0.2));
  const second = mixPaint(lit, [0.95, 0.45, 0.16], hand(3.9, 0.36, 0.005));
  return mixPaint(
    second,
    [0.95, 0.95, 0.96],
    Math.max(marks, hand(5.3, 0.22, 0.016), hand(1.05, 0.33, 0.012), on(r, 0.028)),
  );
}
