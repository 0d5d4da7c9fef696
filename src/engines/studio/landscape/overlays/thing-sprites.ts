import { clamp, mix, smoothstep } from '../../math/interpolate.ts';
import { sampleAlpha, sampleCard } from '../../scene/card.ts';
import type { LandscapeThing, Light } from '../landscape-scene.ts';
import type { LandscapeView } from '../landscape-view.ts';
import type { Sprite } from './sprite.ts';

/** The drawings that stand, swim and fly in a landscape, with their shadows on the ground. */
export function createThingSprites(site: LandscapeView): { shadows: Sprite[]; things: Sprite[] } {
  const placed = (site.scene.things ?? []).map((thing) => ({ thing, place: locate(thing, site) }));
  return {
    shadows: placed
      .filter(({ thing }) => !thing.isAfloat && !thing.isInSky)
      .map(({ thing, place }) => castShadow(thing, place, site)),
    things: placed.map(({ thing, place }) => createThing(thing, place, site)),
  };
}

/** In pixels: the foot, the ground below it, and the size. */
interface Located {
  x: number;
  y: number;
  floor: number;
  width: number;
  height: number;
}

function locate({ x, floor, lift, draft, width, height }: LandscapeThing, { frame }: LandscapeView): Located {
  return {
    x: x * frame.width,
    floor: floor * frame.height,
    y: (floor - lift + draft) * frame.height,
    width: width * frame.height,
    height: height * frame.height,
  };
}

function createThing(
  thing: LandscapeThing,
  { x: cx, y: foot, floor, width, height }: Located,
  { scene }: LandscapeView,
): Sprite {
  const { card } = thing;
  const { subject } = card;
  const texels = subject.width / width;
  const lod = Math.max(0, Math.log2(texels));
  const texel = new Float64Array(4);
  const shine = lightOf(scene.light);
  const haze = 1 - Math.exp(-thing.depth * scene.air.haze * 2);
  const behind = smoothstep(-0.1, 0.7, scene.light.direction[2]);
  const read = (x: number, y: number, out: Float64Array): number => {
    const u = subject.left + ((x - cx) / width + 0.5) * subject.width;
    const v = subject.top + subject.height + ((y - foot) / height) * subject.height;
    sampleCard(card, u, v, lod, texel);
    const alpha = texel[3]!;
    if (alpha < 0.004) return 0;
    const reach = subject.width * 0.02 + 1;
    const above = sampleAlpha(card, u, v - reach, Math.log2(reach));
    const edge = behind * 0.5 * (1 - above);
    const low = mix(0.72, 1, smoothstep(0, 0.25, (foot - y) / height));
    for (let channel = 0; channel < 3; channel++) {
      const base = texel[channel]! / alpha;
      const lit =
        base * shine[channel]! * (thing.isInSky || thing.isAfloat ? 1 : low) +
        scene.light.sun[channel]! * edge * 0.4;
      out[channel] = mix(lit, scene.light.horizon[channel]! * 0.8, haze);
    }
    return alpha;
  };
  return {
    left: cx - width * 0.62,
    right: cx + width * 0.62,
    top: foot - height * 1.08,
    bottom: thing.isAfloat ? floor + height * 0.85 : foot + 2,
    // Grass before the feet hides them, but the ground right there does not, nor a dune.
    depth: thing.depth * (thing.isAfloat ? 1 : scene.form === 'dunes' ? 0.4 : 0.72),
    shade: (x, y, out) => {
      if (!thing.isAfloat || y <= floor) return read(x, y, out);
      // Its image in the water, broken by waves.
      const down = (y - floor) / height;
      const ripple =
        (0.012 * Math.sin(down * 46) + 0.01 * Math.sin(down * 97 + x * 0.02)) * height * (0.3 + down);
      const cover = read(x + ripple, floor - (y - floor) * 1.08 + ripple * 0.4, out);
      for (let channel = 0; channel < 3; channel++) out[channel]! *= 0.7;
      return cover * 0.55 * Math.max(0, 1 - down * 1.15);
    },
  };
}

/** Factors of the drawing's colors: sun on its face, and the sky all around. */
function lightOf({ direction: [, up, ahead], sun, middle, zenith, horizon, ambient }: Light): number[] {
  // Against the light a fill keeps their colors: a white horse is not gray.
  const facing = clamp(0.42 - 0.42 * ahead + 0.25 * up, 0.36, 1);
  return [0, 1, 2].map((channel) => {
    const sky = (middle[channel]! * 0.45 + zenith[channel]! * 0.3 + horizon[channel]! * 0.25) * ambient;
    return sun[channel]! * facing * 0.85 + sky * 0.95;
  });
}

/** The shadow that the sun casts, and the darkness where it touches the ground. */
function castShadow(
  thing: LandscapeThing,
  { x: cx, y: foot, floor, width, height }: Located,
  { scene, frame }: LandscapeView,
): Sprite {
  const { card, depth } = thing;
  const { subject } = card;
  const [sunX, sunY, sunZ] = scene.light.direction;
  const rise = Math.max(0.16, sunY);
  const sky = Math.max(scene.light.middle[0] * scene.light.ambient, 0.02);
  const strength = clamp((scene.light.sun[0] * rise) / (scene.light.sun[0] * rise + sky * 0.9), 0.15, 0.72);
  // Rows below the horizon by the depth of the ground there.
  const drop = Math.max(4, floor - frame.horizon);
  const lift = floor - foot;
  const spread = width * (0.46 + lift / frame.height);
  const reach = (height + lift) * Math.min(4, 1 / rise);
  return {
    left: cx - width - reach,
    right: cx + width + reach,
    top: floor - drop * 0.6,
    bottom: scene.around ? Number.POSITIVE_INFINITY : floor + drop * 1.4 + 8,
    depth: 0,
    darkens: true,
    shade: (x, y, out) => {
      const below = y - frame.horizon;
      if (below < 3) return 0;
      // Depth of this ground from that of the foot, in pixels at the foot.
      const behind = ((depth * drop) / below - depth) * (frame.focal / depth);
      const across = (x - cx) * (drop / below);
      const near = Math.exp(-((across / spread) ** 2) * 1.4 - (behind / (spread * 0.55)) ** 2 * 1.6);
      let dark = near * (lift > 2 ? 0.3 : 0.62);
      const up = Math.abs(sunZ) < 0.08 ? -1 : (-behind * rise) / sunZ;
      if (up > 0) {
        const side = across + (up * sunX) / rise;
        const blur = Math.max(1, (subject.width / width) * (width * 0.02 + up * 0.06));
        const alpha = sampleAlpha(
          card,
          subject.left + (side / width + 0.5) * subject.width,
          subject.top + subject.height - ((up - lift) / height) * subject.height,
          Math.log2(blur),
        );
        dark = Math.max(dark, alpha * strength * (1 - smoothstep(0.5, 2.6, up / height)));
      }
      if (dark < 0.01) return 0;
      out[0] = 0.1;
      out[1] = 0.11;
      out[2] = 0.16;
      return Math.min(0.85, dark);
    },
  };
}
