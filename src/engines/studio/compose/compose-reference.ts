import { fromHex } from '../color/linear-color.ts';
import { SEED_VERSION } from '../engine-version.ts';
import { chooseFilter } from '../finish/choose-filter.ts';
import { createRandom, hashText } from '../math/seeded-random.ts';
import { duotone, recolorSet } from '../objects/recolor.ts';
import { changeFromSettings } from '../objects/settings-change.ts';
import { CHANGEABLE } from '../plan/changeable-properties.ts';
import { readPrompt } from '../prompt/reading/read-prompt.ts';
import { splitWords } from '../prompt/split-words.ts';
import { type Understanding, understandPrompt } from '../prompt/understand-prompt.ts';
import { type Changeable, readRefinements } from '../prompt/understand-refinement.ts';
import { effectivePhrases, findViewPhrases, viewOf } from '../prompt/view-words.ts';
import { isDrawable, namedArchetypes } from '../prompt/vocabulary.ts';
import { composeSet } from '../reference/compose-set.ts';
import { editReference } from '../reference/edit-reference.ts';
import { keepInFrame } from '../reference/keep-in-frame.ts';
import { prepareCard } from '../reference/prepare-card.ts';
import type { ReferenceImage } from '../reference/reference-image.ts';
import type { ReferenceScene } from '../reference/reference-scene.ts';
import { refineReference } from '../reference/refine-reference.ts';
import type { Change } from '../scene/change.ts';
import type { Look } from '../scene/finish.ts';
import type { Style } from '../scene/picture-settings.ts';
import type { Staging } from '../scene/staging-words.ts';
import { applyEdits } from './apply-edits.ts';
import { applySettings } from './apply-settings.ts';
import { chooseStaging } from './choose-staging.ts';
import { describePicture } from './describe-picture.ts';
import type { PictureRequest } from './picture-request.ts';
import type { SceneDescription } from './scene-description.ts';

/** Stagings with room for a print that lies flat. */
const FLAT_LAYS: readonly Staging[] = ['marble', 'wood-desk', 'nature', 'sunlit-wall'];
const FLAT_WORDS: readonly string[] = ['flat', 'lay', 'lying', 'overhead', 'above', 'flatlay'];

type ReferenceRequest = PictureRequest & { reference: ReferenceImage };

/** Composes the scene around a reference picture. @throws StudioError `invalid-reference` */
export function composeReference(request: ReferenceRequest): {
  scene: ReferenceScene;
  description: SceneDescription;
} {
  const settings = request.settings ?? {};
  const understanding = applySettings(understandPrompt(request.prompt), settings);
  const phrases = effectivePhrases(findViewPhrases(request.prompt), {
    changeable: CHANGEABLE.reference,
    isLandscape: false,
    isSolid: true,
    isFromSide: false,
  });
  const random = createRandom(
    hashText(`${SEED_VERSION}|reference|${request.seed}|${understanding.words.join(' ')}`),
  );
  const longest = Math.min(1536, Math.max(request.width, request.height));
  const { card, isCutOut } = prepareCard(request.reference, longest);
  const chosen = chooseStaging(
    understanding.words,
    namedArchetypes(readPrompt(request.prompt, isDrawable).groups),
    random,
  );
  const seen = phrases.flatMap(({ start, end }) => splitWords(request.prompt.slice(start, end)));
  const understood = [...new Set([...understanding.understood, ...chosen.understood, ...seen])];
  const asksFlat = understanding.words.some((word) => FLAT_WORDS.includes(word));
  const lies = !isCutOut && FLAT_LAYS.includes(chosen.staging) && (random.chance(0.3) || asksFlat);
  const colors = understanding.colors.map(fromHex);
  const set = composeSet(request, { card, isCutOut, staging: chosen.staging, lies, named: colors }, random);
  const { scene, report } = refineStaged(set, request, understanding, {
    changeable: CHANGEABLE.reference,
    view: viewOf(phrases),
  });
  return {
    scene,
    description: describePicture(
      request,
      { drawn: [], leftOut: [], drawsPrompt: true },
      {
        archetype: isCutOut ? 'product-shot' : 'print',
        staging: chosen.staging,
        understood,
        leftOut: understanding.leftOut.filter((word) => !understood.includes(word)),
        ...report,
      },
    ),
  };
}

/** Applies the settings and refinements to a set with cut-outs or a print. */
export function refineStaged(
  set: ReferenceScene,
  {
    refinements = [],
    settings = {},
    width,
    height,
  }: Pick<PictureRequest, 'refinements' | 'settings' | 'width' | 'height'>,
  { moods }: Pick<Understanding, 'moods'>,
  { changeable, view }: { changeable: ReadonlySet<Changeable>; view: Change },
): { scene: ReferenceScene; report: Pick<SceneDescription, 'refinements'> } {
  const refined = readRefinements(refinements, changeable, view);
  const asked = changeFromSettings(moods, settings.composition, settings.style);
  const side = createRandom(set.seed).sign();
  const moved = refineReference(refineReference(set, asked, side), refined.change, side);
  const isAside = refined.change.steps.aside > 0 && set.placing.kind === 'cut-out';
  const seen = isAside ? keepInFrame(moved, width / height) : moved;
  const { scene, report } = applyEdits(seen, refined, editReference);
  return { scene: restyle(scene, refined.change.look ?? settings.style), report };
}

/**
 * Painterly strokes cover the whole picture; a duotone changes only the set, so that the subject keeps its
 * colors.
 */
function restyle(scene: ReferenceScene, style: Style | Look | undefined): ReferenceScene {
  const filter = chooseFilter(style, scene.seed);
  if (filter?.kind === 'duotone') return { ...scene, set: recolorSet(scene.set, duotone(filter.colors)) };
  if (!filter || (filter.kind === 'flat' && style === 'minimalist')) return scene;
  return {
    ...scene,
    finish: { ...scene.finish, filter: style === 'artistic' ? { kind: 'painterly' } : filter },
  };
}
