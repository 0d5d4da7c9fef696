import { mixRgb, type Rgb, scaleRgb } from '../../color/linear-color.ts';
import { sweep } from '../../objects/backdrops.ts';
import { STUDIO_FINISH } from '../../objects/object-finish.ts';
import { cylinder, part } from '../../objects/parts.ts';
import { lightStudio } from '../../objects/studio-lights.ts';
import { matte, plaster, surface, wood } from '../../objects/surfaces.ts';
import type { PlanSet } from '../set-plan.ts';
import { scatterLights } from './blurred-lights.ts';
import { placeLeaves } from './plant.ts';

const GREEN: Rgb = [0.16, 0.3, 0.1];

/** A slice of trunk or a stone among leaves, dappled sunlight, a garden out of focus. */
export const planNature: PlanSet = (set, { random, side, palette, width, lies }) => {
  const open = random.chance(0.5);
  const leafGreen = mixRgb(GREEN, palette.backdrop, 0.18);
  const ground = set.paint(
    open
      ? plaster(mixRgb([0.5, 0.44, 0.34], palette.backdrop, 0.3))
      : matte(mixRgb([0.55, 0.62, 0.46], palette.backdrop, 0.35)),
  );
  let height = 0;
  let radius: number | null = null;
  if (!lies) {
    radius = Math.max(0.95, width * random.between(0.64, 0.78));
    height = random.between(0.22, 0.36);
    const rim = set.paint(
      random.chance(0.6)
        ? wood(random.pick(['oak', 'walnut'] as const), { scale: 0.8, roughness: 0.6 })
        : plaster([0.6, 0.57, 0.52], 0.5),
    );
    set.add({ at: [0, height / 2, 0] }, [part(cylinder(radius, height / 2), rim, { round: 0.05 })]);
    radius -= 0.05;
  }
  const reach = width * 0.55 + 0.75;
  placeLeaves(set, [side * -(reach + 0.25), 0, 0.7], random, { count: 9, span: 1.5, lean: [0.35, 1] });
  placeLeaves(set, [side * (reach + 0.5), 0, 1], random, { count: 7, span: 1.15, lean: [0.5, 1.15] });
  const pebble = set.paint(surface([0.3, 0.29, 0.27], { roughness: 0.7 }));
  for (let index = 0; index < 3; index++) {
    const size = random.between(0.1, 0.2);
    set.add({ at: [side * (reach + random.between(-0.1, 0.5)), size * 0.5, random.between(-0.6, 0.1)] }, [
      part({ kind: 'ellipsoid', radii: [size * 1.3, size * 0.6, size] }, pebble),
    ]);
  }
  const light = lightStudio(open ? leafGreen : mixRgb(leafGreen, [0.7, 0.7, 0.6], 0.6), random, {
    side,
    warmth: 0.9,
    hardness: 14,
    strength: 1.08,
  });
  const backdrop = open
    ? {
        ...sweep(ground, ground, 4, 0),
        ground: 'table' as const,
        low: scaleRgb(leafGreen, 0.75),
        high: mixRgb(leafGreen, [0.75, 0.82, 0.6], 0.45),
        glow: scaleRgb(leafGreen, 0.3),
        discs: scatterLights(random, {
          count: 60,
          low: -4,
          high: 26,
          size: 0.09,
          strength: 0.32,
          colors: [leafGreen, [0.75, 0.8, 0.4], [0.9, 0.88, 0.66], [0.28, 0.5, 0.2]],
        }),
      }
    : {
        ...sweep(ground, ground, random.between(3.6, 4.6), 2),
        pool: { x: side, y: 2, radius: 3.2, strength: 0.25 },
      };
  return {
    light: {
      ...light,
      gobo: {
        kind: 'leaves',
        scale: random.between(0.36, 0.5),
        angle: random.between(-0.6, 0.6),
        softness: 0.22,
        strength: 0.62,
        offset: [random.between(-0.4, 0.4), random.between(-1.2, -0.5)],
      },
    },
    backdrop,
    finish: STUDIO_FINISH,
    surface: { height, radius, mirror: 0.02, blur: 10, shade: 0.5 },
  };
};
