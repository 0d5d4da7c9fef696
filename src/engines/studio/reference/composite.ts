import { clamp, mix } from '../math/interpolate.ts';
import type { Card } from '../scene/card.ts';
import { createCutOutFace } from './cut-out-face.ts';
import { createCutOutShadow } from './cut-out-shadow.ts';
import { drawContact } from './outline-contact.ts';
import { distanceTo, type PlacedCard, placeCard } from './place-on-card.ts';
import { mirrorPrint, shadePrint } from './print-face.ts';
import { createRays, type Rays } from './rays.ts';
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
function createCutOuts(scene: ReferenceScene, rays: Rays) {
  const shades = new Map<Card, Float32Array>();
  const camera = scene.set.camera.position;
  const subjects: Subject[] = [{ card: scene.card, placing: scene.placing }, ...scene.others];
  const away = ({ placing: { foot } }: Subject) =>
    (foot[0] - camera[0]) * scene.placing.out[0] + (foot[2] - camera[2]) * scene.placing.out[2];
  return subjects
    .sort((a, b) => away(a) - away(b))
    .map(({ card, placing }) => {
      const own = { ...scene, card, placing };
      const placed = placeCard(card, placing);
      const contact = shades.get(card) ?? drawContact(card, placing);
      shades.set(card, contact);
      const eye = new Float64Array(3);
      placed.locate(rays.origin, eye);
      return {
        placed,
        /** The camera along the card's axes. */
        eye,
        area: areaOf(placing, rays),
        face: createCutOutFace(own, placed),
        shadow: createCutOutShadow(own, placed, contact),
      };
    });
}

/** The pixels within which a cut-out is seen. */
function areaOf({ foot, right, up, width, height }: Subject['placing'], rays: Rays) {
  const corners = [-0.65, 0.65].flatMap((a) =>
    [-0.05, 1.1].map((b) =>
      rays.project(foot.map((at, axis) => at + right[axis]! * a * width + up[axis]! * b * height)),
    ),
  );
  const seen = corners.filter((corner) => corner !== null);
  if (seen.length < corners.length)
    return { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  const xs = seen.map(({ x }) => x);
  const ys = seen.map(({ y }) => y);
  return {
    left: Math.min(...xs) - 2,
    right: Math.max(...xs) + 2,
    top: Math.min(...ys) - 2,
    bottom: Math.max(...ys) + 2,
  };
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
  const print = placeCard(scene.card, placing);
  const cutOuts = placing.kind === 'cut-out' ? createCutOuts(scene, rays) : [];
  const ripples = createRipples(scene);
  const water = createWater(scene, rays, { plain, depth, width, height });
  const ray = new Float64Array(3);
  const point = new Float64Array(3);
  const bounced = new Float64Array(3);
  const at = new Float64Array(3);
  const direction = new Float64Array(3);
  const tilt = new Float64Array(2);
  const color = new Float64Array(4);

  const mirror = (pixel: number, way: number) => {
    const steep = -ray[1]!;
    const lx = tilt[0]!;
    const lz = tilt[1]!;
    const twice = 2 * (ray[0]! * -lx + ray[1]! + ray[2]! * -lz);
    bounced[0] = ray[0]! + lx * twice;
    bounced[1] = ray[1]! - twice;
    bounced[2] = ray[2]! + lz * twice;
    if (bounced[1]! <= 0) return;
    if (placing.kind === 'print') {
      const on = meet(print);
      if (on > 0 && surface.mirror > 0.1)
        mirrorPrint(scene, print, [at[0]!, at[1]!, blurOf(way, on)], radiance, pixel);
      return;
    }
    const grazing = (1 - steep) ** 5;
    const share = clamp(surface.mirror + grazing * Math.min(0.55, surface.mirror * 2.2), 0, 0.9);
    if (share === 0) return;
    for (let index = 0; index < cutOuts.length; index++) {
      const { placed, face } = cutOuts[index]!;
      const on = meet(placed);
      if (on <= 0) continue;
      face(at[0]!, at[1]!, blurOf(way, on), color);
      const fade = Math.exp(-on * 0.12 * surface.blur);
      const cover = share * color[3]! * fade;
      if (cover <= 0) continue;
      for (let channel = 0; channel < 3; channel++)
        radiance[pixel + channel] = radiance[pixel + channel]! * (1 - cover) + share * fade * color[channel]!;
    }
  };

  /** Writes where the bounced ray meets a card to `at`, and returns how far away; not positive if it does not. */
  const meet = (card: PlacedCard) => {
    card.locate(point, at);
    card.resolve(bounced, direction);
    return follow(distanceTo(at, direction));
  };

  const follow = (on: number) => {
    at[0]! += direction[0]! * on;
    at[1]! += direction[1]! * on;
    return on;
  };

  const blurOf = (way: number, on: number) => way / rays.pixels + on * surface.blur * 0.02;

  const standsOn = () =>
    Math.abs(point[1]! - surface.height) < 0.015 &&
    (surface.radius === null || point[0]! ** 2 + point[2]! ** 2 < surface.radius ** 2);

  /** Share of light that reaches the point past all cut-outs but one. */
  const lightPast = (isOnCard: boolean, except = -1) => {
    let light = 1;
    for (let index = 0; index < cutOuts.length; index++) {
      if (index === except) continue;
      const { placed, shadow } = cutOuts[index]!;
      placed.locate(point, at);
      light *= shadow(at, point[1]!, isOnCard);
    }
    return light;
  };

  const darken = (pixel: number) => {
    const light = lightPast(false);
    if (light === 1) return;
    for (let channel = 0; channel < 3; channel++) {
      const shine = clamp(radiance[pixel + channel]! - 1.2, 0, 1);
      radiance[pixel + channel]! *= mix(light, 1, shine);
    }
  };

  const reach = (way: number) => {
    for (let axis = 0; axis < 3; axis++) point[axis] = rays.origin[axis]! + ray[axis]! * way;
  };

  const paintFace = (index: number, pixel: number, way: number) => {
    const { placed, face, eye } = cutOuts[index]!;
    placed.resolve(ray, direction);
    const on = distanceTo(eye, direction);
    if (on <= 0 || on > way + 0.06) return;
    at.set(eye);
    follow(on);
    face(at[0]!, at[1]!, on / rays.pixels, color);
    const alpha = color[3]!;
    if (alpha <= 0) return;
    reach(on);
    const light = cutOuts.length > 1 ? lightPast(true, index) : 1;
    for (let channel = 0; channel < 3; channel++)
      radiance[pixel + channel] =
        radiance[pixel + channel]! * (1 - alpha) + color[channel]! * mix(1, light, 0.8);
  };

  return (from, to) => {
    for (let y = from; y < to; y++)
      for (let x = 0; x < width; x++) {
        const pixel = (y * width + x) * 3;
        const way = depth[y * width + x]!;
        rays.through(x, y, ray);
        if (Number.isFinite(way)) {
          reach(way);
          tilt[0] = 0;
          tilt[1] = 0;
          const isWet = surface.ripple > 0 && Math.abs(point[1]!) < 0.015;
          if (isWet) {
            ripples(point[0]!, point[2]!, tilt);
            water(x, y, ray, tilt, radiance);
          }
          if (placing.kind === 'cut-out') darken(pixel);
          else shadePrint(scene, print, point, way / rays.pixels, radiance, pixel);
          if (isWet || standsOn()) mirror(pixel, way);
        }
        for (let index = 0; index < cutOuts.length; index++) {
          const { area } = cutOuts[index]!;
          if (x >= area.left && x <= area.right && y >= area.top && y <= area.bottom)
            paintFace(index, pixel, way);
        }
      }
  };
}
