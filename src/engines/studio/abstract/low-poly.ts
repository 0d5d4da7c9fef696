import { clamp, mix } from '../math/interpolate.ts';
import { createRandom } from '../math/seeded-random.ts';
import { createNoise } from '../math/value-noise.ts';
import { type AbstractDefinition, type RowPainter, SURFACE } from './abstract-definition.ts';
import type { AbstractScene } from './abstract-scene.ts';
import { triangulate } from './delaunay.ts';
import { createRamp } from './palette-ramp.ts';
import { createLens } from './pattern-lens.ts';

/** A crumpled sheet of flat facets, lit from one side. */
export const lowPoly: AbstractDefinition = {
  shows: `geometric pattern of triangle, pattern of triangle, tessellation, origami fold, triangular tessellation, geometric mosaic, polygonal relief, low poly,
    polygon, triangle pattern, low poly triangle, triangle mosaic, triangular mosaic, low poly background, polygonal background, polygon pattern,
    facet, triangular pattern, polygon background, polygonal pattern, triangle background,
    low polygon`,
  contains: 'color, background, pattern, triangle',
  ...SURFACE,
  // Facets end not far beyond the picture, and their mirror image would show.
  minZoom: 0.87,
  createPainter: createLowPoly,
};

/** Corners in pixels, clockwise or not, and the facet's color. */
interface Facet {
  x: [number, number, number];
  y: [number, number, number];
  color: Float64Array;
}

function createLowPoly(scene: AbstractScene, width: number, height: number): RowPainter {
  const lens = createLens(scene.view, width, height);
  const folded = foldFacets(scene, width, height);
  const isOutside = ({ x, y }: Facet) => {
    const [middleX, middleY] = [(x[0] + x[1] + x[2]) / 3, (y[0] + y[1] + y[2]) / 3];
    return middleX < 0 || middleX > width || middleY < 0 || middleY > height;
  };
  const seen = (facets: Facet[]) =>
    lens.copies.flatMap((copy) =>
      facets.map(({ x, y, color }): Facet => {
        const [a, b, c] = [0, 1, 2].map((at) => copy(x[at]!, y[at]!)) as [Corner, Corner, Corner];
        return { x: [a[0], b[0], c[0]], y: [a[1], b[1], c[1]], color };
      }),
    );
  // Draw the ragged rim of the sheet and of its copies first, under everything else.
  const rim = folded.filter(isOutside);
  const facets = [...seen(rim), ...seen(folded.filter((facet) => !isOutside(facet)))];
  return (from, to, radiance) => {
    for (const facet of facets) fillFacet(facet, from, to, width, radiance);
  };
}

type Corner = readonly [x: number, y: number];

function foldFacets(scene: AbstractScene, width: number, height: number): Facet[] {
  const random = createRandom(scene.seed);
  const noise = createNoise(random.seed());
  const ramp = createRamp(scene.palette);
  const size = Math.sqrt(width * height);
  const points = scatterPoints(width, height, size * random.between(0.05, 0.11), random);
  const swell = random.between(1.1, 2);
  const depth = random.between(0.45, 0.8);
  const lift = (x: number, y: number) =>
    depth * (noise.fractal((x / size) * swell * 2, (y / size) * swell * 2, 3) - 0.45);
  const angle = random.between(0, Math.PI * 2);
  const light = [Math.cos(angle) * 0.62, Math.sin(angle) * 0.62, 0.78] as const;
  const slant = random.between(0, Math.PI * 2);
  return triangulate(points).map((corners) => {
    const [a, b, c] = corners.map((index) => points[index]!) as [Point, Point, Point];
    const [za, zb, zc] = [a, b, c].map(({ x, y }) => lift(x, y) * size) as [number, number, number];
    const normal = cross([b.x - a.x, b.y - a.y, zb - za], [c.x - a.x, c.y - a.y, zc - za]);
    const facing = normal[2] < 0 ? -1 : 1;
    const length = Math.hypot(...normal) * facing;
    const lit = clamp((normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2]) / length, 0, 1);
    const x = (a.x + b.x + c.x) / 3;
    const y = (a.y + b.y + c.y) / 3;
    const across = ((x - width / 2) * Math.cos(slant) + (y - height / 2) * Math.sin(slant)) / size;
    const tone = 0.5 + across * 0.62 + 0.5 * (lit - 0.72) + random.between(-0.045, 0.045);
    const color = new Float64Array(3);
    ramp(clamp(tone, 0.03, 0.97), color);
    const shine = mix(0.45, 1.25, lit * lit) + 0.5 * lit ** 24;
    for (let channel = 0; channel < 3; channel++) color[channel]! *= shine;
    return { x: [a.x, b.x, c.x], y: [a.y, b.y, c.y], color };
  });
}

interface Point {
  x: number;
  y: number;
}

/**
 * Random points at least `gap` apart (the gap varies over the picture), and a frame of points around them.
 */
function scatterPoints(
  width: number,
  height: number,
  gap: number,
  random: ReturnType<typeof createRandom>,
): Point[] {
  const noise = createNoise(random.seed());
  const points: Point[] = [];
  const margin = gap * 2;
  for (let attempt = 0; attempt < 5200; attempt++) {
    const x = random.between(-margin, width + margin);
    const y = random.between(-margin, height + margin);
    const own = gap * mix(0.55, 1.7, noise.value((x / gap) * 0.13, (y / gap) * 0.13));
    if (points.every((point) => (point.x - x) ** 2 + (point.y - y) ** 2 > own * own)) points.push({ x, y });
  }
  return points;
}

function cross(a: readonly number[], b: readonly number[]): [number, number, number] {
  return [a[1]! * b[2]! - a[2]! * b[1]!, a[2]! * b[0]! - a[0]! * b[2]!, a[0]! * b[1]! - a[1]! * b[0]!];
}

/** Fills pixels whose centers lie inside; neighbors share edges, so no gaps show. */
function fillFacet(facet: Facet, from: number, to: number, width: number, radiance: Float32Array): void {
  const firstRow = Math.max(from, Math.floor(Math.min(...facet.y)));
  const lastRow = Math.min(to - 1, Math.ceil(Math.max(...facet.y)));
  for (let row = firstRow; row <= lastRow; row++) {
    const y = row + 0.5;
    let left = Number.POSITIVE_INFINITY;
    let right = Number.NEGATIVE_INFINITY;
    for (let corner = 0; corner < 3; corner++) {
      const next = (corner + 1) % 3;
      const y0 = facet.y[corner]!;
      const y1 = facet.y[next]!;
      if (y < Math.min(y0, y1) || y > Math.max(y0, y1) || y0 === y1) continue;
      const x = mix(facet.x[corner]!, facet.x[next]!, (y - y0) / (y1 - y0));
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
    const end = Math.min(width - 1, Math.ceil(right - 0.5));
    for (let column = Math.max(0, Math.floor(left - 0.5)); column <= end; column++) {
      radiance.set(facet.color, (row * width + column) * 3);
    }
  }
}
