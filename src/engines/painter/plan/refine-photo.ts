import { isStopWord } from '#engines/studio/prompt/stop-words';
import type { RefinementReport } from '#engines/studio/prompt/understand-refinement';
import { readRefinements } from '#engines/studio/prompt/understand-refinement';
import type { TimeOfDay } from '#engines/studio/scene/weather';
import { changeableIn } from './changeable.ts';
import { editThings } from './edit-things.ts';
import type { PhotoPlan } from './photo-plan.ts';
import { isRoomName } from './room-words.ts';
import { isSamePlan } from './same-plan.ts';

const OTHER_VIEW =
  /\b(?:(?:from )?(?:an?other|a different|different|new) (?:view|angle|side|perspective|camera angle|viewpoint)|turn the camera)\b/i;

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
  const { light, wall, change } = plan;
  return {
    plan: { ...refined, original: { change, ...(light && { light }), ...(wall && { wall }) } },
    reports,
  };
}

function refineOnce(
  plan: PhotoPlan,
  text: string,
  context: { refinement: number; creditFree: boolean },
): { plan: PhotoPlan; report: RefinementReport } {
  const view = isRoomName(plan.set) ? OTHER_VIEW.exec(text) : null;
  const rest = view ? text.replace(view[0], ' ') : text;
  const read = readRefinements([rest], changeableIn(plan), plan.change);
  const [first] = read.texts;
  let next: PhotoPlan = { ...plan, change: read.change };
  const understood = [...(first?.report.understood ?? [])];
  const leftOut = [...(first?.report.leftOut ?? [])];
  if (view) {
    const steps = { ...next.change.steps, turn: Math.round(next.change.steps.turn) + 1 };
    next = { ...next, change: { ...next.change, steps } };
    understood.unshift(...view[0].toLowerCase().split(' '));
  }
  for (const asked of first?.edits ?? []) {
    const { noun, color, count, rest: others } = asked.words;
    const edited = editThings(next, asked, context);
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
    report: { text, understood: [...new Set(understood)], leftOut: [...new Set(leftOut)] },
  };
}

const LIGHT_AT: Readonly<Record<TimeOfDay, NonNullable<PhotoPlan['light']>>> = {
  dawn: 'window',
  day: 'bright',
  golden: 'window',
  sunset: 'evening',
  dusk: 'evening',
  night: 'evening',
};
