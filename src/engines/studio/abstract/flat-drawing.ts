import { luminance, mixRgb, type Rgb } from '../color/linear-color.ts';
import { clamp, mix } from '../math/interpolate.ts';
import { lengthOf } from '../math/length-of.ts';
import { sampleCard } from '../scene/card.ts';
import type { RowPainter } from './abstract-definition.ts';
import type { AbstractScene, PlacedCard } from './abstract-scene.ts';
import { createLens, paintPixels } from './pattern-lens.ts';

/** Where the floor begins, and the middle and radius of the disc behind the drawings: parts of the picture's height, or of its shorter side. */
const HORIZON = 0.74;
const DISC = { y: 0.5, radius: 0.39 };
/** Height by width of the shadow under a drawing. */
const SHADOW = 0.1;

/** A drawing's place in pixels, before the view moves it. */
interface LaidOutDrawing extends Pick<PlacedCard, 'card' | 'drawing' | 'tilt'> {
  /** Middle of its lower edge. */
  x: number;
  foot: number;
  /** Where the middle of its shadow lies. */
  floor: number;
  tall: number;
  /** Half of its width. */
  reach: number;
  /** Half axes of its shadow. */
  shadow: { across: number; down: number };
}

/** Everything in the picture, in pixels and linear colors, before the view moves it. */
export function layOutFlatDrawing(
  { palette }: AbstractScene,
  placed: readonly PlacedCard[],
  width: number,
  height: number,
) {
  const ground = palette.at(-1)!;
  const isDark = luminance(ground) < 0.12;
  const floor = isDark ? mixRgb(ground, [1, 1, 1], 0.04) : shade(ground, 0.84);
  return {
    ground,
    disc: {
      color: mixRgb(ground, [1, 1, 1], isDark ? 0.08 : 0.45),
      x: width / 2,
      y: DISC.y * height,
      radius: DISC.radius * Math.min(width, height),
    },
    floor: { color: floor, y: HORIZON * height },
    shadow: shade(floor, isDark ? 0.55 : 0.76),
    drawings: placed.map(({ card, drawing, tilt, ...one }): LaidOutDrawing => {
      const tall = one.height * height;
      const reach = (tall * card.subject.width) / card.subject.height / 2;
      return {
        card,
        drawing,
        tilt,
        x: one.x * width,
        foot: one.foot * height,
        floor: one.floor * height,
        tall,
        reach,
        shadow: { across: reach * 0.86, down: reach * SHADOW },
      };
    }),
  };
}

/** Drawings as they are, without light or depth, before a disc of a lighter shade and on a floor of a darker one. */
export function createFlatDrawing(
  scene: AbstractScene,
  placed: readonly PlacedCard[],
  width: number,
  height: number,
): RowPainter {
  const lens = createLens(scene.view, width, height);
  const { ground, disc, floor, shadow, drawings: laidOut } = layOutFlatDrawing(scene, placed, width, height);
  const drawings = laidOut.map((one) => ({ ...one, cos: Math.cos(one.tilt), sin: Math.sin(one.tilt) }));
  const texel = new Float64Array(4);
  const edge = (distance: number) => clamp(0.5 - distance * lens.zoom, 0, 1);

  return paintPixels(lens, width, 0.5, (x, y, color) => {
    color.set(ground);
    blend(color, disc.color, edge(lengthOf(x - disc.x, y - disc.y) - disc.radius));
    blend(color, floor.color, edge(floor.y - y));
    for (const { x: middle, floor: level, shadow: half } of drawings) {
      const across = (x - middle) / half.across;
      const down = (y - level) / half.down;
      if (Math.abs(across) > 1.1 || Math.abs(down) > 1.5) continue;
      blend(color, shadow, edge((lengthOf(across, down) - 1) * half.down));
    }
    for (const { card, x: middle, foot, tall, reach, cos, sin } of drawings) {
      const dx = x - middle;
      const dy = y - foot;
      const right = dx * cos + dy * sin;
      const up = dx * sin - dy * cos;
      if (right < -reach * 1.05 || right > reach * 1.05 || up < -tall * 0.05 || up > tall * 1.05) continue;
      const { left, top, width: across, height: down } = card.subject;
      const lod = Math.max(0, Math.log2(down / (tall * lens.zoom)));
      sampleCard(card, left + (right / reach / 2 + 0.5) * across, top + (1 - up / tall) * down, lod, texel);
      for (let channel = 0; channel < 3; channel++)
        color[channel] = color[channel]! * (1 - texel[3]!) + texel[channel]!;
    }
  });
}

function blend(color: Float64Array, over: Rgb, share: number): void {
  if (share <= 0) return;
  for (let channel = 0; channel < 3; channel++) color[channel] = mix(color[channel]!, over[channel]!, share);
}

function shade([red, green, blue]: Rgb, by: number): Rgb {
  return [red * by, green * by, blue * by];
}
