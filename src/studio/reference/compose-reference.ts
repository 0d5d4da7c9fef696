import { fromHex, luminance } from '../colour/linear-colour.ts';
import { ENGINE_VERSION, LOTS_VERSION } from '../engine-version.ts';
import { createRandom, hashText, type Random } from '../maths/seeded-random.ts';
import { copySpace, frameSubject } from '../objects/frame-subject.ts';
import type { StudioLight } from '../objects/object-scene.ts';
import { createStageSet } from '../objects/stage-set.ts';
import { understandPrompt } from '../prompt/understand-prompt.ts';
import { understandRefinements } from '../prompt/understand-refinement.ts';
import { CHANGEABLE } from '../scene/changeable.ts';
import { applySettings, chooseFilter, type Style } from '../scene/picture-settings.ts';
import { duotone, recolourSet } from '../scene/recolour.ts';
import { refineReference } from '../scene/refine-set.ts';
import type { SceneDescription } from '../scene/scene-description.ts';
import { changeFromSettings } from '../scene/settings-change.ts';
import type { PictureRequest } from '../studio.ts';
import type { Card } from './card.ts';
import { matchPalette, readColours } from './card-palette.ts';
import { chooseStaging } from './choose-staging.ts';
import { findRearFoot } from './outline-contact.ts';
import { placePrint } from './place-print.ts';
import { prepareCard } from './prepare-card.ts';
import type { ReferenceImage } from './reference-image.ts';
import type { Placing, ReferenceScene, Staging, StandingSurface } from './reference-scene.ts';
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
/** Stagings with room for a print that lies flat. */
const FLAT_LAYS: readonly Staging[] = ['marble', 'wood-desk', 'nature', 'sunlit-wall'];
const FLAT_WORDS: readonly string[] = ['flat', 'lay', 'lying', 'overhead', 'above', 'flatlay'];

const WIDEST = 2.7;
const TALLEST = 2.25;

type ReferenceRequest = PictureRequest & { reference: ReferenceImage };

/** From a reference picture and words to everything that fixes the new picture; throws `invalid-reference`. */
export function composeReference(request: ReferenceRequest): {
  scene: ReferenceScene;
  description: SceneDescription;
} {
  const settings = request.settings ?? {};
  const understanding = applySettings(understandPrompt(request.prompt, settings.category), settings);
  const random = createRandom(
    hashText(`${LOTS_VERSION}|reference|${request.seed}|${understanding.words.join(' ')}`),
  );
  const longest = Math.min(1536, Math.max(request.width, request.height));
  const { card, isCutOut } = prepareCard(request.reference, longest);
  const chosen = chooseStaging(understanding, random);
  const understood = [...new Set([...understanding.understood, ...chosen.understood])];
  const asksFlat = understanding.words.some((word) => FLAT_WORDS.includes(word));
  const lies = !isCutOut && FLAT_LAYS.includes(chosen.staging) && (random.chance(0.3) || asksFlat);
  const colours = understanding.colours.map(fromHex);
  const set = composeSet(request, { card, isCutOut, staging: chosen.staging, lies, named: colours }, random);
  const refined = understandRefinements(request.refinements ?? [], CHANGEABLE.reference);
  const asked = changeFromSettings(understanding.moods, settings.composition, settings.style);
  const side = createRandom(set.seed).sign();
  return {
    scene: restyle(refineReference(refineReference(set, asked, side), refined.change, side), settings.style),
    description: {
      engineVersion: ENGINE_VERSION,
      archetype: isCutOut ? 'product-shot' : 'print',
      staging: chosen.staging,
      understood,
      leftOut: understanding.leftOut.filter((word) => !understood.includes(word)),
      drawsPrompt: true,
      hasPeople: false,
      illustration: false,
      seed: request.seed,
      recipe: {
        prompt: request.prompt,
        seed: request.seed,
        settings: { ...settings },
        refinements: [...(request.refinements ?? [])],
      },
      ...(refined.reports.length > 0 ? { refinements: refined.reports } : {}),
    },
  };
}

/** Strokes cover everything; whatever would take the subject's own colours away changes its set alone. */
function restyle(scene: ReferenceScene, style: Style | undefined): ReferenceScene {
  const filter = chooseFilter(style, scene.seed);
  if (filter?.kind === 'duotone') return { ...scene, set: recolourSet(scene.set, duotone(filter.colours)) };
  if (style !== 'artistic') return scene;
  return { ...scene, finish: { ...scene.finish, filter: { kind: 'painterly' } } };
}

interface Subject {
  card: Card;
  isCutOut: boolean;
  staging: Staging;
  lies: boolean;
  named: ReturnType<typeof fromHex>[];
}

function composeSet(
  { width, height }: ReferenceRequest,
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
  const palette = matchPalette(readColours(card), named, random);
  const plan = PLANS[staging](set, { ...outer, palette, named, side, lies, random });
  const floor = plan.surface.height ?? 0;
  const azimuth = random.between(-9, 9);
  const placing = isCutOut
    ? standCutOut(size, floor, azimuth)
    : placePrint(set, size, border, { floor, lies }, random);
  const [low, high] = lies ? [56, 68] : (plan.elevation ?? [4, 10]);
  const halfHeight = outer.height * 0.53;
  // What was photographed from above wants a floor seen from above.
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
      archetype: 'podium',
      seed: random.seed(),
      camera: frameSubject(
        {
          centre: lies ? [0, floor, 0] : [0, floor + outer.height * 0.5 - 0.12, 0],
          halfWidth: outer.width * 0.5,
          halfHeight,
          azimuth,
          elevation: random.between(low, high) + raised,
          focal: random.between(...(plan.focal ?? [1.9, 2.6])),
          fill: random.between(0.6, 0.68),
          shift: copySpace(width, height, -side),
        },
        width,
        height,
      ),
      light: plan.light,
      backdrop: plan.backdrop,
      bodies: set.bodies,
      materials: set.materials,
      textures: set.textures,
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

function usualSurface({ key, keyColour, sky, rimColour, hardness }: StudioLight): StandingSurface {
  const direct = luminance(keyColour) * key[1];
  return {
    height: 0,
    radius: null,
    mirror: 0.05,
    blur: 6,
    shade: direct / (direct + luminance(sky) + luminance(rimColour) * 0.4),
    softness: 1.1 / hardness,
    ripple: 0,
    rimLeft: rimColour,
    rimRight: rimColour,
    exposure: 1,
  };
}
