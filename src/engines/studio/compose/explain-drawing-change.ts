import { Resvg } from '@resvg/resvg-js';
import type { PeopleScene } from '../people/people-scene.ts';
import { drawPeople } from '../people/people-svg.ts';
import { CHANGEABLE } from '../plan/changeable-properties.ts';
import { readRefinements } from '../prompt/understand-refinement.ts';
import type { ReferenceImage } from '../reference/reference-image.ts';
import { withoutPixels } from './apply-edits.ts';
import { markQuotedWords } from './compose-quoted-words.ts';
import { composeReference } from './compose-reference.ts';
import { composeScene } from './compose-scene.ts';
import type { PictureRequest } from './picture-request.ts';
import { refine } from './refine.ts';
import type { Recipe } from './scene-description.ts';

/** The effect of a refinement, known before it is painted. */
export interface RefinementExplanation {
  /** Whether the picture would change at all. */
  hasEffect: boolean;
  /** Words that would change the picture. */
  understood: string[];
  /** Words without effect. */
  leftOut: string[];
}

/**
 * Decided by composing the picture before and after, as painting would; takes milliseconds and paints at most a small drawing.
 * @param text as for `refine`
 */
export function explainDrawingChange(
  recipe: Recipe,
  text: string,
  { width, height, hasReference = false }: { width: number; height: number; hasReference?: boolean },
): RefinementExplanation {
  const size = shrink(width, height);
  const compose = (asked: Recipe) => {
    const request: PictureRequest = { ...asked, ...size };
    return hasReference
      ? composeReference({ ...request, reference: STAND_IN })
      : composeScene(request, markQuotedWords(request));
  };
  const before = compose(recipe);
  const after = compose(refine(recipe, text));
  const { understood = [], leftOut = [] } = after.description.refinements?.at(-1) ?? {};
  return { hasEffect: !looksAlike(before, after, size), understood, leftOut };
}

type Seen = Pick<ReturnType<typeof composeScene>, 'scene' | 'description'>;

/** People are compared as they are drawn, so that what is hidden has no effect: the shoes behind a desk. */
function looksAlike(before: Seen, after: Seen, { width, height }: ReturnType<typeof shrink>): boolean {
  const plain = ({ scene, description: { things } }: Seen) =>
    JSON.stringify({ scene, things }, withoutPixels);
  if (plain(before) === plain(after)) return true;
  const [one, other] = [before.scene, after.scene];
  if (one.kind !== 'people' || other.kind !== 'people') return false;
  const draw = (scene: PeopleScene) => new Resvg(drawPeople(scene, width, height)).render().pixels;
  return JSON.stringify(one.finish) === JSON.stringify(other.finish) && draw(one).equals(draw(other));
}

/** The nouns, lower case, of the things that a refinement takes out of a picture. */
export function removedBy(text: string): string[] {
  return readRefinements([text], CHANGEABLE.landscape).texts.flatMap(({ edits }) =>
    edits.flatMap(({ edit, words }) => (edit.kind === 'remove' ? words.noun : [])),
  );
}

/** The size of a composition that is quick: its shape decides, not its pixels. */
function shrink(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, 256 / Math.max(width, height));
  return {
    width: Math.max(64, Math.round(width * scale)),
    height: Math.max(64, Math.round(height * scale)),
  };
}

/** Stands in for a reference picture, whose pixels decide nothing about a refinement's effect. */
const STAND_IN: ReferenceImage = {
  pixels: new Uint8Array(32 * 32 * 3).fill(128),
  width: 32,
  height: 32,
  channels: 3,
};
