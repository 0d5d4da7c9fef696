import { mix, smoothstep } from '../../math/interpolate.ts';
import { onPath } from '../paths.ts';
import type { Place, PlantBrush } from './plant-brush.ts';

/** From this share on, flowers were asked for; fewer are only sprinkled over the grass. */
export const MANY_FLOWERS = 0.35;
const COUNT = 5200;
/** Petals from far look like one dot. */
const LEAST_PIXELS = 1.1;
/** Radius of the nearest ones, by the picture's height. */
const LEAST_NEAREST = 0.0095;
const HEART = [0.85, 0.6, 0.06] as const;

/** Flowers on stems above the grass, from before the camera on, each large enough to be seen. */
export function growFlowers(brush: PlantBrush): void {
  const { scene, frame, terrain, noise, random, against } = brush;
  const { cover } = scene;
  if (cover.flowerShare < MANY_FLOWERS || cover.flowers.length === 0) return;
  const count = Math.round(COUNT * cover.flowerShare * Math.max(0.8, frame.width / frame.height));
  const nearest = Math.max(1.5, (frame.clearance * frame.focal) / (frame.height - frame.horizon) / 1.1);
  // From a high camera the nearest ones would be dots.
  const growth = Math.max(1, (LEAST_NEAREST * frame.height) / (0.05 * brush.scaleAt(nearest)));
  for (let index = 0; index < count; index++) {
    const z = nearest * 26 ** random.next();
    const x = ((random.between(-0.06, 1.06) * frame.width - frame.center) / frame.focal) * z;
    const patch = noise.fractal(x * 0.16 + 5, z * 0.16 + 3, 2);
    if (random.next() > 0.3 + 0.7 * smoothstep(0.36, 0.56, patch)) continue;
    if (onPath(cover.path, x, z) > 0.2) continue;
    const ground = terrain.ground(x, z, 8);
    if (scene.water && ground < 0.12) continue;
    const scale = brush.scaleAt(z);
    const tall = cover.bladeLength * random.between(0.75, 1.25);
    const lean = random.between(-0.2, 0.2) * tall;
    const top: Place = [x + lean, ground + tall, z];
    brush.light([x, ground + 0.2, z], cover.grassDark, 0.7 + against);
    brush.stroke([x, ground, z], top, Math.max(0.5 / scale, 0.008), 0.4 / scale, { bend: -lean * 0.4 });
    const color = random.pick(cover.flowers);
    const tone = random.between(0.85, 1.25);
    const radius = Math.max(
      LEAST_PIXELS / scale,
      growth * random.between(0.04, 0.062) * mix(1, 1.5, smoothstep(4, 16, z)),
    );
    brush.light(
      top,
      color.map((value) => value * tone),
      1 + 0.5 * against,
    );
    addPetals(brush, top, radius);
    if (radius * scale < 3) continue;
    brush.light(top, HEART, 1);
    brush.stroke(
      [top[0], top[1] - radius * 0.22, z - 0.03],
      [top[0], top[1] + radius * 0.22, z - 0.03],
      radius * 0.5,
      radius * 0.5,
    );
  }
}

/** Five petals around a middle, seen from a little above. */
function addPetals({ stroke, random }: PlantBrush, [x, y, z]: Place, radius: number): void {
  const start = random.next() * 2 * Math.PI;
  for (let petal = 0; petal < 5; petal++) {
    const angle = start + (petal * 2 * Math.PI) / 5;
    const [across, up] = [Math.cos(angle) * radius, Math.sin(angle) * radius * 0.8];
    // Widths of strokes are level: each petal is an upright stroke around its middle.
    stroke(
      [x + across * 0.55, y + up * 0.55 - radius * 0.36, z - 0.02],
      [x + across * 0.6, y + up * 0.6 + radius * 0.36, z - 0.02],
      radius * 0.62,
      radius * 0.5,
      { tip: 0.12 },
    );
  }
}
