import { clamp, mix } from '../math/interpolate.ts';
import { createCutOutFace } from './cut-out-face.ts';
import { createCutOutShadow } from './cut-out-shadow.ts';
import { placeCard } from './place-on-card.ts';
import { mirrorPrint, shadePrint } from './print-face.ts';
import { createRays } from './rays.ts';
import type { ReferenceScene } from './reference-scene.ts';
import { createRipples } from './ripples.ts';
import { createWater } from './water.ts';

export interface Layers {
  radiance: Float32Array;
  /** The set with one sample per pixel; not changed by compositing. */
  plain: Float32Array;
  depth: Float32Array;
}

/** Composites the subject into rows of the painted set: ripples, shadow, reflection, then the subject. */
export function createCompositor(
  scene: ReferenceScene,
  width: number,
  height: number,
  { radiance, plain, depth }: Layers,
): (from: number, to: number) => void {
  const { placing, surface, card } = scene;
  const rays = createRays(scene.set, width, height);
  const placed = placeCard(card, placing);
  const shadow = createCutOutShadow(scene, placed);
  const face = createCutOutFace(scene, placed);
  const ripples = createRipples(scene);
  const water = createWater(scene, rays, { plain, depth, width, height });
  const ray = new Float64Array(3);
  const point = new Float64Array(3);
  const back = new Float64Array(3);
  const tilt = new Float64Array(2);
  const color = new Float64Array(4);

  const mirror = (at: number, way: number) => {
    const steep = -ray[1]!;
    const lx = tilt[0]!;
    const lz = tilt[1]!;
    const twice = 2 * (ray[0]! * -lx + ray[1]! + ray[2]! * -lz);
    back[0] = ray[0]! + lx * twice;
    back[1] = ray[1]! - twice;
    back[2] = ray[2]! + lz * twice;
    const on = placed.distance(point, back);
    if (on <= 0 || back[1]! <= 0) return;
    for (let axis = 0; axis < 3; axis++) back[axis] = point[axis]! + back[axis]! * on;
    const blur = way / rays.pixels + on * surface.blur * 0.02;
    if (placing.kind === 'print') {
      if (surface.mirror > 0.1)
        mirrorPrint(scene, placed, [placed.across(back), placed.up(back), blur], radiance, at);
      return;
    }
    face(placed.across(back), placed.up(back), blur, color);
    const grazing = (1 - steep) ** 5;
    const share = clamp(surface.mirror + grazing * Math.min(0.55, surface.mirror * 2.2), 0, 0.9);
    const fade = Math.exp(-on * 0.12 * surface.blur);
    const cover = share * color[3]! * fade;
    for (let channel = 0; channel < 3; channel++)
      radiance[at + channel] = radiance[at + channel]! * (1 - cover) + share * fade * color[channel]!;
  };

  const standsOn = () =>
    Math.abs(point[1]! - surface.height) < 0.015 &&
    (surface.radius === null ||
      (point[0]! - placing.foot[0]) ** 2 + (point[2]! - placing.foot[2]) ** 2 < surface.radius ** 2);

  const darken = (at: number) => {
    const light = shadow(point);
    for (let channel = 0; channel < 3; channel++) {
      const shine = clamp(radiance[at + channel]! - 1.2, 0, 1);
      radiance[at + channel]! *= mix(light, 1, shine);
    }
  };

  return (from, to) => {
    for (let y = from; y < to; y++)
      for (let x = 0; x < width; x++) {
        const pixel = y * width + x;
        const at = pixel * 3;
        const way = depth[pixel]!;
        rays.through(x, y, ray);
        if (Number.isFinite(way)) {
          for (let axis = 0; axis < 3; axis++) point[axis] = rays.origin[axis]! + ray[axis]! * way;
          tilt.fill(0);
          if (surface.ripple > 0 && Math.abs(point[1]!) < 0.015) {
            ripples(point[0]!, point[2]!, tilt);
            water(x, y, ray, tilt, radiance);
          }
          if (placing.kind === 'cut-out') darken(at);
          else shadePrint(scene, placed, point, way / rays.pixels, radiance, at);
          const wet = surface.ripple > 0 && Math.abs(point[1]!) < 0.015;
          if (wet || standsOn()) mirror(at, way);
        }
        if (placing.kind === 'print') continue;
        const on = placed.distance(rays.origin, ray);
        if (on <= 0 || on > way + 0.06) continue;
        for (let axis = 0; axis < 3; axis++) point[axis] = rays.origin[axis]! + ray[axis]! * on;
        face(placed.across(point), placed.up(point), on / rays.pixels, color);
        for (let channel = 0; channel < 3; channel++)
          radiance[at + channel] = radiance[at + channel]! * (1 - color[3]!) + color[channel]!;
      }
  };
}
