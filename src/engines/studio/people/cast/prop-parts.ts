import { iconBodyWithIds } from '../../artwork/icon-body.ts';
import { SQUARE } from '../../artwork/plain-body.ts';
import type { Person } from '../people-scene.ts';
import type { Joint } from '../poses.ts';

/** The person who uses a prop, and their hand that touches it. */
interface PropContext {
  person: Person;
  ink: string;
  /** Keeps the gradients of several copies apart. */
  id: string;
  /** The person's right hand. */
  hand: Joint;
}

/** Units are those of a grown figure; 0, 0 is the ground between the feet, and the person looks to the right. */
export interface Prop {
  /** How far it reaches to the right, 0 if it stands to the left, and above the ground. */
  right: number;
  above: number;
  /** Whether it is drawn over the person. */
  isInFront?: boolean;
  draw(context: PropContext): string;
}

/** A drawing of the artwork whose left edge and foot, in units of its square after turning, are at x, y. */
export function icon(
  name: string,
  [x, y]: Joint,
  {
    size,
    left = 2,
    foot = 29.8,
    isMirrored = false,
  }: { size: number; left?: number; foot?: number; isMirrored?: boolean },
  id: string,
): string {
  const turned = isMirrored ? `translate(${SQUARE} 0) scale(-1 1)` : '';
  return `<g transform="translate(${x} ${y}) scale(${size / SQUARE}) translate(${-left} ${-foot}) ${turned}">${iconBodyWithIds(name, `${id}-${name}`)}</g>`;
}

export const wire = (d: string, color: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;

export function pole(d: string, ink: string, color = '#8b93a3', width = 14): string {
  return wire(d, ink, width + 10) + wire(d, color, width);
}
