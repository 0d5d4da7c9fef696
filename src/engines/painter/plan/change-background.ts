import { rgbFromHex } from '#engines/photo-studio/scene/vector';
import { hasBackdrop } from './changeable.ts';
import type { PhotoOnlyChange } from './photo-only-changes.ts';
import type { PhotoPlan } from './photo-plan.ts';

const BLURRED =
  /^(?:(?:make|keep|have|with|add|use) )?(?:an? |the )?(?:(?:more )?(?:blurred|blurry|blurrier|out of focus|unsharp) background|background (?:more )?(?:blurred|blurry|out of focus)|background blur|shallow depth of field|bokeh)$|^blur (?:the )?background$/;
const SHARP =
  /^(?:(?:make|keep|have|with) )?(?:an? |the )?(?:sharp background|background (?:sharp|in focus)|everything (?:in focus|sharp)|deep depth of field)$|^(?:no|without|less) (?:background )?blur$/;
const TONED =
  /^(?:(?:make|have|with|use|on) )?(?:an? |the )?(?:(?<before>dark|darker|light|lighter|bright|brighter|pale) (?:background|backdrop)|(?:background|backdrop) (?<after>darker|lighter|brighter|dark|light))$/;
const DARK = '#2b2d31';
const LIGHT = '#ece9e3';

/** What lies behind the main thing: out of focus or sharp, darker or lighter. */
export function changeBackground(plan: PhotoPlan, clause: string): PhotoOnlyChange | undefined {
  const depth = BLURRED.test(clause) ? 'shallow' : SHARP.test(clause) ? 'deep' : undefined;
  if (depth) return { plan: { ...plan, depth }, shown: clause.split(' ') };
  const { before, after } = TONED.exec(clause)?.groups ?? {};
  const tone = before ?? after;
  if (tone === undefined) return undefined;
  const hex = tone.startsWith('dark') ? DARK : LIGHT;
  return hasBackdrop(plan)
    ? { plan: { ...plan, wall: rgbFromHex(hex) }, shown: clause.split(' ') }
    : undefined;
}
