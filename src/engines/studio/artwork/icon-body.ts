import { visibleBox } from './draw-icon.ts';
import { fitGarments, ROOM_FOR_HATS } from './drawings/dressed-animals.ts';
import { plainBody, SQUARE } from './plain-body.ts';

/**
 * The SVG elements of a drawing in a square of 32 units.
 * @throws Error if there is no such drawing
 */
export function iconBody(icon: string): string {
  return icon.includes('+') ? dressedBody(icon) : plainBody(icon);
}

/** The same elements with ids that end in `-suffix`: those of two drawings in one SVG must differ. */
export function iconBodyWithIds(icon: string, suffix: string): string {
  return iconBody(icon)
    .replace(/id="([^"]+)"/g, `id="$1-${suffix}"`)
    .replace(/url\(#([^)]+)\)/g, `url(#$1-${suffix})`)
    .replace(/href="#([^"]+)"/g, `href="#$1-${suffix}"`);
}

/**
 * An animal with what it wears; smaller, so that a hat is inside the square. For SVG files; pictures use `renderDressed`, because
 * resvg can abort on it.
 */
function dressedBody(icon: string): string {
  const { animal, garments } = fitGarments(icon, visibleBox);
  const worn = garments.map(
    ({ drawing, x, y, scale }) =>
      `<g transform="translate(${x} ${y}) scale(${scale})">${iconBodyWithIds(drawing, drawing)}</g>`,
  );
  const { left, top, side } = ROOM_FOR_HATS;
  return `<g transform="scale(${SQUARE / side}) translate(${left} ${top})">${iconBody(animal)}${worn.join('')}</g>`;
}
