import { type fromHex, luminance } from '../color/linear-color.ts';
import type { Random } from '../math/seeded-random.ts';
import { frameSubject } from '../objects/frame-subject.ts';
import type { StudioLight } from '../objects/object-scene.ts';
import { createStageSet } from '../objects/stage-set.ts';
import type { Staging } from '../scene/staging-words.ts';
import type { Card } from './card.ts';
import { matchPalette, readColors } from './card-palette.ts';
import { findRearFoot } from './outline-contact.ts';
import { placePrint } from './place-print.ts';
import type { Placing, ReferenceScene, StandingSurface } from './reference-scene.ts';
import type { PlanSet } from './set-plan.ts';
import { planHoliday } from './stagings/holiday.ts';
import { planMarble } from './stagings/marble.ts';
import { planNature } from './stagings/nature.ts';
import { planNeonRing } from './stagings/neon-ring.ts';
import { planPastelGeometry } from './stagings/pastel-geometry.ts';
import { planPodium } from './stagings/podium.ts';
import { planSunlitWall } from './stagings/sunlit-wall.ts';
import { planWater } from './stagings/water.ts';
import { planWoodDesk } from './stagings/wood-desk.ts';

const PLANS: Record<Staging, PlanSet> = {
  podium: planPodium,
  'neon-ring': planNeonRing,
  marble: planMarble,
  'wood-desk': planWoodDesk,
  nature: planNature,
  'pastel-geometry': planPastelGeometry,
  holiday: planHoliday,
  water: planWater,
  'sunlit-wall': planSunlitWall,
};

const WIDEST = 2.7;
const TALLEST = 2.25;

interface Subject {
  card: Card;
  isCutOut: boolean;
  staging: Staging;
  lies: boolean;
  named: ReturnType<typeof fromHex>[];
}

export function composeSet(
  { width, height }: { width: number; height: number },
  { card, isCutOut, staging, lies, named }: Subject,
  random: Random,
): ReferenceScene {
  const { subject } = card;
  const ratio = subject.width / subject.height;
  const tall = Math.min(isCutOut ? TALLEST : 1.8, (isCutOut ? WIDEST : 2.4) / ratio);
  const size = { width: tall * ratio, height: tall };
  const shorter = Math.min(size.width, size.height);
  const border = { mount: shorter * 0.14, frame: Math.max(0.05, shorter * 0.035) };
  const around = isCutOut ? 0 : 2 * (border.mount + border.frame);
  const outer = { width: size.width + around, height: size.height + around };
  const set = createStageSet();
  const side = random.sign();
  const palette = matchPalette(readColors(card), named, random);
  const plan = PLANS[staging](set, { ...outer, palette, named, side, lies, random });
  const floor = plan.surface.height ?? 0;
  const azimuth = random.between(-9, 9);
  const placing = isCutOut
    ? standCutOut(size, floor, azimuth)
    : placePrint(set, size, border, { floor, lies }, random);
  const [low, high] = lies ? [56, 68] : (plan.elevation ?? [4, 10]);
  const halfHeight = outer.height * 0.53;
  // A subject photographed from above needs a floor seen from above.
  const raised = isCutOut ? Math.min(7, findRearFoot(card) * 55) : 0;
  return {
    kind: 'reference',
    staging,
    seed: random.seed(),
    card,
    placing,
    surface: { ...usualSurface(plan.light), ...plan.surface },
    finish: plan.finish,
    set: {
      kind: 'object',
      seed: random.seed(),
      camera: frameSubject(
        {
          center: lies ? [0, floor, 0] : [0, floor + outer.height * 0.5 - 0.12, 0],
          halfWidth: outer.width * 0.5,
          halfHeight,
          azimuth,
          elevation: random.between(low, high) + raised,
          focal: random.between(...(plan.focal ?? [1.9, 2.6])),
          fill: random.between(0.6, 0.68),
        },
        { width, height },
        -side,
      ),
      light: plan.light,
      backdrop: plan.backdrop,
      ...set.contents,
      finish: plan.finish,
    },
  };
}

/** Upright and square to the camera's azimuth (degrees), so that it is never seen from the side. */
function standCutOut(size: { width: number; height: number }, floor: number, azimuth: number): Placing {
  const angle = (azimuth * Math.PI) / 180;
  return {
    kind: 'cut-out',
    foot: [0, floor, 0],
    right: [Math.cos(angle), 0, Math.sin(angle)],
    up: [0, 1, 0],
    out: [Math.sin(angle), 0, -Math.cos(angle)],
    ...size,
  };
}

function usualSurface({ key, keyColor, sky, rimColor, hardness }: StudioLight): StandingSurface {
  const direct = luminance(keyColor) * key[1];
  return {
    height: 0,
    radius: null,
    mirror: 0.05,
    blur: 6,
    shade: direct / (direct + luminance(sky) + luminance(rimColor) * 0.4),
    softness: 1.1 / hardness,
    ripple: 0,
    rimLeft: rimColor,
    rimRight: rimColor,
    exposure: 1,
  };
}
