import { ABSTRACTS, type AbstractArchetype } from '../abstract/abstract-archetypes.ts';
import type { AbstractDefinition } from '../abstract/abstract-definition.ts';
import type { AbstractScene } from '../abstract/abstract-scene.ts';
import { refinePattern } from '../abstract/refine-pattern.ts';
import type { ThingInPicture } from '../artwork/thing-in-picture.ts';
import { fromHex, toHex } from '../color/linear-color.ts';
import { shiftTone } from '../color/shift-hue.ts';
import { plainBackdrop } from '../plan/name-color.ts';
import { isOneOf } from '../prompt/reading/token.ts';
import { ARCHETYPE_NOUNS } from '../prompt/vocabulary.ts';
import { findEntries, indexWords } from '../prompt/word-index.ts';
import { type Edit, type Edited, edited } from '../scene/edit.ts';
import { applyEdits } from './apply-edits.ts';
import { createCardCache } from './card-cache.ts';
import { describePicture } from './describe-picture.ts';
import type { ArchetypeInput, Composed } from './prepare-archetype.ts';

export function composePattern(
  archetype: AbstractArchetype,
  { request, plan, understanding, refinements, side, random }: ArchetypeInput,
): Composed {
  const { moods } = understanding;
  const { motifs: planned } = plan.content?.kind === 'archetype' ? plan.content : {};
  const colors = planned
    ? [planned.ground ?? random.pick(GROUNDS)]
    : withGroundLast(understanding.colors, plan);
  const { change } = refinements;
  const motifs = motifsOf(archetype, understanding.words);
  const wish = {
    archetype,
    colors,
    moods,
    motifs,
    figures: planned && drawFigures(planned.figures, request.likeSize ?? request),
    composition: request.settings?.composition,
  };
  const seed = random.seed();
  const inColors = (own: readonly string[]) => refinePattern(wish, seed, { ...change, colors: own }, side);
  const { scene, report } = applyEdits(
    refinePattern(wish, seed, change, side),
    refinements,
    (pattern, edit) => editPattern(pattern, edit, inColors),
  );
  const palette = scene.palette.map(toHex);
  return { scene, description: describePicture(request, plan, { archetype, ...report, palette }) };
}

/** The drawings that a print repeats, as large as they will be seen at most. */
function drawFigures(
  things: readonly ThingInPicture[],
  { width, height }: { width: number; height: number },
) {
  const { card } = createCardCache(things);
  return things.map((_, thing) =>
    card({ thing, isMirrored: false }, Math.sqrt(width * height) * LARGEST_FIGURE),
  );
}

const LARGEST_FIGURE = 0.16;

/** Paper for drawings that have their own colors. */
const GROUNDS = ['#faf6ee', '#fbe3e0', '#dff0e6', '#dcebf7', '#fbeec4', '#ece4f5', '#1f2b46'];

/** "White dots on a red background": the color behind the figures comes last, with white before it if it is alone. */
function withGroundLast(colors: readonly string[], { groups }: ArchetypeInput['plan']): readonly string[] {
  const ground = plainBackdrop(groups)?.color.hex;
  if (ground === undefined || groups.length < 2) return colors;
  const others = colors.filter((color) => color !== ground);
  return others.length > 0 ? [...others, ground] : ['#f4f4f1', ground];
}

function motifsOf(archetype: AbstractArchetype, words: string[]): string[] {
  const { motifs = {} }: AbstractDefinition = ABSTRACTS[archetype];
  const found = findEntries(words, indexWords(Object.entries(motifs)));
  return [...new Set(found.map(({ meaning }) => meaning))];
}

/** A pattern has colors, and nothing that could be added or taken away. */
export function editPattern(
  scene: AbstractScene,
  edit: Edit,
  inColors: (colors: readonly string[]) => AbstractScene,
): Edited<AbstractScene> | undefined {
  if (edit.kind === 'tone') {
    const tone = fromHex(edit.color);
    return edited({ ...scene, palette: scene.palette.map((color) => shiftTone(color, tone, edit.way)) });
  }
  if (edit.kind !== 'recolor') return undefined;
  const { shows, contains } = ARCHETYPE_NOUNS[scene.archetype];
  const isNamed = isOneOf(edit.thing, [...shows, ...contains, 'background', 'pattern']);
  if (!isNamed || ABSTRACTS[scene.archetype].isStone) return undefined;
  return edited({ ...scene, palette: inColors([edit.color]).palette });
}
