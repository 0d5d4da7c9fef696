import { ABSTRACTS } from '../abstract/abstract-archetypes.ts';
import { type Archetype, isLandscape, isObject, isPeople } from '../archetypes.ts';
import { chooseFilter } from '../finish/choose-filter.ts';
import { LANDSCAPES } from '../landscape/landscape-archetypes.ts';
import type { WriteText } from '../lettering/set-text.ts';
import { planPicture } from '../plan/plan-picture.ts';
import type { Look } from '../scene/finish.ts';
import type { Style } from '../scene/picture-settings.ts';
import { composeArtwork } from './compose-artwork.ts';
import { composeFlatDrawing } from './compose-flat-drawing.ts';
import { composeLandscapePicture } from './compose-landscape-picture.ts';
import { composeObjectPicture } from './compose-object-picture.ts';
import { composePattern } from './compose-pattern.ts';
import { composePeoplePicture } from './compose-people-picture.ts';
import { composeQuotedWords } from './compose-quoted-words.ts';
import {
  type ArchetypeInput,
  type Composed,
  prepareArchetype,
  type SceneRequest,
} from './prepare-archetype.ts';

/**
 * Composes the scene, which fixes every pixel; it depends only on the request and the engine version.
 * @param write from prepareQuotedWords; without it, quoted words are not drawn
 */
export function composeScene(request: SceneRequest, write: WriteText = () => ''): Composed {
  const plan = planPicture(request.prompt, request.settings?.category);
  const { content } = plan;
  if (content?.kind === 'artwork' && content.isFlat) return composeFlatDrawing(request, plan, content);
  if (content?.kind === 'artwork' && !content.place) return composeArtwork(request, plan, content);
  if (content?.kind === 'lettering')
    return withFilter(
      composeQuotedWords(request, plan, content, write),
      plan.view.look ?? request.settings?.style,
      false,
    );
  const { archetype, input } = prepareArchetype(request, plan);
  return withFilter(
    composeArchetype(archetype, input),
    input.refinements.change.look ?? request.settings?.style,
    isGlowing(archetype),
  );
}

function composeArchetype(archetype: Archetype, input: ArchetypeInput): Composed {
  if (isPeople(archetype)) return composePeoplePicture(archetype, input);
  if (isObject(archetype)) return composeObjectPicture(archetype, input);
  return isLandscape(archetype)
    ? composeLandscapePicture(archetype, input)
    : composePattern(archetype, input);
}

function withFilter(composed: Composed, style: Style | Look | undefined, glows: boolean): Composed {
  const { kind } = composed.scene;
  // Of grass and leaves nothing but lines would be left.
  const look = style === 'line' && kind === 'landscape' ? 'pencil' : style;
  const chosen = chooseFilter(look, composed.scene.seed);
  if (!chosen) return composed;
  // Ink needs paper: lights in the dark are painted instead.
  const filter = PAPER_LOOKS.has(chosen.kind) && glows ? ({ kind: 'painterly' } as const) : chosen;
  const { scene } = composed;
  return { ...composed, scene: { ...scene, finish: { ...scene.finish, filter } } };
}

/** Looks that need light paper. */
const PAPER_LOOKS: ReadonlySet<string> = new Set(['ink', 'pencil', 'line']);

function isGlowing(archetype: Archetype): boolean {
  if (isLandscape(archetype)) return LANDSCAPES[archetype].isNightSky;
  return !isPeople(archetype) && !isObject(archetype) && ABSTRACTS[archetype].isGlowing;
}
