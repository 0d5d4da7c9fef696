import type { AbstractScene, PlacedCard } from '../abstract/abstract-scene.ts';
import { layOutFlatDrawing } from '../abstract/flat-drawing.ts';
import { drawIcon, visibleBox } from '../artwork/draw-icon.ts';
import { iconBodyWithIds } from '../artwork/icon-body.ts';
import { keptTop } from '../artwork/keeps-its-colors.ts';
import { createRepaint } from '../artwork/recolor-drawing.ts';
import { decodeByte, displayHex, type Rgb } from '../color/linear-color.ts';
import { developColor } from '../finish/develop.ts';
import type { Finish } from '../scene/finish.ts';
import { writeLayeredSvg } from '../scene/layered-svg.ts';

/** Longer side of the drawing, in pixels, whose colors tell what is repainted. */
const READ_SIDE = 256;
const FULL_TURN = 360;

/** Drawings on plain ground as SVG with a layer for the background and one for each thing, in the colors of their picture. */
export function drawFlatDrawingSvg(
  scene: AbstractScene,
  placed: readonly PlacedCard[],
  { width, height, title }: { width: number; height: number; title: string },
): string {
  const { ground, disc, floor, shadow, drawings } = layOutFlatDrawing(scene, placed, width, height);
  const shown = (color: Rgb) => displayHex(developColor(color, scene.finish));
  const view = viewOf(scene, width, height);
  // The floor reaches beyond the picture, which the view may turn.
  const wide = 4 * (width + height);
  const shadows = drawings
    .map(
      ({ x, floor: level, shadow: half }) =>
        `<ellipse cx="${round(x)}" cy="${round(level)}" rx="${round(half.across)}" ry="${round(half.down)}"/>`,
    )
    .join('');
  const things = drawings.map(({ drawing: { icon, color, isMirrored }, x, foot, tall, reach, tilt }, at) => {
    const box = visibleBox(icon);
    const scale = `scale(${round(((isMirrored ? -1 : 1) * 2 * reach) / box.width)} ${round(tall / box.height)})`;
    const placedAt = `translate(${round(x)} ${round(foot)}) rotate(${degrees(tilt)}) ${scale} translate(${round(-box.left - box.width / 2)} ${round(-box.top - box.height)})`;
    const repaint =
      color === undefined ? undefined : createRepaint(drawIcon(icon, READ_SIDE), color, keptTop(icon));
    const body = recolored(iconBodyWithIds(icon, `${at + 1}`), scene.finish, repaint);
    return {
      id: `thing-${at + 1}`,
      name: `Thing ${at + 1}`,
      content: `<g transform="${view} ${placedAt}">${body}</g>`,
    };
  });
  return writeLayeredSvg({
    width,
    height,
    w: width,
    h: height,
    title,
    layers: [
      {
        id: 'background',
        name: 'Background',
        content:
          `<rect width="${width}" height="${height}" fill="${shown(ground)}"/><g transform="${view}">` +
          `<circle cx="${round(disc.x)}" cy="${round(disc.y)}" r="${round(disc.radius)}" fill="${shown(disc.color)}"/>` +
          `<rect x="${-wide}" y="${round(floor.y)}" width="${3 * wide}" height="${wide}" fill="${shown(floor.color)}"/></g>`,
      },
      {
        id: 'shadows',
        name: 'Shadows',
        content: `<g transform="${view}" fill="${shown(shadow)}">${shadows}</g>`,
      },
      ...things,
    ],
  });
}

function viewOf({ view: { zoom, turn, x } }: AbstractScene, width: number, height: number): string {
  return `translate(${round(width * (0.5 + x))} ${round(height / 2)}) rotate(${degrees(turn)}) scale(${round(zoom)}) translate(${-width / 2} ${-height / 2})`;
}

/** The drawing in the colors that its picture has; colors with names stand only where nothing is seen of them. */
function recolored(body: string, finish: Finish, repaint: ((packed: number) => number) | undefined): string {
  return body.replace(/"(?:#[0-9a-f]{6}|#[0-9a-f]{3}|white|black)"/gi, (quoted) => {
    const packed = packedOf(quoted.slice(1, -1));
    const painted = repaint ? repaint(packed) : packed;
    const linear = [painted >> 16, (painted >> 8) & 255, painted & 255].map(decodeByte) as unknown as Rgb;
    return `"${displayHex(developColor(linear, finish))}"`;
  });
}

function packedOf(color: string): number {
  const name = color.toLowerCase();
  if (name === 'white') return 0xffffff;
  if (name === 'black') return 0;
  const digits = name.slice(1);
  return Number.parseInt(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits, 16);
}

function degrees(radians: number): number {
  return round((radians * FULL_TURN) / (2 * Math.PI));
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
