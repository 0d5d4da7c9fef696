import { writeLayeredSvg } from '../scene/layered-svg.ts';
import type { PeopleScene } from './people-scene.ts';
import { drawPeopleLayers } from './people-svg.ts';

/** An illustration as SVG with named layers for the place, the people and the light over both, in the colors of its picture. */
export function drawLayeredSvg(scene: PeopleScene, width: number, height: number, title: string): string {
  const { w, h, camera, place, people, air } = drawPeopleLayers(scene, width, height);
  const moved = (content: string) =>
    content === '' || camera === '' ? content : `<g transform="${camera}">${content}</g>`;
  return writeLayeredSvg({
    width,
    height,
    w,
    h,
    title,
    grade: drawGrade(scene),
    layers: [
      { id: 'place', name: 'Place', content: moved(place) },
      { id: 'people', name: 'People', content: moved(people) },
      { id: 'air', name: 'Light and weather', content: moved(air) },
    ],
  });
}

const CURVE_STEPS = 32;

/** Saturation, tint and contrast as the painted picture has them; empty for none. */
function drawGrade({ finish: { saturation, contrast, lightTint } }: PeopleScene): string {
  if (saturation === 1 && contrast === 0 && lightTint.every((share) => share === 1)) return '';
  const luma = [0.2126, 0.7152, 0.0722];
  const matrix = lightTint.map((tint, channel) => {
    const row = luma.map(
      (weight, from) => tint * (weight * (1 - saturation) + (from === channel ? saturation : 0)),
    );
    return [...row.map((value) => value.toFixed(5)), 0, 0].join(' ');
  });
  const curve = Array.from({ length: CURVE_STEPS + 1 }, (_, step) => {
    const value = step / CURVE_STEPS;
    return (value + (value * value * (3 - 2 * value) - value) * contrast).toFixed(5);
  }).join(' ');
  const functions = ['R', 'G', 'B']
    .map((channel) => `<feFunc${channel} type="table" tableValues="${curve}"/>`)
    .join('');
  return (
    `<filter id="grade" x="0" y="0" width="100%" height="100%" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">` +
    `<feColorMatrix values="${matrix.join(' ')} 0 0 0 1 0"/><feComponentTransfer>${functions}</feComponentTransfer></filter>`
  );
}
