import { withGradients } from './drawings/materials.ts';
import { OWN_DRAWINGS } from './drawings/own-drawings.ts';
import { HEADS, WHOLE_ANIMALS } from './drawings/whole-animals.ts';
import { fluentBody } from './fluent-drawings.ts';

/** Units of the drawings' own square. */
export const SQUARE = 32;

/** The SVG elements of a drawing, except of dressed animals, in a square of 32 units. @throws Error if there is no such drawing */
export function plainBody(icon: string): string {
  const own = OWN_DRAWINGS[icon];
  if (own !== undefined) return withGradients(own);
  const whole = WHOLE_ANIMALS[icon];
  if (whole) {
    const { body, head, headDrawing = icon, front = '' } = whole;
    const placed = `<g transform="translate(${head.x} ${head.y}) scale(${head.scale})">${fluentBody(headDrawing)}</g>`;
    return withGradients(body) + placed + withGradients(front);
  }
  return fluentBody(HEADS[icon] ?? icon);
}
