import type { PeopleEdit } from '../people/people-change.ts';
import type { AskedEdit } from '../prompt/edit-clause.ts';
import { splitWords } from '../prompt/split-words.ts';
import type { RefinementReport, Refinements } from '../prompt/understand-refinement.ts';
import type { Edit, Edited } from '../scene/edit.ts';

/** Makes the edits of all refinements in order, and reports what became of every word. */
export function applyEdits<Scene>(
  scene: Scene,
  { texts }: Refinements,
  apply: (scene: Scene, edit: Edit) => Edited<Scene> | undefined,
  applyToPeople?: (scene: Scene, edit: PeopleEdit) => Edited<Scene> | undefined,
): { scene: Scene; report: { refinements?: RefinementReport[] } } {
  let current = scene;
  const reports = texts.map(({ edits, report }) => {
    const understood = [...report.understood];
    const leftOut = [...report.leftOut];
    for (const { edit, words } of edits) {
      const done = edit.kind === 'people' ? applyToPeople?.(current, edit) : apply(current, edit);
      // An edit that changes nothing, glasses on someone who wears them, is left out.
      if (done && !isSame(current, done.scene)) {
        current = done.scene;
        reportDone(words, done.without, understood, leftOut);
      } else leftOut.push(...words.count, ...words.color, ...words.noun, ...words.rest);
    }
    // Never silent: a refinement without effect names its words.
    const isSilent = understood.length + leftOut.length === 0;
    return {
      text: report.text,
      understood: [...new Set(understood)],
      leftOut: [...new Set(isSilent ? splitWords(report.text) : leftOut)],
    };
  });
  return { scene: current, report: reports.length > 0 ? { refinements: reports } : {} };
}

/** Joins the reports of two parts of a picture: a word counts as understood if one of them used it. */
export function mergeReports(
  one: { refinements?: RefinementReport[] },
  other: { refinements?: RefinementReport[] },
): { refinements?: RefinementReport[] } {
  if (!one.refinements || !other.refinements) return {};
  const refinements = one.refinements.map(({ text, understood, leftOut }, at) => {
    const done = new Set([...understood, ...other.refinements![at]!.understood]);
    return { text, understood: [...done], leftOut: leftOut.filter((word) => !done.has(word)) };
  });
  return { refinements };
}

function reportDone(
  words: AskedEdit['words'],
  without: Edited<unknown>['without'],
  understood: string[],
  leftOut: string[],
): void {
  for (const part of ['count', 'color'] as const)
    (without.includes(part) ? leftOut : understood).push(...words[part]);
  const hosts = without.includes('host') ? [] : (words.host ?? []);
  understood.push(...words.noun, ...hosts);
  leftOut.push(...words.rest.filter((word) => !hosts.includes(word)));
}

/** Scenes are plain data; pixels are no part of what an edit changes. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one, withoutPixels) === JSON.stringify(other, withoutPixels);
}

export function withoutPixels(key: string, value: unknown): unknown {
  return key === 'texels' || key === 'pixels' ? undefined : value;
}
