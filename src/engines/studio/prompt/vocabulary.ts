import { ARCHETYPES, type Archetype } from '../archetypes.ts';
import type { CatalogedThing } from '../artwork/catalog/thing.ts';
import { THINGS } from '../artwork/things.ts';
import { OVERLAYS, type OverlayKind } from '../landscape/overlays/overlay-kinds.ts';
import { phrases } from '../scene/phrases.ts';
import { ARCHETYPE_NOUNS } from './archetype-nouns.ts';

/** What a noun can be drawn as. */
export type Subject =
  | { kind: 'archetype'; archetype: Archetype; isConcept: boolean }
  | { kind: 'overlay'; overlay: OverlayKind }
  | { kind: 'artwork'; thing: CatalogedThing };

/** Every noun that can be drawn, with its meanings, the best picture first. */
const SUBJECTS: ReadonlyMap<string, readonly Subject[]> = indexSubjects();

/** The meanings of the first base form that has any. */
export function findSubjects(forms: readonly string[]): readonly Subject[] {
  for (const form of forms) {
    const subjects = SUBJECTS.get(form);
    if (subjects) return subjects;
  }
  return [];
}

export function isDrawable(noun: string): boolean {
  return SUBJECTS.has(noun);
}

function indexSubjects(): Map<string, Subject[]> {
  const index = new Map<string, Subject[]>();
  const add = (noun: string, subject: Subject) => index.set(noun, [...(index.get(noun) ?? []), subject]);
  for (const archetype of Object.keys(ARCHETYPES) as Archetype[])
    for (const noun of ARCHETYPE_NOUNS[archetype].shows)
      add(noun, { kind: 'archetype', archetype, isConcept: false });
  for (const overlay of Object.keys(OVERLAYS) as OverlayKind[])
    for (const noun of phrases(OVERLAYS[overlay].strong)) add(noun, { kind: 'overlay', overlay });
  for (const thing of THINGS) for (const noun of thing.names) add(noun, { kind: 'artwork', thing });
  for (const archetype of Object.keys(ARCHETYPES) as Archetype[])
    for (const noun of ARCHETYPE_NOUNS[archetype].illustrates)
      add(noun, { kind: 'archetype', archetype, isConcept: true });
  return index;
}
