import { type fromHex, luminance } from '../color/linear-color.ts';
import type { Random } from '../math/seeded-random.ts';
import { frameSubject } from '../objects/frame-subject.ts';
import type { StudioLight } from '../objects/object-scene.ts';
import { createStageSet } from '../objects/stage-set.ts';
import type { Vector } from '../objects/vector.ts';
import type { Card } from '../scene/card.ts';
import type { Staging } from '../scene/staging-words.ts';
import { matchPalette, readColors, type SubjectColors } from './card-palette.ts';
import { findRearFoot } from './outline-contact.ts';
import { placePrint } from './place-print.ts';
import type { Placing, ReferenceScene, StandingSurface, Subject } from './reference-scene.ts';
import type { PlanSet } from './set-plan.ts';
import { planHoliday } from './stagings/holiday.ts';
import { planMarble } from './stagings/marble.ts';
import { planNature } from './stagings/nature.ts';
import { planNeonRing } from './stagings/neon-ring.ts';
import { planPaper } from './stagings/paper.ts';
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
  paper: planPaper,
};

const WIDEST = 2.7;
const TALLEST = 2.25;

interface Wish {
  isCutOut: boolean;
  staging: Staging;
  lies: boolean;
  named: ReturnType<typeof fromHex>[];
}

interface Frame {
  width: number;
  height: number;
}

/** A set around one picture. */
export function composeSet(frame: Frame, wish: Wish & { card: Card }, random: Random): ReferenceScene {
  const { card, isCutOut } = wish;
  const ratio = card.subject.width / card.subject.height;
  // A subject photographed from above needs a floor seen from above.
  const raised = isCutOut ? Math.min(7, findRearFoot(card) * 55) : 0;
  return composeSetAround(
    frame,
    wish,
    { ratio, colors: readColors(card), raised, deep: 0 },
    random,
    (stand) => [
      { card, placing: stand.print ?? standCutOut(stand.size, stand, { x: 0, y: 0, z: 0, tilt: 0 }) },
    ],
  );
}

/** The subject of a set. */
interface Extent {
  /** Width by height of everything in it. */
  ratio: number;
  /** Depth by width. */
  deep: number;
  colors: SubjectColors;
  /** Degrees that the camera is higher than usual. */
  raised: number;
  /** How much more of the picture it takes than usual. */
  filled?: number;
  /** In the water, where there is some. */
  isAfloat?: boolean;
}

/** Where subjects stand: the floor's height and the camera's azimuth in degrees. */
export interface Stand {
  size: { width: number; height: number };
  floor: number;
  azimuth: number;
  print: Placing | undefined;
}

/** A set around cut-outs or a print, the main one first. */
export function composeSetAround(
  { width, height }: Frame,
  { isCutOut, staging, lies, named }: Wish,
  { ratio, deep, colors, raised, isAfloat = false, filled = 1 }: Extent,
  random: Random,
  place: (stand: Stand) => Subject[],
): ReferenceScene {
  const tall = Math.min(isCutOut ? TALLEST : 1.8, (isCutOut ? WIDEST : 2.4) / ratio);
  const size = { width: tall * ratio, height: tall };
  const shorter = Math.min(size.width, size.height);
  const border = { mount: shorter * 0.14, frame: Math.max(0.05, shorter * 0.035) };
  const around = isCutOut ? 0 : 2 * (border.mount + border.frame);
  const outer = { width: size.width + around, height: size.height + around };
  const set = createStageSet();
  const side = random.sign();
  const palette = matchPalette(colors, named, random);
  const room = Math.max(outer.width, outer.width * deep);
  const plan = PLANS[staging](set, { ...outer, width: room, isAfloat, palette, named, side, lies, random });
  const floor = plan.surface.height ?? 0;
  const azimuth = random.between(-9, 9);
  const print = isCutOut ? undefined : placePrint(set, size, border, { floor, lies }, random);
  const [main, ...others] = place({ size, floor, azimuth, print });
  const [low, high] = lies ? [56, 68] : (plan.elevation ?? [4, 10]);
  const halfHeight = outer.height * 0.53;
  return {
    kind: 'reference',
    staging,
    seed: random.seed(),
    ...main!,
    others,
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
          fill: random.between(0.6, 0.68) * filled,
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

/**
 * Upright and square to the camera's azimuth, so that it is never seen from the side. `x` runs to the right, `z` away
 * from the camera; the tilt is in radians, clockwise.
 */
export function standCutOut(
  size: { width: number; height: number },
  { floor, azimuth }: Stand,
  { x, y, z, tilt }: { x: number; y: number; z: number; tilt: number },
): Placing {
  const angle = (azimuth * Math.PI) / 180;
  const across: Vector = [Math.cos(angle), 0, Math.sin(angle)];
  const out: Vector = [Math.sin(angle), 0, -Math.cos(angle)];
  const [lean, straight] = [Math.sin(tilt), Math.cos(tilt)];
  return {
    kind: 'cut-out',
    foot: [across[0] * x - out[0] * z, floor + y, across[2] * x - out[2] * z],
    right: [across[0] * straight, -lean, across[2] * straight],
    up: [across[0] * lean, straight, across[2] * lean],
    out,
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
