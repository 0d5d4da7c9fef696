import { rgbFromHex } from '#engines/photo-studio/scene/vector';
import { findItem } from '#engines/photo-studio/things/catalog';
import type { AskedEdit } from '#engines/studio/prompt/edit-clause';
import { type RefinementReport, readRefinements } from '#engines/studio/prompt/understand-refinement';
import { wordSet } from '#engines/studio/scene/phrases';
import type { TimeOfDay } from '#engines/studio/scene/weather';
import { changeableIn, hasBackdrop } from './changeable.ts';
import { interiorColor } from './interior-color.ts';
import type { PhotoPlan } from './photo-plan.ts';
import { findPiece, isRoomName, paintsWalls, takesColor } from './room-words.ts';

const OTHER_VIEW =
  /\b(?:(?:from )?(?:an?other|a different|different|new) (?:view|angle|side|perspective|camera angle|viewpoint)|turn the camera)\b/i;

/** Applies refinements in order; each report says which words had an effect. */
export function refinePhoto(
  plan: PhotoPlan,
  texts: readonly string[],
): { plan: PhotoPlan; reports: RefinementReport[] } {
  const reports: RefinementReport[] = [];
  let refined = plan;
  for (const text of texts) {
    const result = refineOnce(refined, text);
    refined = result.plan;
    reports.push(result.report);
  }
  return { plan: refined, reports };
}

function refineOnce(plan: PhotoPlan, text: string): { plan: PhotoPlan; report: RefinementReport } {
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
  for (const { edit, words } of first?.edits ?? []) {
    const edited = applyEdit(next, edit);
    const all = [...words.noun, ...words.color, ...words.count, ...words.rest];
    if (edited) understood.push(...words.noun, ...words.color);
    else leftOut.push(...all);
    next = edited ?? next;
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
  sunset: 'window',
  dusk: 'evening',
  night: 'evening',
};

/** Colors and takes away what the set can; undefined if it cannot. */
function applyEdit(plan: PhotoPlan, edit: AskedEdit['edit']): PhotoPlan | undefined {
  if (!('thing' in edit)) return undefined;
  const { forms } = edit.thing;
  const color = edit.kind === 'recolor' ? edit.color : edit.kind === 'add' ? edit.thing.color : undefined;
  if (!isRoomName(plan.set)) {
    if (color === undefined) return undefined;
    const isBackdrop = forms.some((form) => BACKDROPS.has(form)) && hasBackdrop(plan);
    return isBackdrop ? { ...plan, wall: rgbFromHex(color) } : colorSubject(plan, forms, color);
  }
  const isWall = forms.includes('wall') || forms.includes('wall color') || forms.includes('wall colour');
  if (isWall && color !== undefined && paintsWalls(plan)) return { ...plan, wall: interiorColor(color) };
  const kind = findPiece(plan.set, forms);
  if (kind === undefined) return undefined;
  if (edit.kind === 'remove') return removePieces(plan, kind);
  if (color === undefined || !takesColor(kind)) return undefined;
  const others = plan.wishes.filter((wish) => wish.kind !== kind);
  return {
    ...plan,
    without: plan.without.filter((gone) => gone !== kind),
    wishes: [...others, { kind, color: interiorColor(color) }],
  };
}

const BACKDROPS = wordSet('background, backdrop, wall');

/** Takes pieces away, also those that the prompt asked for. */
function removePieces(plan: PhotoPlan, kind: string): PhotoPlan {
  return {
    ...plan,
    without: [...plan.without, kind],
    wishes: plan.wishes.filter((wish) => wish.kind !== kind),
    subjects: plan.subjects.filter(({ key }) => !findItem(key)?.names.includes(kind)),
  };
}

function colorSubject(plan: PhotoPlan, forms: readonly string[], color: string): PhotoPlan | undefined {
  const at = plan.subjects.findIndex(({ key, name }) =>
    forms.some((form) => form === name || form === 'it' || key === `made-${form.replaceAll(' ', '-')}`),
  );
  if (at < 0 || !findItem(plan.subjects[at]!.key)?.takesColor) return undefined;
  return {
    ...plan,
    subjects: plan.subjects.map((subject, i) =>
      i === at ? { ...subject, color: rgbFromHex(color) } : subject,
    ),
  };
}
