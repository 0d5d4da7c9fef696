import { mix, smoothstep } from '../maths/interpolate.ts';
import { createRandom, type Random } from '../maths/seeded-random.ts';
import type { Noise } from '../maths/value-noise.ts';
import type { LandscapeScene } from '../scene/scene.ts';
import type { Veil } from './atmosphere.ts';
import type { Frame } from './frame.ts';
import type { ReliefReader } from './relief.ts';
import { STROKE_FLOATS, type Strokes } from './stroke.ts';
import type { Terrain } from './terrain.ts';

/** Grass, flowers and spruces of the foreground as strokes, far to near. */
export function createPlants(
  scene: LandscapeScene,
  frame: Frame,
  terrain: Terrain,
  relief: ReliefReader,
  veil: Veil,
  noise: Noise,
): Strokes {
  const random = createRandom(scene.seed ^ 0x60a5);
  const list: number[][] = [];
  const { cover, light, camera } = scene;
  const sunlit = new Float64Array(2);
  const colour = new Float64Array(4);
  const [sunX, sunY, sunZ] = light.direction;
  const against = smoothstep(0.1, 0.95, sunZ) * smoothstep(0.7, 0.1, sunY);

  const lit = (x: number, y: number, z: number, albedo: readonly number[], direct: number) => {
    relief.lightAt(x, y, z, sunlit);
    for (let channel = 0; channel < 3; channel++) {
      const fromSky =
        light.zenith[channel]! * 0.5 + light.middle[channel]! * 0.45 + light.horizon[channel]! * 0.2;
      colour[channel] =
        albedo[channel]! * (light.sun[channel]! * direct * sunlit[0]! + fromSky * light.ambient * 0.85);
    }
    const length = Math.hypot(x, y - camera.height, z);
    veil(colour, x / length, (y - camera.height) / length, z / length, length, camera.height);
  };
  const screenX = (x: number, z: number) => frame.centre + (x / z) * frame.focal;
  const screenY = (y: number, z: number) => frame.horizon - ((y - camera.height) / z) * frame.focal;
  const add = (
    footX: number,
    footY: number,
    tipX: number,
    tipY: number,
    bend: number,
    wide: number,
    narrow: number,
    z: number,
    tip: number,
  ) => {
    list.push([footX, footY, tipX, tipY, bend, wide, narrow, z, colour[0]!, colour[1]!, colour[2]!, tip]);
  };

  if (cover.blades > 0) growGrass();
  if (cover.spruces > 0) plantSpruces();

  list.sort((a, b) => b[7]! - a[7]!);
  const strokes = new Float32Array(list.length * STROKE_FLOATS);
  for (let index = 0; index < list.length; index++) strokes.set(list[index]!, index * STROKE_FLOATS);
  return strokes;

  function growGrass(): void {
    const wind = random.between(-0.5, 0.5);
    const count = Math.round(15000 * cover.blades * Math.max(0.8, frame.width / frame.height));
    const nearest = Math.max(1.3, (frame.clearance * frame.focal) / (frame.height - frame.horizon) / 1.25);
    for (let index = 0; index < count; index++) {
      const z = nearest * 28 ** (random.next() ** 1.15);
      const x = ((random.between(-0.06, 1.06) * frame.width - frame.centre) / frame.focal) * z;
      const patch = noise.fractal(x * 0.22 + 11, z * 0.22, 3);
      const vigour = random.next();
      if (vigour > smoothstep(0.3, 0.52, patch) + 0.25) continue;
      const height = terrain.ground(x, z, 8);
      if (scene.water && height < 0.12) continue;
      const length = cover.bladeLength * mix(0.45, 1.25, vigour) * mix(0.7, 1.25, patch);
      const scale = frame.focal / z;
      const lean = (wind + random.between(-0.55, 0.55)) * length;
      const tone = mix(0.65, 1.35, random.next()) * mix(0.8, 1.15, patch);
      const dry = random.chance(0.16) ? 0.75 : smoothstep(0.45, 0.7, patch) * 0.6;
      const albedo = [0, 1, 2].map(
        (c) => mix(cover.grassDark[c]! * 1.1, cover.grassLight[c]! * 1.25, dry) * tone,
      );
      lit(x, height + 0.2, z, albedo, 0.75 + 1.5 * against * vigour);
      const wide = Math.max(0.9, 0.0085 * scale * (z > 9 ? 1.8 : 1));
      const footX = screenX(x, z);
      const footY = screenY(height - 0.03, z);
      const tipX = footX + lean * scale;
      const tipY = screenY(height + length * 0.95, z);
      add(footX, footY, tipX, tipY, -lean * scale * 0.5, wide, 0.25, z, 0.35 + against);
      if (
        cover.flowers.length > 0 &&
        random.chance(cover.flowerShare * smoothstep(0.38, 0.5, noise.fractal(x * 0.11, z * 0.11 + 9, 2)))
      ) {
        const petals = random.pick(cover.flowers);
        lit(x, height + 0.3, z, [petals[0]!, petals[1]!, petals[2]!], 0.9 + 0.8 * against);
        addBloom(tipX, tipY, scale * random.between(0.011, 0.022), z);
      }
    }
  }

  function addBloom(x: number, y: number, radius: number, z: number): void {
    for (let petal = 0; petal < 3; petal++) {
      const spread = (petal - 1) * radius * 0.9;
      add(
        x + spread * 0.4,
        y + radius * 0.7,
        x + spread,
        y - radius * 0.8,
        0,
        radius * 0.9,
        radius * 1.1,
        z - 0.01,
        0.25,
      );
    }
  }

  function plantSpruces(): void {
    const groups = Math.round(cover.spruces * 44);
    for (let index = 0; index < groups; index++) {
      const z = random.between(60, 340);
      const side = random.sign();
      // Keep the middle of the picture open.
      const edge = side * random.between(0.3, 1.15) ** 0.8 * (frame.centre / frame.focal);
      const x = edge * z;
      const height = terrain.ground(x, z, 6);
      if (scene.water && height < 0.5) continue;
      plantSpruce(x, height, z, random.between(9, 21), random);
    }
  }

  function plantSpruce(x: number, ground: number, z: number, tall: number, dice: Random): void {
    const scale = frame.focal / z;
    const pixels = tall * scale;
    const whorls = Math.round(Math.min(46, Math.max(12, pixels / 5)));
    const footX = screenX(x, z);
    const footY = screenY(ground - 0.3, z);
    lit(x, ground + tall * 0.5, z, [0.05, 0.036, 0.025], 0.5);
    add(footX, footY, footX, footY - pixels * 0.98, 0, tall * 0.022 * scale, 0.6, z, 0);
    for (let whorl = 0; whorl < whorls; whorl++) {
      const part = 0.06 + (0.94 * whorl) / whorls;
      const reach = tall * 0.235 * (1 - part) ** 0.82 + 0.12;
      const y = footY - pixels * part;
      const branches = 11;
      for (let branch = 0; branch < branches; branch++) {
        const angle = dice.between(0, Math.PI * 2);
        const out = Math.cos(angle) * reach * dice.between(0.65, 1.15);
        const towards = Math.sin(angle);
        const bright = mix(0.5, 1.3, dice.next()) * (0.8 + 0.35 * part) * (0.85 - 0.25 * towards);
        const facing = Math.max(0, (Math.cos(angle) * sunX - towards * sunZ) * 0.8 + sunY);
        lit(
          x,
          ground + tall * part,
          z,
          [cover.tree[0] * bright, cover.tree[1] * bright, cover.tree[2] * bright],
          0.25 + 1.1 * facing,
        );
        const droop = reach * dice.between(0.3, 0.62) - towards * reach * 0.12;
        add(
          footX,
          y,
          footX + out * scale,
          y + droop * scale,
          0,
          Math.max(1.1, pixels * 0.026),
          0.5,
          z - towards * 0.3,
          0.25,
        );
      }
    }
  }
}
