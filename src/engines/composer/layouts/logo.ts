import type { Stage } from '../stage/stage.ts';

/** The share of the shorter side that stays clear at each edge: platforms round or trim them. */
const CLEAR = 0.14;

/** The logo alone, on white or on the brand's deep color, for platforms that ask for it as a file. */
export function logoOnly(stage: Stage): void {
  const { width, height, palette, logoTone } = stage;
  const ground = logoTone === 'light' ? palette.deep : '#ffffff';
  stage.fill('background', { x: 0, y: 0, width, height }, ground);
  const clear = Math.min(width, height) * CLEAR;
  stage.logo({ x: clear, y: clear, width: width - 2 * clear, height: height - 2 * clear }, ground);
}
