import { clamp, mix } from '../math/interpolate.ts';
import type { Card } from '../scene/card.ts';
import { createCutOutFace } from './cut-out-face.ts';
import { createCutOutShadow } from './cut-out-shadow.ts';
import { drawContact } from './outline-contact.ts';
import { type PlacedCard, placeCard } from './place-on-card.ts';
import { mirrorPrint, shadePrint } from './print-face.ts';
import { createRays } from './rays.ts';
import type { ReferenceScene, Subject } from './reference-scene.ts';
import { createRipples } from './ripples.ts';
import { createWater } from './water.ts';

export interface Layers {
  radiance: Float32Array;
  /** The set with one sample per pixel; not changed by compositing. */
  plain: Float32Array;
  depth: Float32Array;
}

/** The cut-outs of a scene, far to near, with their faces and shadows. */
function createCutOuts(scene: ReferenceScene) {
  const shades = new Map<Card, Float32Array>();
  const eye = scene.set.camera.position;
  const subjects: Subject[] = [{ card: scene.card, placing: scene.placing }, ...scene.others];
  const away = ({ placing: { foot } }: Subject) =>
    (foot[0] - eye[0]) * scene.placing.out[0] + (foot[2] - eye[2]) * scene.placing.out[2];
  return subjects
    .sort((a, b) => away(a) - away(b))
    .map(({ card, placing }) => {
      const own = { ...scene, card, placing };
      const placed = placeCard(card, placing);
      const contact = shades.get(card) ?? drawContact(card, placing);
      shades.set(card, contact);
      return {
        placed,
        face: createCutOutFace(own, placed),
        shadow: createCutOutShadow(own, placed, contact),
      };
    });
}

/** Composites the subject into rows of the painted set: ripples, shadow, reflection, then the subject. */
export function createCompositor(
  scene: ReferenceScene,
  width: number,
  height: number,
  { radiance, plain, depth }: Layers,
): (from: number, to: number) => void {
  const { placing, surface } = scene;
  const rays = createRays(scene.set, width, height);
  const placed = placeCard(scene.card, placing);
  const cutOuts = placing.kind === 'cut-out' ? createCutOuts(scene) : [];
  const ripples = createRipples(scene);
  const water = createWater(scene, rays, { plain, depth, width, height });
  const ray = new Float64Array(3);
  const point = new Float64Array(3);
  const back = new Float64Array(3);
  const bounced = new Float64Array(3);
  const tilt = new Float64Array(2);
  const color = new Float64Array(4);

  const mirror = (at: number, way: number) => {
    const steep = -ray[1]!;
    const lx = tilt[0]!;
    const lz = tilt[1]!;
    const twice = 2 * (ray[0]! * -lx + ray[1]! + ray[2]! * -lz);
    bounced[0] = ray[0]! + lx * twice;
    bounced[1] = ray[1]! - twice;
    bounced[2] = ray[2]! + lz * twice;
    if (placing.kind === 'print') {
      const on = meet(placed);
      if (on > 0 && surface.mirror > 0.1)
        mirrorPrint(scene, placed, [placed.across(back), placed.up(back), blurOf(way, on)], radiance, at);
      return;
    }
    const grazing = (1 - steep) ** 5;
    const share = clamp(surface.mirror + grazing * Math.min(0.55, surface.mirror * 2.2), 0, 0.9);
    for (const cutOut of cutOuts) {
      const on = meet(cutOut.placed);
      if (on <= 0) continue;
      cutOut.face(cutOut.placed.across(back), cutOut.placed.up(back), blurOf(way, on), color);
      const fade = Math.exp(-on * 0.12 * surface.blur);
      const cover = share * color[3]! * fade;
      if (cover <= 0) continue;
      for (let channel = 0; channel < 3; channel++)
        radiance[at + channel] = radiance[at + channel]! * (1 - cover) + share * fade * color[channel]!;
    }
  };

  /** Where the bounced ray meets a card, and how far away; 0 if it does not. */
  const meet = (card: PlacedCard) => {
    const on = card.distance(point, bounced);
    if (on <= 0 || bounced[1]! <= 0) return 0;
    for (let axis = 0; axis < 3; axis++) back[axis] = point[axis]! + bounced[axis]! * on;
    return on;
  };

  const blurOf = (way: number, on: number) => way / rays.pixels + on * surface.blur * 0.02;

  const standsOn = () =>
    Math.abs(point[1]! - surface.height) < 0.015 &&
    (surface.radius === null || point[0]! ** 2 + point[2]! ** 2 < surface.radius ** 2);

  const darken = (at: number) => {
    let light = 1;
    for (const { shadow } of cutOuts) light *= shadow(point, false);
    if (light === 1) return;
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
        for (const cutOut of cutOuts) {
          const on = cutOut.placed.distance(rays.origin, ray);
          if (on <= 0 || on > way + 0.06) continue;
          for (let axis = 0; axis < 3; axis++) point[axis] = rays.origin[axis]! + ray[axis]! * on;
          cutOut.face(cutOut.placed.across(point), cutOut.placed.up(point), on / rays.pixels, color);
          if (color[3]! <= 0) continue;
          let light = 1;
          for (const other of cutOuts) if (other !== cutOut) light *= other.shadow(point, true);
          for (let channel = 0; channel < 3; channel++)
            radiance[at + channel] =
              radiance[at + channel]! * (1 - color[3]!) + color[channel]! * mix(1, light, 0.8);
        }
      }
  };
}
