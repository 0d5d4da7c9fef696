import { clamp, mix, smoothstep } from '../math/interpolate.ts';
import type { Noise } from '../math/value-noise.ts';
import { type Block, createCityGrid, PLOT, STOREY, STREET } from './city.ts';
import { LAMPS, mannerOf, type Tone } from './facade-styles.ts';
import type { LandscapeView } from './landscape-view.ts';

const LEAVES: Tone = [0.045, 0.085, 0.025];
/** How far out a wall's sunlight is measured, since the grid of shadows is coarse. */
const CLEAR = 7;

/** Walls, roofs, streets, parks and the quay of a city, with windows that light up one by one at dusk. */
export function createFacades({ scene, relief, frame }: LandscapeView, noise: Noise) {
  const { light, land } = scene;
  const grid = createCityGrid(land, noise);
  const { cosine, sine } = grid;
  const [sunX, sunY, sunZ] = light.direction;
  const sun = [sunX * cosine - sunZ * sine, sunY, sunZ * cosine + sunX * sine] as const;
  const brightness = 0.2126 * light.middle[0] + 0.7152 * light.middle[1] + 0.0722 * light.middle[2];
  const dark = smoothstep(0.3, 0.06, brightness);
  const lamp = 0.12 + 0.6 * dark;
  const shade = new Float64Array(2);
  const skylight = [0, 1, 2].map(
    (c) => 0.35 * light.horizon[c]! + 0.4 * light.middle[c]! + 0.2 * light.zenith[c]!,
  );

  return (x: number, z: number, height: number, distance: number, out: Float64Array): void => {
    const pixel = distance / frame.focal;
    const deep = z - land.nearDistance;
    const u = x * cosine - z * sine;
    const v = z * cosine + x * sine;
    const blocks = grid.plotAt(Math.floor(u / PLOT), Math.floor(v / PLOT));
    if (deep < 0.05) paintQuayWall(x, height, pixel, out);
    else if (deep < 10.5 && height > STREET + 0.05) paintLeaves(x, z, height, out);
    else if (height <= STREET + 0.02) paintStreet(u, v, deep, blocks, pixel, out);
    else paintBuilding(blocks, u, v, height, distance, out);
  };

  function paintBuilding(
    blocks: readonly Block[],
    u: number,
    v: number,
    height: number,
    distance: number,
    out: Float64Array,
  ): void {
    const pixel = distance / frame.focal;
    const near = 0.004 + distance * 2e-6;
    const block = blocks.find(
      ({ left, right, front, back, top }) =>
        height < top + 0.02 &&
        u > left - near &&
        u < right + near &&
        v > front - near &&
        v < back + near &&
        (v < front + near || u < left + near || u > right - near),
    );
    if (!block) {
      const roof = blocks.find(({ top }) => Math.abs(top - height) < 0.05 + distance * 1e-5);
      paintRoof(roof ?? blocks[0], u, v, height, out);
    } else if (v < block.front + near) {
      paintWall(block, u - block.left, u, v - CLEAR, height, pixel, false, out);
    } else {
      const outside = u < block.left + near ? u - CLEAR : u + CLEAR;
      paintWall(block, v - block.front, outside, v, height, pixel, true, out);
    }
  }

  function paintWall(
    block: Block,
    along: number,
    outU: number,
    outV: number,
    height: number,
    pixel: number,
    isSide: boolean,
    out: Float64Array,
  ): void {
    const { mark, tall, top } = block;
    const up = height - STREET;
    const manner = mannerOf(mark, tall);
    const wall = manner.walls[Math.floor(mark * 631) % manner.walls.length]!;
    const bay = manner.bay * (0.9 + 0.4 * ((mark * 17) % 1));
    const across = along / bay;
    const storey = up / STOREY;
    const column = Math.floor(across) + Math.floor(mark * 211) + (isSide ? 91 : 0);
    const floor = Math.floor(storey);
    // Every fifteen storeys or so stands one for machines, with louvers instead of windows.
    const louvers = tall > 90 && floor % (14 + Math.floor(mark * 6)) === 9;
    const [wide, high] = manner.pane;
    const softX = Math.max(0.04, pixel / bay);
    const softY = Math.max(0.04, pixel / STOREY);
    const inside = (part: number, size: number, soft: number) =>
      smoothstep((1 - size) / 2 - soft, (1 - size) / 2 + soft, part) *
      smoothstep((1 + size) / 2 + soft, (1 + size) / 2 - soft, part);
    const fine = smoothstep(0.75, 0.3, pixel / Math.min(bay, STOREY));
    const sharp = inside(across - Math.floor(across), wide, softX) * inside(storey - floor, high, softY);
    const parapet = smoothstep(1.3, 0.9, top - height);
    const pane = mix(wide * high, sharp, fine) * (louvers ? 0 : 1) * (1 - parapet);

    const normal = isSide ? Math.sign(outU - (block.left + block.right) / 2) : -1;
    const facing = Math.max(0, isSide ? normal * sun[0] : -sun[2]);
    shadeAt(outU, outV, height);
    const direct = facing * shade[0]! * 1.7;
    const open = 0.35 + 0.65 * clamp(up / 60, 0, 1);
    const corner = 0.86 + 0.14 * smoothstep(0, 1.2, Math.min(along, 99));
    const stain = 0.86 + 0.2 * noise.fractal(across * 0.7 + mark * 90, up * 0.05, 2);

    const office = mark * 7 - Math.floor(mark * 7);
    const pick = noise.cell(manner.bay > 10 ? Math.floor(along / 4) + column : column, floor + 17);
    const busy = noise.cell(floor + 3, Math.floor(mark * 199)) > 0.8 ? 0.34 : 0;
    const isShop = up < 5.2;
    const share = dark * (isShop ? 0.75 : 0.1 + 0.34 * office + busy);
    const tint = LAMPS[isShop ? 1 : Math.floor(mark * 91 + (pick > 0.3 ? 0 : pick * 9)) % LAMPS.length]!;
    const on = pick < share ? 0.25 + 0.75 * noise.cell(column + 31, floor) ** 1.5 : 0;
    const lit = mix(share * 0.45, on, fine) * lamp * (isShop ? 1.5 : 1);

    // A front of glass shows the sky above the roofs, and the town's dark outline below them.
    const towards = isSide ? 0.5 + 0.5 * normal * sun[0] : 0.5 - 0.5 * sun[2];
    const jitter = 0.8 + 0.4 * noise.cell(column + 57, floor + 5);
    const outline = 24 + 70 * noise.value(along * 0.045 + mark * 60, isSide ? 7.5 : 2.5);
    const skyShare = smoothstep(outline - 9, outline + 9, up);
    const rise = clamp((up - 20) / 200, 0, 1);
    const glimpse = 0.18 + 0.5 * clamp(0.5 + 0.5 * sun[1], 0, 1);
    for (let channel = 0; channel < 3; channel++) {
      const lightIn = light.sun[channel]! * direct + skylight[channel]! * open * light.ambient * 0.9;
      const stone = wall[channel]! * stain * (louvers ? 0.55 : 1) * lightIn;
      const sky =
        mix(light.horizon[channel]!, light.middle[channel]!, rise) +
        light.glow[channel]! * light.glowStrength * towards ** 3 * 0.7;
      const town = skylight[channel]! * 0.16;
      const mirrored = mix(town, sky * glimpse, skyShare) * jitter * mix(0.35, 1, manner.mirrors);
      const blind = wall[channel]! * 0.25 * lightIn * (1 - manner.mirrors);
      const glass = mirrored * 0.8 + blind + tint[channel]! * lit;
      const crown = dark * smoothstep(5, 0, top - height) * (mark > 0.62 && tall > 80 ? 0.26 : 0);
      out[channel] =
        mix(stone, glass, pane) * corner + tint[channel]! * crown + streetGlow(channel, up) * (1 - pane);
    }
  }

  function streetGlow(channel: number, up: number): number {
    return dark * 0.05 * LAMPS[0]![channel]! * Math.exp(-up / 9);
  }

  function shadeAt(u: number, v: number, height: number): void {
    relief.lightAt(u * cosine + v * sine, height, v * cosine - u * sine, shade);
  }

  function paintRoof(
    block: Block | undefined,
    u: number,
    v: number,
    height: number,
    out: Float64Array,
  ): void {
    const mark = block?.mark ?? 0.5;
    const edge = block ? Math.min(u - block.left, block.right - u, v - block.front, block.back - v) : 9;
    const gravel = (0.16 + 0.2 * ((mark * 29) % 1)) * (0.85 + 0.3 * noise.fractal(u * 0.5, v * 0.5, 2));
    const plant = noise.cell(Math.floor(u / 4) + 9, Math.floor(v / 5)) > 0.8 ? 0.6 : 1;
    const tone = gravel * (edge < 0.8 ? 1.5 : plant);
    shadeAt(u, v, height + 3);
    for (let channel = 0; channel < 3; channel++)
      out[channel] =
        tone *
        (light.sun[channel]! * Math.max(0, sunY) * shade[0]! * 1.7 + skylight[channel]! * light.ambient);
  }

  function paintStreet(
    u: number,
    v: number,
    deep: number,
    blocks: readonly Block[],
    pixel: number,
    out: Float64Array,
  ): void {
    const offU = Math.abs(u / PLOT - Math.round(u / PLOT)) * PLOT;
    const offV = Math.abs(v / PLOT - Math.round(v / PLOT)) * PLOT;
    const off = Math.min(offU, offV);
    const isPromenade = deep < 16;
    const isPark = blocks.length === 0 && off > 7 && !isPromenade;
    const isRoad = off < 5.5 && !isPromenade;
    const grain = 0.8 + 0.4 * noise.fractal(u * 0.3, v * 0.3, 2);
    const soft = Math.max(0.12, pixel);
    const line = isRoad ? smoothstep(0.15 + soft, 0.15, off) * 0.2 * smoothstep(2, 0.6, pixel) : 0;
    // Cars one after another: white lamps come, red ones go.
    const lane = offU < offV ? v : u;
    const inLane = smoothstep(1.6, 0.6, Math.abs(off - 2.6));
    const car =
      isRoad && noise.cell(Math.floor(lane / 9) + Math.round(u / PLOT) * 7, Math.round(v / PLOT) + 40) > 0.6
        ? inLane
        : 0;
    const comes = (offU < offV ? u - Math.round(u / PLOT) * PLOT : v - Math.round(v / PLOT) * PLOT) > 0;
    const lamps = Math.exp(-(((lane / 26 - Math.round(lane / 26)) * 6) ** 2));
    shadeAt(u, v, STREET + 2);
    for (let channel = 0; channel < 3; channel++) {
      const albedo = isPark
        ? LEAVES[channel]! * (0.3 + 1.5 * noise.fractal(u * 0.16, v * 0.16, 5))
        : (isRoad ? 0.06 : isPromenade ? 0.26 : 0.17) * grain + line;
      const lit =
        light.sun[channel]! * Math.max(0, sunY) * shade[0]! * 1.7 + skylight[channel]! * light.ambient * 0.75;
      const lampLight = dark * LAMPS[0]![channel]! * (isPark ? 0.015 : 0.06 + 0.2 * lamps);
      const headlight = car * dark * (comes ? [0.9, 0.85, 0.75] : [0.8, 0.06, 0.03])[channel]! * 0.45;
      out[channel] = albedo * lit + lampLight + headlight;
    }
  }

  function paintLeaves(x: number, z: number, height: number, out: Float64Array): void {
    const up = height - STREET;
    const clump = noise.fractal(x * 0.9 + 40, up * 0.9 + z, 4);
    const trunk = up < 2 && noise.value(x * 1.4, 7.5) < 0.5;
    const tone = (0.35 + 1.3 * clump) * (0.6 + 0.08 * up);
    const lamps = Math.exp(-(((x / 24 - Math.round(x / 24)) * 7) ** 2)) * Math.exp(-((up - 3) ** 2) / 5);
    for (let channel = 0; channel < 3; channel++)
      out[channel] =
        (trunk ? 0.05 : LEAVES[channel]!) *
          tone *
          (light.sun[channel]! * Math.max(0.12, -sunZ * 0.8 + 0.3 * sunY) * 1.7 +
            skylight[channel]! * light.ambient) +
        LAMPS[1]![channel]! * dark * (0.015 + 0.3 * lamps);
  }

  /** The embankment's stone, darker and greener towards the water. */
  function paintQuayWall(x: number, height: number, pixel: number, out: Float64Array): void {
    const course = smoothstep(0.08, 0.16, Math.abs(height / 0.65 - Math.round(height / 0.65)) + pixel);
    const tone =
      (0.16 + 0.14 * smoothstep(0.2, 1.4, height)) *
      (0.75 + 0.5 * noise.fractal(x * 0.35, height * 0.6, 3)) *
      (0.8 + 0.2 * course);
    const lamps = Math.exp(-(((x / 24 - Math.round(x / 24)) * 8) ** 2));
    for (let channel = 0; channel < 3; channel++)
      out[channel] =
        tone * (light.sun[channel]! * Math.max(0, -sunZ) * 1.5 + skylight[channel]! * light.ambient * 0.7) +
        LAMPS[1]![channel]! * dark * (0.02 + 0.4 * lamps * smoothstep(0.6, 2.4, height));
  }
}
