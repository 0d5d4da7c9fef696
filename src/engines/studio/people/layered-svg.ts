import type { PeopleScene } from './people-scene.ts';
import { drawPeopleLayers } from './people-svg.ts';

/** An illustration as SVG with named layers for the room, the people and the light over both, in the colors of its picture. */
export function drawLayeredSvg(scene: PeopleScene, width: number, height: number, title: string): string {
  const { w, h, camera, room, people, air } = drawPeopleLayers(scene, width, height);
  const grade = drawGrade(scene);
  const moved = camera === '' ? '' : ` transform="${camera}"`;
  const layer = (id: string, name: string, content: string) =>
    content === ''
      ? ''
      : `<g id="${id}" inkscape:groupmode="layer" inkscape:label="${name}"${moved}><title>${name}</title>${content}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="${width}" height="${height}" viewBox="0 0 ${w} ${h}">` +
    `<title>${escapeXml(title)}</title><desc>A flat illustration in layers, drawn by the studio engine.</desc>${grade}<g${grade === '' ? '' : ' filter="url(#grade)"'}>` +
    `${layer('room', 'Room', room)}${layer('people', 'People', people)}${layer('air', 'Light and weather', air)}</g></svg>`
  );
}

/** Safe in XML 1.0, which has no control characters. */
function escapeXml(text: string): string {
  return text
    .replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
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
