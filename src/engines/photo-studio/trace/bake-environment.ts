import type {
  Environment,
  ImageSurroundings,
  SkySurroundings,
  StudioSurroundings,
} from '../scene/environment.ts';
import { cross, dot, normalize, type Rgb, scale, type Vec3 } from '../scene/vector.ts';

/** Equirectangular radiance with what is needed to sample it; the middle column lies towards -z. */
export interface BakedEnvironment {
  width: number;
  height: number;
  /** Red, green, blue, and density per solid angle. */
  texels: Float32Array;
  /** Cumulative chance of rows, and of columns within each row. */
  rows: Float32Array;
  columns: Float32Array;
  /** Mean luminance over all directions. */
  mean: number;
}

export function bakeEnvironment(environment: Environment): BakedEnvironment {
  const [width, height] = environment.kind === 'image' ? imageSize(environment) : [256, 128];
  const texels = new Float32Array(width * height * 4);
  if (environment.kind === 'image') copyImage(environment, texels, width, height);
  else fill(radianceOf(environment), texels, width, height);
  return { width, height, texels, ...distribute(texels, width, height) };
}

function fill(radianceAt: RadianceAt, texels: Float32Array, width: number, height: number): void {
  for (let y = 0; y < height; y++) {
    const polar = ((y + 0.5) / height) * Math.PI;
    const sin = Math.sin(polar);
    for (let x = 0; x < width; x++) {
      const turn = ((x + 0.5) / width - 0.5) * 2 * Math.PI;
      const direction: Vec3 = [sin * Math.sin(turn), Math.cos(polar), -sin * Math.cos(turn)];
      texels.set(radianceAt(direction), (y * width + x) * 4);
    }
  }
}

function distribute(texels: Float32Array, width: number, height: number) {
  const rows = new Float32Array(height);
  const columns = new Float32Array(width * height);
  const weights = new Float64Array(width * height);
  let total = 0;
  let solid = 0;
  for (let y = 0; y < height; y++) {
    const area = Math.sin(((y + 0.5) / height) * Math.PI);
    let row = 0;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const light = 0.3 * texels[at * 4]! + 0.55 * texels[at * 4 + 1]! + 0.15 * texels[at * 4 + 2]! + 1e-6;
      weights[at] = light * area;
      row += light * area;
      columns[at] = row;
      solid += area;
    }
    for (let x = 0; x < width; x++) columns[y * width + x]! /= row;
    total += row;
    rows[y] = total;
  }
  for (let y = 0; y < height; y++) {
    rows[y]! /= total;
    const area = Math.sin(((y + 0.5) / height) * Math.PI);
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      texels[at * 4 + 3] = (weights[at]! / total) * ((width * height) / (2 * Math.PI * Math.PI * area));
    }
  }
  return { rows, columns, mean: total / solid };
}

type RadianceAt = (direction: Vec3) => Rgb;

function radianceOf(environment: Exclude<Environment, ImageSurroundings>): RadianceAt {
  switch (environment.kind) {
    case 'constant':
      return () => environment.radiance;
    case 'gradient':
      return (direction) => gradientAt(environment, direction[1]);
    case 'sky':
      return skyRadiance(environment);
    case 'studio':
      return studioRadiance(environment);
  }
}

function mix(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

function gradientAt({ zenith, horizon, ground }: { zenith: Rgb; horizon: Rgb; ground: Rgb }, y: number): Rgb {
  return y >= 0 ? mix(horizon, zenith, Math.sqrt(y)) : mix(horizon, ground, Math.sqrt(-y));
}

/** Preetham, Shirley and Smits, "A Practical Analytic Model for Daylight", 1999, scaled to the wished brightness. */
function skyRadiance({
  sunDirection,
  turbidity = 3,
  radiance = 1,
  ground = [0.18, 0.17, 0.15],
}: SkySurroundings): RadianceAt {
  const sun = normalize(sunDirection);
  const t = turbidity;
  const sunPolar = Math.acos(Math.max(0.02, Math.min(1, sun[1])));
  const perez = (a: number, b: number, c: number, d: number, e: number) => (cosine: number, angle: number) =>
    (1 + a * Math.exp(b / Math.max(0.01, cosine))) * (1 + c * Math.exp(d * angle) + e * Math.cos(angle) ** 2);
  const brightness = perez(
    0.1787 * t - 1.463,
    -0.3554 * t + 0.4275,
    -0.0227 * t + 5.3251,
    0.1206 * t - 2.5771,
    -0.067 * t + 0.3703,
  );
  const red = perez(
    -0.0193 * t - 0.2592,
    -0.0665 * t + 0.0008,
    -0.0004 * t + 0.2125,
    -0.0641 * t - 0.8989,
    -0.0033 * t + 0.0452,
  );
  const blue = perez(
    -0.0167 * t - 0.2608,
    -0.095 * t + 0.0092,
    -0.0079 * t + 0.2102,
    -0.0441 * t - 1.6537,
    -0.0109 * t + 0.0529,
  );
  const powers = [sunPolar ** 3, sunPolar ** 2, sunPolar, 1];
  const zenithOf = (rows: readonly (readonly number[])[]) =>
    [t * t, t, 1].reduce(
      (sum, factor, i) => sum + factor * rows[i]!.reduce((inner, value, k) => inner + value * powers[k]!, 0),
      0,
    );
  const x = zenithOf([
    [0.00166, -0.00375, 0.00209, 0],
    [-0.02903, 0.06377, -0.03202, 0.00394],
    [0.11693, -0.21196, 0.06052, 0.25886],
  ]);
  const y = zenithOf([
    [0.00275, -0.0061, 0.00317, 0],
    [-0.04214, 0.0897, -0.04153, 0.00516],
    [0.15346, -0.26756, 0.0667, 0.26688],
  ]);
  const elevation = Math.max(0.05, Math.cos(sunPolar));
  return (direction) => {
    if (direction[1] < 0) return scale(ground, radiance * elevation * 1.5);
    const angle = Math.acos(Math.max(-1, Math.min(1, dot(direction, sun))));
    const shapeOf = (f: (cosine: number, angle: number) => number) => f(direction[1], angle) / f(1, sunPolar);
    const luminance = Math.min(8, shapeOf(brightness)) * radiance * (0.25 + 0.75 * elevation);
    return rgbOf(x * shapeOf(red), y * shapeOf(blue), luminance);
  };
}

/** CIE xyY to linear sRGB, white point D65. */
function rgbOf(x: number, y: number, luminance: number): Rgb {
  const X = (x / y) * luminance;
  const Z = ((1 - x - y) / y) * luminance;
  return [
    Math.max(0, 3.2406 * X - 1.5372 * luminance - 0.4986 * Z),
    Math.max(0, -0.9689 * X + 1.8758 * luminance + 0.0415 * Z),
    Math.max(0, 0.0557 * X - 0.204 * luminance + 1.057 * Z),
  ];
}

function studioRadiance(studio: StudioSurroundings): RadianceAt {
  const panels = studio.panels.map((panel) => {
    const axis = normalize(panel.direction);
    const right = normalize(cross(Math.abs(axis[1]) > 0.95 ? [0, 0, -1] : [0, 1, 0], axis));
    return { ...panel, axis, right, up: cross(axis, right), edge: panel.edge ?? 0.1 };
  });
  const rise = (inside: number, edge: number) => {
    const t = Math.max(0, Math.min(1, inside / edge));
    return t * t * (3 - 2 * t);
  };
  return (direction) => {
    let result = gradientAt(studio, direction[1]);
    for (const { axis, right, up, width, height, radiance, edge } of panels) {
      const forward = dot(direction, axis);
      if (forward <= 0) continue;
      const x = Math.abs(Math.atan2(dot(direction, right), forward));
      const y = Math.abs(Math.atan2(dot(direction, up), forward));
      const cover = rise(width / 2 - x, edge) * rise(height / 2 - y, edge);
      if (cover > 0) result = mix(result, radiance, cover);
    }
    return result;
  };
}

/** At most 1,024 columns: finer pictures are averaged. */
function imageSize({ width, height }: ImageSurroundings): [number, number] {
  const factor = Math.max(1, Math.ceil(width / 1024));
  return [Math.floor(width / factor), Math.floor(height / factor)];
}

function copyImage(image: ImageSurroundings, texels: Float32Array, width: number, height: number): void {
  const factor = Math.max(1, Math.ceil(image.width / 1024));
  const strength = (image.strength ?? 1) / (factor * factor);
  const { radiance } = image;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let dy = 0; dy < factor; dy++)
          for (let dx = 0; dx < factor; dx++)
            sum += radiance[((y * factor + dy) * image.width + x * factor + dx) * 3 + channel]!;
        texels[(y * width + x) * 4 + channel] = sum * strength;
      }
}
