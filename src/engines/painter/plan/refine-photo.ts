import { splitClauses } from '#engines/studio/prompt/read-edits';
import { isStopWord } from '#engines/studio/prompt/stop-words';
import type { RefinementReport } from '#engines/studio/prompt/understand-refinement';
import { readRefinements } from '#engines/studio/prompt/understand-refinement';
import type { TimeOfDay } from '#engines/studio/scene/weather';
import { changeableIn } from './changeable.ts';
import { editThings } from './edit-things.ts';
import { readPhotoOnlyChange } from './photo-only-changes.ts';
import type { PhotoPlan } from './photo-plan.ts';
import { type Rephrased, rephrase } from './rephrase.ts';
import { isRoomName } from './room-words.ts';
import { isSamePlan } from './same-plan.ts';

const OTHER_VIEW =
  /\b(?:(?:from )?(?:an?other|a different|different|new|the other) (?:view|angle|side|perspective|camera angle|viewpoint)|turn the camera)\b/i;

/** A thing on the wall; the studio's reading takes the word for the look of a drawing. */
const PAINTING =
  /(?<=^\s*(?:add|hang|put|with|remove|without)(?: (?:an?|the|one|another|large|big|small|framed))* )(painting)(?= on (?:the|a) wall\s*$|[\s.!]*$)/i;
const ARTWORK = 'artwork';

/** Applies refinements in order; each report says which words had an effect. */
export function refinePhoto(
  plan: PhotoPlan,
  texts: readonly string[],
  { creditFree = false }: { creditFree?: boolean | undefined } = {},
): { plan: PhotoPlan; reports: RefinementReport[] } {
  const reports: RefinementReport[] = [];
  let refined = plan;
  for (const [refinement, text] of texts.entries()) {
    const result = refineOnce(refined, text, { refinement, creditFree });
    refined = result.plan;
    reports.push(result.report);
  }
  if (isSamePlan(refined, plan)) return { plan, reports };
  const { light, wall, surface, change } = plan;
  return {
    plan: {
      ...refined,
      original: { change, ...(light && { light }), ...(wall && { wall }), ...(surface && { surface }) },
    },
    reports,
  };
}

function refineOnce(
  plan: PhotoPlan,
  text: string,
  context: { refinement: number; creditFree: boolean },
): { plan: PhotoPlan; report: RefinementReport } {
  const clauses = splitClauses(text).map((clause) => clause.replaceAll(/\s+/g, ' '));
  const others: string[] = [];
  const shown: string[] = [];
  let current = plan;
  for (const clause of clauses) {
    const done = readPhotoOnlyChange(current, clause, context);
    if (done) shown.push(...done.shown);
    else others.push(clause);
    current = done?.plan ?? current;
  }
  if (shown.length > 0 && others.length === 0)
    return { plan: current, report: { text, understood: [...new Set(shown)], leftOut: [] } };
  const { plan: next, report } = refineByWords(current, shown.length > 0 ? others.join(', ') : text, context);
  return {
    plan: next,
    report: { ...report, text, understood: [...new Set([...shown, ...report.understood])] },
  };
}

function refineByWords(
  plan: PhotoPlan,
  typed: string,
  context: { refinement: number; creditFree: boolean },
): { plan: PhotoPlan; report: RefinementReport } {
  const isRoom = isRoomName(plan.set);
  const rephrased = rephrase(typed, isRoom);
  const text = rephrased?.text ?? typed;
  const view = isRoom ? OTHER_VIEW.exec(text) : null;
  const painting = isRoom ? PAINTING.exec(text) : null;
  const namePainting = (words: readonly string[]) =>
    words.map((word) => (painting && word === ARTWORK ? painting[1]!.toLowerCase() : word));
  const seen = painting ? text.replace(PAINTING, ARTWORK) : text;
  const rest = view ? seen.replace(view[0], ' ') : seen;
  const read = readRefinements([rest], changeableIn(plan), plan.change);
  const [first] = read.texts;
  let next: PhotoPlan = { ...plan, change: read.change };
  const understood = namePainting(first?.report.understood ?? []);
  const leftOut = namePainting(first?.report.leftOut ?? []);
  if (view) {
    const steps = { ...next.change.steps, turn: Math.round(next.change.steps.turn) + 1 };
    next = { ...next, change: { ...next.change, steps } };
    understood.unshift(...view[0].toLowerCase().split(' '));
  }
  for (const { edit, words } of first?.edits ?? []) {
    const { color, count, rest: others } = words;
    const noun = namePainting(words.noun);
    const edited = editThings(next, { edit, words: { ...words, noun } }, context);
    const shown = edited?.shown ?? [];
    understood.push(...shown);
    leftOut.push(
      ...[...noun, ...color, ...count, ...others].filter(
        (word) => !shown.includes(word) && !isStopWord(word),
      ),
    );
    next = edited?.plan ?? next;
  }
  const { time } = next.change;
  if (time && time !== plan.change.time) next = { ...next, light: LIGHT_AT[time] };
  return {
    plan: next,
    report: {
      text: typed,
      understood: inTypedWords(understood, rephrased),
      leftOut: inTypedWords(leftOut, rephrased),
    },
  };
}

/** The phrase that was typed in the place of the known one. */
function inTypedWords(words: readonly string[], rephrased: Rephrased | undefined): string[] {
  if (!rephrased) return [...new Set(words)];
  const known = new Set(rephrased.known.split(' '));
  return [...new Set(words.flatMap((word) => (known.has(word) ? rephrased.typed.split(' ') : [word])))];
}

const LIGHT_AT: Readonly<Record<TimeOfDay, NonNullable<PhotoPlan['light']>>> = {
  dawn: 'window',
  day: 'bright',
  golden: 'window',
  sunset: 'evening',
  dusk: 'evening',
  night: 'evening',
};
