import { clampTo, decay, length2, mix, smoothstep } from './math.ts';
import {
  at,
  BACK_GLOW,
  BACK_HIGH,
  BACK_LOW,
  DISC_STRIDE,
  discCount,
  discs,
  ENV_HIGH,
  ENV_LOW,
  GOBO,
  header,
  KEY,
  SOFTBOX_STRIDE,
  softboxCount,
  softboxes,
} from './memory.ts';
import { hash3, noise2 } from './noise.ts';

export let red: f32 = 0.0;
export let green: f32 = 0.0;
export let blue: f32 = 0.0;

/** The studio (walls and softboxes) reflected by a mirror of this roughness in a direction. */
export function environment(x: f32, y: f32, z: f32, rough: f32): void {
  const rise: f32 = smoothstep(-0.6, 0.9, y);
  red = mix(at(header, ENV_LOW), at(header, ENV_HIGH), rise);
  green = mix(at(header, ENV_LOW + 1), at(header, ENV_HIGH + 1), rise);
  blue = mix(at(header, ENV_LOW + 2), at(header, ENV_HIGH + 2), rise);
  for (let i = 0; i < softboxCount; i++) {
    const box: usize = softboxes + <usize>i * SOFTBOX_STRIDE * 4;
    const facing: f32 = x * at(box, 0) + y * at(box, 1) + z * at(box, 2);
    if (facing <= 0.02) continue;
    const u: f32 = (x * at(box, 3) + y * at(box, 4) + z * at(box, 5)) / facing;
    const v: f32 = (x * at(box, 6) + y * at(box, 7) + z * at(box, 8)) / facing;
    const a: f32 = at(box, 9);
    const b: f32 = at(box, 10);
    const dx: f32 = abs<f32>(u) - a + 0.06;
    const dy: f32 = abs<f32>(v) - b + 0.06;
    const edge: f32 = min<f32>(max<f32>(dx, dy), 0.0) + length2(max<f32>(dx, 0.0), max<f32>(dy, 0.0)) - 0.06;
    const blur: f32 = 0.04 + rough * 0.95;
    const spread: f32 = (a * b) / ((a + rough * 0.6) * (b + rough * 0.6));
    const strength: f32 = smoothstep(blur, -blur * 0.75, edge) * spread * smoothstep(0.02, 0.3, facing);
    // The middle of a softbox is brighter than its rim.
    const glow: f32 = strength * (0.72 + 0.28 * decay((u * u) / (a * a) + (v * v) / (b * b)));
    red += at(box, 11) * glow;
    green += at(box, 12) * glow;
    blue += at(box, 13) * glow;
  }
}

/** The background in a direction: a gradient, a glow at the horizon, and discs of blurred lights. */
export function background(x: f32, y: f32, z: f32): void {
  const rise: f32 = smoothstep(-0.1, 0.7, y);
  const glow: f32 = decay(abs<f32>(y - 0.02) * at(header, BACK_GLOW + 3));
  red = mix(at(header, BACK_LOW), at(header, BACK_HIGH), rise) + at(header, BACK_GLOW) * glow;
  green = mix(at(header, BACK_LOW + 1), at(header, BACK_HIGH + 1), rise) + at(header, BACK_GLOW + 1) * glow;
  blue = mix(at(header, BACK_LOW + 2), at(header, BACK_HIGH + 2), rise) + at(header, BACK_GLOW + 2) * glow;
  for (let i = 0; i < discCount; i++) {
    const disc: usize = discs + <usize>i * DISC_STRIDE * 4;
    const ox: f32 = x - at(disc, 0);
    const oy: f32 = y - at(disc, 1);
    const oz: f32 = z - at(disc, 2);
    const radius: f32 = at(disc, 3);
    const off: f32 = sqrt<f32>(ox * ox + oy * oy + oz * oz) / radius;
    if (off > 1.0) continue;
    // A lens draws its discs a little brighter towards the rim.
    const strength: f32 = smoothstep(1.0, at(disc, 7), off) * (0.72 + 0.28 * off * off);
    red += at(disc, 4) * strength;
    green += at(disc, 5) * strength;
    blue += at(disc, 6) * strength;
  }
}

/** Light that the gobo (window panes, blinds or leaves) passes at a point, 0..1. */
export function gobo(x: f32, y: f32, z: f32): f32 {
  const kind: i32 = <i32>at(header, GOBO);
  if (kind == 0) return 1.0;
  const lx: f32 = at(header, KEY);
  const ly: f32 = at(header, KEY + 1);
  const lz: f32 = at(header, KEY + 2);
  // Two axes across the light: level, and up.
  const flat: f32 = 1.0 / max<f32>(length2(lx, lz), 0.001);
  const ax: f32 = lz * flat;
  const az: f32 = -lx * flat;
  const level: f32 = x * ax + z * az;
  const up: f32 = x * (-ly * lx * flat) + y * (lx * lx + lz * lz) * flat + z * (-ly * lz * flat);
  const scale: f32 = at(header, GOBO + 1);
  const cos: f32 = at(header, GOBO + 2);
  const sin: f32 = at(header, GOBO + 3);
  const u: f32 = (level * cos - up * sin) * scale + at(header, GOBO + 6);
  const v: f32 = (level * sin + up * cos) * scale + at(header, GOBO + 7);
  const soft: f32 = at(header, GOBO + 4);
  let open: f32 = 1.0;
  if (kind == 1) open = panes(u, v, soft);
  else if (kind == 2)
    open =
      smoothstep(0.5 - soft, 0.5 + soft, abs<f32>(v - floor<f32>(v) - 0.5) * 2.0) *
      panes(u * 0.35, v * 0.12, soft * 0.4);
  else open = 1.0 - leaves(u, v, soft);
  return mix(1.0, open, at(header, GOBO + 5));
}

function panes(u: f32, v: f32, soft: f32): f32 {
  const across: f32 = smoothstep(0.06, 0.06 + soft, abs<f32>(u - floor<f32>(u + 0.5)));
  const along: f32 = smoothstep(0.06, 0.06 + soft, abs<f32>(v - floor<f32>(v + 0.5)));
  const frame: f32 =
    smoothstep(1.06, 1.06 - soft * 2.0, abs<f32>(u)) * smoothstep(1.06, 1.06 - soft * 2.0, abs<f32>(v));
  return across * along * frame;
}

/** Shade of palm fronds: leaflets on either side of stems that cross the light. */
function leaves(u: f32, v: f32, soft: f32): f32 {
  let shade: f32 = 0.0;
  for (let stem = 0; stem < 3; stem++) {
    const turn: f32 = 0.5 + 0.55 * <f32>stem + 0.4 * hash3(stem, 3, 1);
    const cos: f32 = Mathf.cos(turn);
    const sin: f32 = Mathf.sin(turn);
    const ox: f32 = u - 1.6 * (hash3(stem, 1, 5) - 0.5);
    const oy: f32 = v - 1.6 * (hash3(stem, 2, 5) - 0.5);
    const along: f32 = ox * cos + oy * sin;
    const bow: f32 = 0.16 * along * along;
    const across: f32 = -ox * sin + oy * cos - bow;
    const side: f32 = abs<f32>(across);
    const reach: f32 = 0.95 * clampTo(1.0 - abs<f32>(along) * 0.42, 0.0, 1.0);
    const row: f32 = (along + side * 0.75) * 4.2 + (across > 0.0 ? 0.4 : 0.0);
    const blade: f32 = abs<f32>(row - floor<f32>(row) - 0.5) * 2.0;
    const thick: f32 = 0.62 * (1.0 - side / max<f32>(reach, 0.01));
    const wide: f32 = soft * 1.6;
    const leaflet: f32 =
      smoothstep(thick + wide, thick - wide, blade) * smoothstep(reach, reach - 0.15, side);
    shade = max<f32>(shade, leaflet * (0.75 + 0.25 * noise2(u, v)));
  }
  return shade;
}
