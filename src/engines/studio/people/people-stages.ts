import { Resvg } from '@resvg/resvg-js';
import { hashPixel } from '../finish/develop.ts';
import { createRedrawStages } from '../finish/finish-stages.ts';
import type { Filter } from '../scene/finish.ts';
import type { Stage } from '../scene/stage.ts';
import type { PeopleScene } from './people-scene.ts';
import { drawPeople, drawPlace } from './people-svg.ts';
import { seeMore } from './see-more.ts';

/** Bytes of working memory: a copy of the picture if a filter redraws it. */
export function countPeopleBytes(scene: PeopleScene, width: number, height: number): number {
  return chooseRedrawing(scene) ? width * height * 3 : 0;
}

/**
 * Rasterizes the illustration straight to the output pixels: flat colors need no exposure and no film curve.
 */
export function createPeopleStages(
  scene: PeopleScene,
  width: number,
  height: number,
  work: Uint8Array,
  pixels: Uint8Array,
): Stage[] {
  const filter = chooseRedrawing(scene);
  const drawing: Stage = {
    slices: 1,
    weight: 1,
    paint: () => {
      // Not by sharp: its decoder for SVG is switched off in the site's processes.
      gradePixels(drawRaster(scene, { width, height }), scene, width, pixels);
    },
  };
  if (!filter) return [drawing];
  const { around } = scene;
  const strokes = around
    ? 1 / Math.sqrt((1 + around.left + around.right) * (1 + around.top + around.bottom))
    : 1;
  const redrawing = { source: work, pixels, width, height, seed: scene.seed, strokes };
  return [
    { ...drawing, weight: 0.6 },
    ...createRedrawStages(filter, redrawing).map((stage) => ({ ...stage, weight: stage.weight * 3.6 })),
  ];
}

function drawRaster(scene: PeopleScene, size: { width: number; height: number }): Uint8Array {
  const { around } = scene;
  const { width, height } = around ? around.from : size;
  const all = new Resvg(drawPeople(scene, width, height)).render().pixels;
  if (!around) return all;
  const place = new Resvg(drawPlace(scene, width, height)).render().pixels;
  return seeMore({ all, place }, around, size);
}

/** An illustration consists of flat areas already: the `flat` filter could only blur them. */
function chooseRedrawing({ finish }: PeopleScene): Filter | undefined {
  return finish.filter?.kind === 'flat' ? undefined : finish.filter;
}

/** Levels of paper grain: enough to hide the steps that eight bits leave in a gently shaded wall. */
const GRAIN = 0.95;

/** Saturation, tint and contrast as the moods ask, in display values; the drawing is opaque. */
function gradePixels(rgba: Uint8Array, { finish, seed }: PeopleScene, width: number, to: Uint8Array): void {
  const { saturation, contrast, lightTint } = finish;
  for (let at = 0; at < to.length; at += 3) {
    const pixel = at / 3;
    const from = pixel * 4;
    const luma = 0.2126 * rgba[from]! + 0.7152 * rgba[from + 1]! + 0.0722 * rgba[from + 2]!;
    const grain = GRAIN * hashPixel(pixel % width, Math.floor(pixel / width), seed) + 0.5;
    for (let channel = 0; channel < 3; channel++) {
      const tinted = (luma + (rgba[from + channel]! - luma) * saturation) * lightTint[channel]!;
      const value = Math.min(1, Math.max(0, tinted / 255));
      const graded = 255 * (value + (value * value * (3 - 2 * value) - value) * contrast);
      to[at + channel] = Math.min(255, Math.max(0, graded + grain));
    }
  }
}
