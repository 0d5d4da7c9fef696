import { clamp, smoothstep } from '../math/interpolate.ts';
import { createNoise } from '../math/value-noise.ts';
import { createVeil } from './atmosphere.ts';
import { drawStrokes } from './blade-stroke.ts';
import { createCityMarch } from './city-depths.ts';
import { marchLand } from './column-march.ts';
import { offsetOf, STRIP } from './frame.ts';
import { createGroundShader } from './ground.ts';
import type { LandscapeView } from './landscape-view.ts';
import { createLightning } from './lightning.ts';
import { createMirror } from './mirror.ts';
import { createMoon } from './moon.ts';
import { createLandscapeSprites } from './overlays/landscape-sprites.ts';
import { drawSprites, moveSprites } from './overlays/sprite.ts';
import { createPlantBrush } from './plants/plant-brush.ts';
import { growAllPlants } from './plants/plants.ts';
import { createRainfall } from './rainfall.ts';
import type { SkyDome } from './sky-dome.ts';
import { createSnowfall } from './snowfall.ts';
import { createStars } from './stars.ts';
import { createShafts } from './sunbeams.ts';
import { createSwell } from './swell.ts';
import { createWaterShader } from './water-surface.ts';
import { createWaveField } from './waves.ts';

export interface LandscapeParts extends Omit<LandscapeView, 'noise'> {
  dome: SkyDome;
  sky: (slopeX: number, slopeY: number, out: Float64Array) => void;
}

/** Paints columns [from, to) of linear radiance into `radiance`, three floats a pixel. */
export function createColumnPainter(parts: LandscapeParts, radiance: Float32Array) {
  const { scene, frame, dome, sky } = parts;
  const { light, water, camera } = scene;
  const { width, height, focal, horizon, center } = frame;
  const site: LandscapeView = { ...parts, noise: createNoise(scene.seed ^ 0x2f1b) };
  const ground = createGroundShader(site);
  const veil = createVeil(scene, frame, dome);
  const stars = createStars(scene);
  const moon = light.moon > 0 ? createMoon(scene) : null;
  const lightning = light.lightning ? createLightning(scene, parts.inner) : null;
  const flakes = createSnowfall(scene, parts);
  const rain = createRainfall(scene, parts);
  const shafts = light.shafts > 0 ? createShafts(scene, frame) : null;
  const waves = water ? createWaveField(water, site.noise) : null;
  const waterShader = water ? createWaterShader(site, water) : null;
  const swell = water?.swell ? createSwell(site, { ...water, swell: water.swell }, sky) : null;
  const mirror = water ? createMirror(site, ground, veil) : null;
  const strokes = growAllPlants(createPlantBrush(site, veil));
  const sprites = moveSprites(createLandscapeSprites({ ...site, frame: parts.inner }), offsetOf(parts));
  const [sunX, sunY, sunZ] = light.direction;
  const march = scene.form === 'city' ? createCityMarch(site) : marchLand;
  const land = new Float32Array(height);
  const sea = new Float32Array(swell ? height : 0);
  const depths = new Float32Array(height * STRIP);
  const color = new Float64Array(4);
  const behind = new Float64Array(4);
  const mirrored = new Float64Array(3);
  const slope = new Float64Array(3);
  const place = { x: 0, z: 0 };
  const ray = { x: 0, y: 0, z: 0 };

  const paintSky = (slopeX: number, slopeY: number, length: number) => {
    sky(slopeX, slopeY, color);
    if (light.disc > 0) {
      const facing = (slopeX * sunX + slopeY * sunY + sunZ) * length;
      const disc = light.disc * smoothstep(0.99972, 0.99988, facing) * (color[3]! * 0.93 + 0.07);
      for (let channel = 0; channel < 3; channel++) color[channel]! += light.sun[channel]! * disc;
    }
    if (light.stars > 0) stars(slopeX, slopeY, color);
    moon?.(slopeX, slopeY, color);
    lightning?.(slopeX, slopeY, color);
  };

  const paintLand = (slopeX: number, slopeY: number, depth: number, length: number) => {
    ground(slopeX * depth, depth, depth / length, true, color, camera.height + slopeY * depth);
    veil(color, slopeX * length, slopeY * length, length, depth / length, camera.height);
  };

  const paintWater = (slopeX: number, slopeY: number, y: number, length: number) => {
    if (!waves || !waterShader || !mirror) return;
    place.z = -camera.height / slopeY;
    place.x = slopeX * place.z;
    waves(place.x, place.z, place.z, slope);
    ray.x = slopeX * length;
    ray.y = slopeY * length;
    ray.z = length;
    // Waves shift the reflection up and down; unresolved ones only lift it towards the zenith.
    const row = clamp(y + slope[1]! * focal * 0.9, Math.ceil(horizon), height - 2);
    const hidden = mirror.look(row, place.z, mirrored);
    if (hidden < 1) {
      const up = -slopeY + Math.abs(slope[1]!) * 0.9 + slope[2]! * 0.35;
      sky(slopeX + slope[0]! * 1.4, Math.max(0.004, up), color);
      if (light.disc > 0 && slope[2]! < 0.02) {
        const l = 1 / Math.sqrt(slopeX * slopeX + up * up + 1);
        const facing = (slopeX * sunX + up * sunY + sunZ) * l;
        const disc = light.disc * 0.4 * smoothstep(0.9994, 0.9999, facing);
        for (let channel = 0; channel < 3; channel++) color[channel]! += light.sun[channel]! * disc;
      }
    }
    for (let channel = 0; channel < 3; channel++)
      color[channel]! += (mirrored[channel]! - color[channel]!) * hidden;
    waterShader.shade(place, ray, slope, sunY > 0 ? 1 - hidden : 0, color);
    veil(color, ray.x, ray.y, ray.z, place.z / length, camera.height);
  };

  const paintSwell = (slopeX: number, slopeY: number, depth: number, length: number) => {
    ray.x = slopeX * length;
    ray.y = slopeY * length;
    ray.z = length;
    swell!.shade(slopeX, depth, ray, color);
    veil(color, ray.x, ray.y, ray.z, depth / length, camera.height);
  };

  const paintColumn = (x: number) => {
    const slopeX = (x + 0.5 - center) / focal;
    march(slopeX, site, land);
    swell?.march(slopeX, sea);
    mirror?.turn(x);
    for (let y = 0; y < height; y++) {
      const slopeY = (horizon - y - 0.5) / focal;
      const length = 1 / Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
      const depth = land[y]!;
      const wave = sea[y] ?? 0;
      if (wave > 0 && (depth === 0 || wave < depth)) {
        paintSwell(slopeX, slopeY, wave, length);
        land[y] = wave;
      } else if (depth > 0) {
        paintLand(slopeX, slopeY, depth, length);
        // The topmost row of a ridge is only partly covered: blend in the background.
        if (y > 0 && land[y - 1] === 0 && slopeY > 0 && scene.form !== 'city') {
          sky(slopeX, slopeY, behind);
          for (let channel = 0; channel < 3; channel++)
            color[channel]! += (behind[channel]! - color[channel]!) * 0.35;
        }
      } else if (water && slopeY < -1e-4) {
        paintWater(slopeX, slopeY, y, length);
      } else {
        paintSky(slopeX, Math.max(slopeY, 0.0005), length);
        if (slopeY < HAZY_BELOW)
          veil(
            color,
            slopeX * length,
            Math.max(0, slopeY) * length,
            length,
            9000 * (1 - smoothstep(0, HAZY_BELOW, slopeY)),
            camera.height,
          );
      }
      const at = (y * width + x) * 3;
      radiance[at] = color[0]!;
      radiance[at + 1] = color[1]!;
      radiance[at + 2] = color[2]!;
    }
  };

  return (from: number, to: number) => {
    for (let x = from; x < to; x++) {
      paintColumn(x);
      for (let y = 0; y < height; y++) depths[y * STRIP + x - from] = land[y]!;
    }
    const strip = { from, to, depths, radiance };
    drawStrokes(strokes, frame, strip);
    drawSprites(sprites, frame, strip);
    shafts?.(strip);
    flakes?.(strip);
    rain?.(strip);
  };
}

/** Haze is drawn before the sky up to this slope. */
const HAZY_BELOW = 0.24;
