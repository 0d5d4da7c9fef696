import { clamp, mix, smoothstep } from '../../math/interpolate.ts';
import { lengthOf } from '../../math/length-of.ts';
import type { Random } from '../../math/seeded-random.ts';
import type { LandscapeView } from '../landscape-view.ts';
import { type Body, type BodyPart, createBody, type FigureWish } from './body-parts.ts';
import type { Sprite } from './sprite.ts';

/** Of the feet, in pixels, and pixels for one meter. */
export interface Standing {
  x: number;
  y: number;
  scale: number;
  /** Meters from the camera. */
  depth: number;
}

/** A person and the shadow on the ground. `yaw` 0 faces the viewer. */
export function createFigure(
  wish: FigureWish,
  standing: Standing,
  yaw: number,
  site: LandscapeView,
  random: Random,
): { shadow: Sprite; person: Sprite } {
  const body = createBody(wish, yaw, random);
  return { person: createPerson(body, standing, site), shadow: createShadow(body, standing, site) };
}

function createPerson(
  body: Body,
  { x: footX, y: footY, scale, depth }: Standing,
  { scene }: LandscapeView,
): Sprite {
  const { light, air } = scene;
  const [sunX, sunY, sunZ] = light.direction;
  const pixel = 1 / scale;
  const haze = 1 - Math.exp(-depth * air.haze * 2);
  const [above, around] = [0, 1].map((kind) =>
    [0, 1, 2].map(
      (channel) =>
        (kind === 0
          ? light.zenith[channel]! * 0.45 + light.middle[channel]! * 0.55
          : light.horizon[channel]! * 0.4 + light.middle[channel]! * 0.3) * light.ambient,
    ),
  ) as [number[], number[]];
  const ground = scene.cover.grass > 0.5 ? scene.cover.grassLight : scene.cover.sand;
  const hit = { near: 0, nx: 0, ny: 0, nz: 0, distance: 0 };
  return {
    left: footX - body.half * scale - 2,
    right: footX + body.half * scale + 2,
    top: footY - body.tall * scale - 2,
    bottom: footY + 0.04 * scale + 2,
    depth: depth * 0.97,
    shade: (px, py, out) => {
      const u = (px - footX) * pixel;
      const v = (footY - py) * pixel;
      let nearest: BodyPart | undefined;
      let near = Number.NEGATIVE_INFINITY;
      let [nx, ny, nz] = [0, 0, 1];
      let cover = 0;
      for (const part of body.parts) {
        if (!meet(part, u, v, hit)) {
          if (hit.distance > pixel) continue;
        }
        const covered = clamp(0.5 - hit.distance * scale, 0, 1);
        if (covered <= 0) continue;
        cover = Math.max(cover, covered);
        if (hit.near <= near) continue;
        near = hit.near;
        nearest = part;
        [nx, ny, nz] = [hit.nx, hit.ny, hit.nz];
      }
      if (!nearest) return 0;
      const sunny = clamp((nx * sunX + ny * sunY - nz * sunZ) * 0.92 + 0.04, 0, 1);
      const up = 0.5 + 0.5 * ny;
      // Less sky is seen between legs and under arms than on shoulders.
      const open = mix(0.55, 1, smoothstep(0, body.tall * 0.75, v)) * mix(0.75, 1, nz);
      for (let channel = 0; channel < 3; channel++) {
        const bounce =
          ground[channel]! *
          (light.sun[channel]! * Math.max(0, sunY) * 0.5 + around[channel]! * 0.4) *
          (1 - up);
        const lit =
          nearest.color[channel]! *
          (light.sun[channel]! * sunny * 0.95 +
            (mix(around[channel]!, above[channel]!, up) * 0.62 + bounce) * open);
        out[channel] = mix(lit, light.horizon[channel]! * 0.8, haze);
      }
      return cover;
    },
  };
}

interface Hit {
  /** Towards the viewer. */
  near: number;
  nx: number;
  ny: number;
  nz: number;
  /** To the outline, negative inside. */
  distance: number;
}

/** Seen from far away: where a ray straight into the picture meets a rounded cone. */
function meet({ from, to, fromRadius, toRadius }: BodyPart, u: number, v: number, hit: Hit): boolean {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const flat = dx * dx + dy * dy;
  const t =
    flat < 1e-9 ? (from[2] > to[2] ? 0 : 1) : clamp(((u - from[0]) * dx + (v - from[1]) * dy) / flat, 0, 1);
  const radius = mix(fromRadius, toRadius, t);
  const offX = u - from[0] - dx * t;
  const offY = v - from[1] - dy * t;
  const off = lengthOf(offX, offY);
  hit.distance = off - radius;
  const inside = Math.min(1, off / radius);
  hit.nz = Math.sqrt(1 - inside * inside);
  hit.near = mix(from[2], to[2], t) + radius * hit.nz;
  hit.nx = offX / radius;
  hit.ny = offY / radius;
  return hit.distance < 0;
}

/** Meters of shadow per meter of height, at most. */
const LONGEST = 5;

/** The shadow that the sun casts on level ground, and the darkness under the feet. */
function createShadow(
  body: Body,
  { x: footX, y: footY, scale, depth }: Standing,
  { scene, frame }: LandscapeView,
): Sprite {
  const { light } = scene;
  const [sunX, sunY, sunZ] = light.direction;
  const rise = Math.max(0.05, sunY);
  const reach = Math.min(LONGEST, 1 / rise);
  // Rows for a meter of level ground, along the view.
  const deep = Math.max(scale * 0.06, (scale * frame.clearance) / depth);
  const cast = body.parts
    .filter(({ fromRadius }) => fromRadius > 0.006)
    .map(({ from, to, fromRadius, toRadius }) => ({
      ax: from[0] - from[1] * sunX * reach,
      az: -from[2] - from[1] * sunZ * reach,
      bx: to[0] - to[1] * sunX * reach,
      bz: -to[2] - to[1] * sunZ * reach,
      ar: fromRadius,
      br: toRadius,
    }));
  const xs = cast.flatMap(({ ax, bx, ar, br }) => [ax - ar, ax + ar, bx - br, bx + br]);
  const zs = cast.flatMap(({ az, bz, ar, br }) => [az - ar, az + ar, bz - br, bz + br]);
  const sky = Math.max(light.middle[1] * light.ambient, 0.02);
  const sun = light.sun[1] * rise;
  const strength = sunY > 0.02 ? clamp(sun / (sun + sky * 0.55), 0.1, 0.75) : 0.1;
  const contact = 0.2;
  return {
    left: footX + (Math.min(-contact, ...xs) - 0.05) * scale,
    right: footX + (Math.max(contact, ...xs) + 0.05) * scale,
    top: footY - (Math.max(contact, ...zs) + 0.05) * deep,
    bottom: footY + (0.05 - Math.min(-contact, ...zs)) * deep + 1,
    // The ground that it falls on is nearer than the feet.
    depth: 0,
    darkens: true,
    shade: (px, py, out) => {
      const u = (px - footX) / scale;
      const w = (footY - py) / deep;
      let distance = 1;
      for (const { ax, az, bx, bz, ar, br } of cast) {
        const dx = bx - ax;
        const dz = bz - az;
        const t = clamp(((u - ax) * dx + (w - az) * dz) / (dx * dx + dz * dz + 1e-9), 0, 1);
        distance = Math.min(distance, lengthOf(u - ax - dx * t, w - az - dz * t) - mix(ar, br, t));
      }
      const far = lengthOf(u, w);
      const soft = 0.015 + 0.035 * Math.min(3, far) + 0.7 / deep;
      const shade = strength * smoothstep(soft, -soft, distance) * (1 - 0.5 * smoothstep(1, 7, far));
      const under = 0.45 * Math.exp(-((u / 0.16) ** 2) - (w / 0.14) ** 2);
      out.fill(1 - clamp(shade + under * (1 - shade), 0, 0.85));
      return 1;
    },
  };
}
