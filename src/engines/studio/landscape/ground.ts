import { clamp, mix, smoothstep } from '../math/interpolate.ts';
import { createNoise, type Noise } from '../math/value-noise.ts';
import { rowAt } from './crop-rows.ts';
import { createFacades } from './facades.ts';
import { LAND_FORMS } from './land-forms.ts';
import type { Course, Crop, LandscapeScene } from './landscape-scene.ts';
import type { LandscapeView } from './landscape-view.ts';
import { centerOf, onPath } from './paths.ts';
import { octavesAt } from './terrain.ts';
import { createFallingWater } from './waterfall-foam.ts';

/** Writes the radiance of the land at a point, without aerial perspective. */
export type GroundShader = (
  x: number,
  z: number,
  distance: number,
  fine: boolean,
  out: Float64Array,
  /** Height at which the ray meets the land, if known; needed for points on vertical walls. */
  rayHeight?: number,
) => void;

export function createGroundShader(site: LandscapeView): GroundShader {
  const { scene, terrain, relief, noise } = site;
  const { cover, light, land, water, form, clouds } = scene;
  const [sunX, sunY, sunZ] = light.direction;
  const flat = Math.hypot(sunX, sunZ) || 1;
  const lightAt = new Float64Array(2);
  const albedo = new Float64Array(3);
  // The whole sky lights the ground, so its tint is milder than that of any part.
  const dome = [0, 1, 2].map(
    (c) => light.zenith[c]! * 0.55 + light.middle[c]! * 0.4 + light.horizon[c]! * 0.2,
  );
  const gray = 0.2126 * dome[0]! + 0.7152 * dome[1]! + 0.0722 * dome[2]!;
  const skylight = dome.map((value) => mix(value, gray, 0.45));
  const bump = new Float64Array(3);
  const sandy = form === 'dunes';
  const { isWalled } = terrain;
  // Grass reaches the top of cliffs and hills, not of mountains.
  const { isLowland } = LAND_FORMS[form];
  const blend = (red: number, green: number, blue: number, share: number) => {
    albedo[0]! += (red - albedo[0]!) * share;
    albedo[1]! += (green - albedo[1]!) * share;
    albedo[2]! += (blue - albedo[2]!) * share;
  };

  const facade = form === 'city' ? createFacades(site, terrainNoise(scene)) : null;
  const falls = form === 'waterfall' ? createFallingWater(scene, terrainNoise(scene)) : null;

  return (x, z, distance, fine, out, rayHeight) => {
    if (facade) return facade(x, z, rayHeight ?? 0, distance, out);
    const step = Math.max(0.03, distance * 0.0011);
    const octaves = fine ? octavesAt(distance) : DETAIL_REFLECTED;
    const bare = terrain.ground(x, z, octaves);
    // On steep walls the ray's height is more exact than the height field's.
    const level = isWalled && rayHeight !== undefined ? rayHeight : bare;
    // Woods change slowly: reuse this value for the two neighbors that give the slope.
    const wooded = land.forest > 0 && distance > 50 ? terrain.wooded(x, z, bare) : 0;
    const height = bare + terrain.crown(x, z, wooded);
    let normalX = height - terrain.ground(x + step, z, octaves) - terrain.crown(x + step, z, wooded);
    let normalY = step;
    let normalZ = height - terrain.ground(x, z + step, octaves) - terrain.crown(x, z + step, wooded);
    const broad = 0.5 * (noise.fractal(x * 0.013, z * 0.013, 3) + noise.value(x * 0.1, z * 0.1));
    const fineGrain = noise.fractal(x * 0.31, z * 0.31, 2) * 1.15;
    const speck =
      distance < 60 ? mix(0.5, noise.fractal(x * 9, z * 9, 2) * 1.15, 1 - smoothstep(12, 60, distance)) : 0.5;

    // Wind leaves no ripples on asphalt.
    if (sandy && !(land.course && onPath(land.course, x, z) > 0)) addRipples(x, z, distance);
    else bump.fill(0);
    let length = 1 / Math.sqrt(normalX * normalX + normalY * normalY + normalZ * normalZ);
    normalX = normalX * length + bump[0]!;
    normalY *= length;
    normalZ = normalZ * length + bump[2]!;
    length = 1 / Math.sqrt(normalX * normalX + normalY * normalY + normalZ * normalZ);
    normalX *= length;
    normalY *= length;
    normalZ *= length;

    const rough = (0.62 + 0.5 * fineGrain) * (0.75 + 0.5 * speck);
    const strata = 0.88 + 0.24 * noise.value((isWalled ? level : height) * 0.11 + broad * 5, 3.5);
    for (let channel = 0; channel < 3; channel++)
      albedo[channel] = cover.rock[channel]! * rough * strata * (0.6 + 0.9 * broad);

    if (form === 'canyon') {
      // Beds of sandstone, laid down level and a little folded.
      const bed = level + 14 * (broad - 0.45);
      const band = 0.6 * noise.value(bed * 0.075, 3.5) + 0.4 * noise.value(bed * 0.33, 8.5);
      const face = smoothstep(0.95, 0.75, normalY);
      const tone = rough * (0.75 + 0.5 * broad);
      const pale = smoothstep(0.42, 0.7, band);
      for (let channel = 0; channel < 3; channel++) {
        const layered = mix(cover.rock[channel]! * 0.8, cover.sand[channel]! * 1.05, pale);
        albedo[channel] = mix(cover.sand[channel]! * 0.82, layered, 0.25 + 0.75 * face) * (0.55 + 0.5 * tone);
      }
    }
    if (cover.grass > 0) {
      const share =
        cover.grass *
        smoothstep(0.55, 0.8, normalY + 0.25 * (broad - 0.5)) *
        (isLowland ? 1 : 1 - smoothstep(land.relief * 0.22, land.relief * 0.6, height));
      const tone = (0.72 + 0.55 * fineGrain) * (0.7 + 0.6 * speck);
      const patch = smoothstep(0.28, 0.66, broad);
      blend(
        mix(cover.grassDark[0], cover.grassLight[0], patch) * tone,
        mix(cover.grassDark[1], cover.grassLight[1], patch) * tone,
        mix(cover.grassDark[2], cover.grassLight[2], patch) * tone,
        share,
      );
    }
    if (cover.crop) tillField(cover.crop, x, z, distance);
    if (cover.path) {
      const share = onPath(cover.path, x, z) * (0.72 + 0.5 * (fineGrain - 0.4));
      const tone = (0.75 + 0.5 * speck) * (0.8 + 0.4 * fineGrain);
      blend(EARTH[0] * tone, EARTH[1] * tone, EARTH[2] * tone, clamp(share, 0, 1));
    }
    if (wooded > 0.02) {
      const crown = clamp((height - bare) / (land.treeSize * 1.2), 0, 1);
      const tone =
        (0.4 + 0.95 * crown) * (0.7 + 0.6 * fineGrain) * (0.75 + 0.6 * noise.value(x * 0.05, z * 0.05));
      blend(cover.tree[0] * tone, cover.tree[1] * tone, cover.tree[2] * tone, wooded);
    }
    if (height < cover.sandHeight + 2 && cover.sandHeight > 0) {
      const share =
        1 -
        smoothstep(
          cover.sandHeight * 0.5,
          cover.sandHeight,
          height + (fineGrain - 0.45) * cover.sandHeight * 0.5,
        );
      const tone = (0.74 + 0.26 * speck) * (0.86 + 0.24 * fineGrain);
      blend(cover.sand[0] * tone, cover.sand[1] * tone, cover.sand[2] * tone, share);
    }
    if (sandy) {
      const tone = (0.88 + 0.24 * speck) * (0.85 + 0.3 * broad);
      blend(cover.sand[0] * tone, cover.sand[1] * tone, cover.sand[2] * tone, 1);
    }
    if (land.course?.kind === 'road') paveRoad(land.course, x, z, distance);
    if (height > cover.snowLine - 80) {
      const line = smoothstep(cover.snowLine - 60, cover.snowLine + 90, height + (broad - 0.45) * 260);
      const lies = smoothstep(0.42, 0.66, normalY + 0.2 * (fineGrain - 0.45));
      const snow = line * lies * (1 - wooded * 0.55);
      const sparkle = 0.78 + 0.1 * speck;
      blend(sparkle * 0.97, sparkle, sparkle * 1.04, snow);
    }
    if (water && distance < 500) {
      const wet = mix(0.5, 1, smoothstep(0.02, 0.3, height + 0.1 * (fineGrain - 0.45)));
      for (let channel = 0; channel < 3; channel++) albedo[channel]! *= wet;
    }

    if (falls) {
      const white = falls(x, level, z) * (1 - wooded);
      blend(0.86, 0.9, 0.92, white);
      if (white > 0.2) normalY = mix(normalY, 0.85, white);
    }

    relief.lightAt(x, isWalled ? Math.max(level, height) : height, z, lightAt);
    const lambert = Math.max(0, normalX * sunX + normalY * sunY + normalZ * sunZ);
    const isSunny = lightAt[0]! > 0 && (lambert > 0 || wooded > 0);
    const dapple =
      clouds.heaped > 0 && distance > 90 && isSunny
        ? mix(1, cloudShade(x, z), smoothstep(90, 500, distance))
        : 1;
    const direct = lambert * lightAt[0]! * dapple * 1.8;
    const bounce = 0.14 * Math.max(0, -(normalX * sunX + normalZ * sunZ) / flat) * lightAt[1]!;
    const skyward = (0.45 + 0.55 * normalY) * lightAt[1]! * light.ambient;
    const through = wooded * 0.1 * lightAt[0]! * dapple;
    for (let channel = 0; channel < 3; channel++) {
      const fromSky = skylight[channel]!;
      out[channel] =
        albedo[channel]! * (light.sun[channel]! * (direct + bounce + through) + fromSky * skyward);
    }

    function tillField(crop: Crop, px: number, pz: number, far: number) {
      const row = rowAt(crop, px, pz, noise);
      if (row.share <= 0) return;
      const plant = crop.colors[Math.floor(row.index / 6) % crop.colors.length]!;
      const tone = (0.7 + 0.6 * fineGrain) * (0.75 + 0.5 * speck);
      // Rows narrower than a pixel blend into their mean; at low angles, plants hide the soil between them.
      const seen = smoothstep(0.5, 0.12, (far * 0.0014) / crop.spacing);
      const bare = seen * (1 - row.plant) * smoothstep(1.6, 0.3, (far * crop.height) / 90);
      for (let channel = 0; channel < 3; channel++)
        albedo[channel] = mix(
          albedo[channel]!,
          mix(plant[channel]! * tone, crop.soil[channel]! * (0.6 + 0.6 * speck), bare),
          row.share,
        );
    }

    function paveRoad(road: Course, px: number, pz: number, far: number) {
      const off = px - centerOf(road, pz);
      const half = road.width * 0.8;
      // A pixel at this distance, across the road.
      const pixel = 0.0013 * far;
      const inside = smoothstep(half + pixel, half - pixel, Math.abs(off));
      if (inside <= 0) return;
      const tone = 0.085 * (0.8 + 0.3 * fineGrain) * (0.8 + 0.4 * speck);
      blend(tone * 1.02, tone, tone * 0.98, inside);
      const line = (at: number) => {
        const wide = 0.07;
        return (
          clamp(wide / pixel, 0, 1) * smoothstep(wide + pixel, Math.max(0, wide - pixel), Math.abs(off - at))
        );
      };
      const dash = smoothstep(0.4, 0.46, Math.abs(((pz / 9) % 1) - 0.5) + 0.12);
      const paint = Math.max(
        line(0) * mix(dash, 0.5, smoothstep(60, 160, far)),
        line(half - 0.25),
        line(0.25 - half),
      );
      blend(0.72, 0.7, 0.66, clamp(paint, 0, 1) * (0.75 + 0.25 * speck));
    }

    function addRipples(px: number, pz: number, far: number) {
      const fade = 1 - smoothstep(18, 130, far);
      if (fade <= 0) {
        bump[0] = 0;
        bump[2] = 0;
        return;
      }
      const warp = noise.fractal(px * 0.14, pz * 0.14, 3) * 9 + noise.value(px * 0.9, pz * 0.9) * 1.1;
      const wave = px * 3.2 + pz * 7.4 + warp * 2.2;
      const strength = fade * 0.34 * (0.35 + 0.9 * noise.value(px * 0.08 + 7, pz * 0.08));
      const push = Math.cos(wave) + 0.35 * Math.cos(wave * 2 + 1);
      bump[0] = push * strength * 0.4;
      bump[2] = push * strength * 0.92;
    }
  };

  // Wide, soft shadows of clouds; fainter with fewer clouds.
  function cloudShade(x: number, z: number): number {
    const density = noise.fractal(x * 0.0011 + clouds.offsetX, z * 0.0011 + clouds.offsetZ, 3);
    return 1 - 0.58 * smoothstep(0.62 - clouds.heaped * 0.28, 0.72 - clouds.heaped * 0.22, density);
  }
}

/** The noise that shaped the land: facades and falls must match its walls. */
function terrainNoise(scene: LandscapeScene): Noise {
  return createNoise(scene.seed);
}

const EARTH = [0.2, 0.165, 0.12] as const;

/** Reflections blur in the waves: fewer octaves serve. */
const DETAIL_REFLECTED = 7;
