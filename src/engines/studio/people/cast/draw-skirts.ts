import { drawFabric } from '../fabric.ts';
import { OUTFITS } from '../outfits.ts';
import type { Person, Role } from '../people-scene.ts';
import { LINE } from '../strokes.ts';
import { darken } from '../tint.ts';

export function drawBelly({ top }: Person, ink: string): string {
  return `<path d="M-76 190C-86 240 -90 330 -30 348C50 366 128 330 118 258C112 214 92 190 80 176" fill="${top}" stroke="${ink}" stroke-width="${LINE}"/><path d="M-60 178H70V220H-60Z" fill="${top}"/><path d="M96 230Q108 290 52 326" fill="none" stroke="${darken(top, 0.22)}" stroke-width="7"/>`;
}

/** Thighs that point at the viewer are short and broad, and end at the knees. */
export function drawLap({ bottom }: Person, ink: string): string {
  const thigh = (side: 1 | -1) =>
    `<path d="M${side * 4} 300L${side * 72} 300L${side * 102} 396Q${side * 104} 436 ${side * 68} 438Q${side * 32} 438 ${side * 30} 400Z" fill="${bottom}" stroke="${ink}" stroke-width="${LINE}"/>`;
  return `<path d="M-64 296H68L30 400H-28Z" fill="${darken(bottom, 0.16)}"/>${thigh(-1)}${thigh(1)}`;
}

/** `hem`: how far it reaches below the neck. */
export function drawSkirt(
  person: Person,
  { hem, pose, sits, ink }: { hem: number; pose: Role['pose']; sits: boolean; ink: string },
): string {
  const top = skirtColor(person);
  if (top === undefined) return '';
  const { below } = OUTFITS[person.outfit];
  // A skirt under a sweater is as plain as the sweater is not.
  const fabric = (d: string) =>
    below ? drawFabric(person, (paint) => `<path d="${d}" fill="${paint}"/>`) : '';
  const cloth = (d: string) =>
    `<path d="${d}" fill="${top}" stroke="${ink}" stroke-width="${LINE}"/>${fabric(d)}`;
  if (pose === 'desk' || pose === 'peer')
    return cloth('M-74 296L-78 372Q60 400 214 388Q250 380 238 330L78 262Z');
  if (sits)
    return (
      cloth('M-70 296L-116 400Q-122 456 -70 452Q-4 470 72 452Q126 456 120 400L76 296Z') +
      `<path d="M-40 330Q-70 380 -74 436M44 330Q74 380 78 436M2 350V440" fill="none" stroke="${darken(top, 0.2)}" stroke-width="5"/>`
    );
  if (pose === 'lotus' || pose === 'picnic' || pose === 'unwrap')
    return cloth('M-72 300L-190 384Q0 450 196 384L76 300Z');
  const wide =
    below === 'gown'
      ? 126
      : pose === 'run' || pose === 'jump' || pose === 'dance' || pose === 'walk'
        ? 158
        : person.isLong
          ? 150
          : 136;
  return (
    cloth(`M-74 300L${-wide} ${hem}Q0 ${hem + 26} ${wide + 4} ${hem}L78 300Z`) +
    `<path d="M-30 350L-54 ${hem}M34 350L60 ${hem}" stroke="${darken(top, 0.22)}" stroke-width="5"/>`
  );
}

/** Of what hangs from the hips; undefined if legs are seen. */
export function skirtColor({ outfit, top, bottom, legwear }: Person): string | undefined {
  const { below } = OUTFITS[outfit];
  if (below === 'skirt' || below === 'gown') return top;
  return legwear === 'skirt' ? bottom : undefined;
}

/** Stiff layers of tulle, wider than the arms are long. */
export function drawTutu({ top }: Person, ink: string): string {
  const layer = (y: number, wide: number, fill: string) =>
    `<path d="M-70 286L${-wide} ${y}Q${-wide * 0.75} ${y + 34} ${-wide * 0.5} ${y + 22}T0 ${y + 34}T${wide * 0.5} ${y + 24}T${wide} ${y}L74 286Z" fill="${fill}" stroke="${ink}" stroke-width="${LINE}"/>`;
  return (
    layer(402, 216, darken(top, 0.12)) +
    layer(366, 244, top) +
    `<path d="M-40 300L-120 374M0 300V386M44 300L126 376" stroke="${darken(top, 0.2)}" stroke-width="5"/>`
  );
}
