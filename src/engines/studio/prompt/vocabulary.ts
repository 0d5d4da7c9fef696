import { ARCHETYPES, type Archetype } from '../archetypes.ts';
import { ANIMAL_ICONS } from '../artwork/catalog/animals.ts';
import type { CatalogedThing } from '../artwork/catalog/thing.ts';
import { COLLECTION_ICONS } from '../artwork/collections.ts';
import { THINGS } from '../artwork/things.ts';
import { OVERLAYS, type OverlayKind } from '../landscape/overlays/overlay-kinds.ts';
import type { ArchetypeDefinition } from '../scene/archetype-definition.ts';
import { phrases } from '../scene/phrases.ts';
import type { NounGroup } from './reading/noun-groups.ts';
import type { Token } from './reading/token.ts';

const ARCHETYPE_NAMES = Object.keys(ARCHETYPES) as Archetype[];

/** The nouns of an archetype's definition, as lists. */
export const ARCHETYPE_NOUNS = Object.fromEntries(
  ARCHETYPE_NAMES.map((name) => [name, listNouns(ARCHETYPES[name])]),
) as Record<Archetype, ReturnType<typeof listNouns>>;

/** One way to draw a noun. */
export type Subject =
  | { kind: 'archetype'; archetype: Archetype; isConcept: boolean }
  | { kind: 'overlay'; overlay: OverlayKind }
  /** One thing, or one each of several for a noun such as "fruit". */
  | { kind: 'artwork'; thing: CatalogedThing; others?: readonly CatalogedThing[] };

/** Words of overlays that mean something else as often: a party's balloons, a mill of wood. */
const OFTEN_OTHERS: ReadonlySet<string> = new Set(['balloon', 'windmill']);

/** Every noun that can be drawn, with its meanings, the best picture first. */
const SUBJECTS: ReadonlyMap<string, readonly Subject[]> = indexSubjects();

/** Every word of a noun that can be drawn, to compare mistyped words with. */
export const DRAWABLE_WORDS: readonly string[] = [
  ...new Set([...SUBJECTS.keys()].flatMap((noun) => noun.split(' '))),
];

/** The meanings of the first base form that has any. */
export function findSubjects(forms: readonly string[]): readonly Subject[] {
  for (const form of forms) {
    const subjects = SUBJECTS.get(form);
    if (subjects) return subjects;
  }
  return [];
}

/** The things of artwork that a noun can mean, the likeliest first. */
export function artworkOf(forms: readonly string[]): CatalogedThing[] {
  return findSubjects(forms).flatMap((subject) => (subject.kind === 'artwork' ? [subject.thing] : []));
}

export function namesAnimal({ forms }: Pick<Token, 'forms'>): boolean {
  return artworkOf(forms).some(({ icon }) => ANIMAL_ICONS.has(icon));
}

/** The meanings of a noun in a prompt: a lake ringed by pines shows no ring. */
export function meaningsOf({
  kind,
  text,
  forms,
}: Pick<Token, 'kind' | 'text' | 'forms'>): readonly Subject[] {
  return kind === 'verb' && text.endsWith('ed') ? findSubjects([text]) : findSubjects(forms);
}

/** The archetypes that the words of the groups name, in the prompt's order: "snowy mountain" also as a mountain. */
export function namedArchetypes(groups: readonly NounGroup[]): Archetype[] {
  return groups
    .filter(({ isNegated }) => !isNegated)
    .flatMap(({ noun, modifiers }) => [noun, ...modifiers])
    .flatMap(({ forms }) =>
      [forms, forms.map((form) => form.split(' ').at(-1)!), forms.map((form) => form.split(' ')[0]!)].flatMap(
        findSubjects,
      ),
    )
    .flatMap((subject) => (subject.kind === 'archetype' ? [subject.archetype] : []));
}

export function isDrawable(noun: string): boolean {
  return SUBJECTS.has(noun);
}

function listNouns({ shows, illustrates = '', contains = '' }: ArchetypeDefinition) {
  return { shows: phrases(shows), illustrates: phrases(illustrates), contains: phrases(contains) };
}

/** "Fish in a tank", also typed as "fish in tank". */
function asTyped(name: string): string[] {
  const short = name.replaceAll(/ (?:an?|the)(?= )/g, '');
  return short === name ? [name] : [name, short];
}

function indexSubjects(): Map<string, Subject[]> {
  const index = new Map<string, Subject[]>();
  const add = (noun: string, subject: Subject) => index.set(noun, [...(index.get(noun) ?? []), subject]);
  for (const archetype of ARCHETYPE_NAMES)
    for (const noun of ARCHETYPE_NOUNS[archetype].shows)
      add(noun, { kind: 'archetype', archetype, isConcept: false });
  for (const overlay of Object.keys(OVERLAYS) as OverlayKind[])
    for (const noun of phrases(OVERLAYS[overlay].shows))
      if (!OFTEN_OTHERS.has(noun)) add(noun, { kind: 'overlay', overlay });
  for (const [noun, icons] of COLLECTION_ICONS) {
    const [thing, ...others] = icons.map((icon) => THINGS.find((one) => one.icon === icon)!);
    add(noun, { kind: 'artwork', thing: thing!, others });
  }
  for (const thing of THINGS)
    for (const noun of thing.names.flatMap(asTyped)) add(noun, { kind: 'artwork', thing });
  for (const archetype of ARCHETYPE_NAMES)
    for (const noun of ARCHETYPE_NOUNS[archetype].illustrates)
      add(noun, { kind: 'archetype', archetype, isConcept: true });
  return index;
}
