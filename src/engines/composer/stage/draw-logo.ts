import { wcagLuminance } from 'culori';
import type { AdLogo, Rect } from '../ad-input.ts';
import type { Palette } from '../color/palette.ts';
import { element, imageOf } from '../svg/markup.ts';
import { inset, placeInside } from './crop.ts';
import type { Scene } from './scene.ts';

/** A logo, on a plate if it would vanish on any of the grounds. */
export function drawLogo(
  scene: Scene,
  logo: AdLogo,
  at: Rect,
  { grounds, palette, corner }: { grounds: readonly string[]; palette: Palette; corner: number },
): void {
  const needsPlate = vanishes(logo, grounds);
  const add = (markup: string) => scene.shapes.push({ layer: 'logo', markup });
  if (needsPlate) {
    const fill = logo.tone === 'dark' ? palette.paper : palette.deep;
    add(element('rect', { ...at, rx: Math.min(corner * 0.3, at.height * 0.12), fill }));
  }
  // The plate takes the logo's place, and the logo is centered in it with clear space around.
  const drawn = placeInside(logo, inset(at, needsPlate ? at.height * 0.18 : 0));
  drawn.y = at.y + (at.height - drawn.height) / 2;
  add(imageOf(logo.dataUrl, drawn));
  scene.pictures.push({ role: 'logo', drawn, seen: drawn, source: logo });
}

/** Whether a logo can hardly be seen on one of the grounds. */
export function vanishes({ tone }: Pick<AdLogo, 'tone'>, grounds: readonly string[]): boolean {
  const light = Math.max(...grounds.map((ground) => wcagLuminance(ground)));
  const dark = Math.min(...grounds.map((ground) => wcagLuminance(ground)));
  return tone === 'dark' ? dark < 0.3 : light > 0.35;
}
