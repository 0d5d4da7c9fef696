import type { NamedThing } from '../scene/edit.ts';
import { phrases } from '../scene/phrases.ts';
import { TRAIT_WORDS, TRAITS_WITHOUT, type Trait } from '../scene/trait-words.ts';
import { type AskedEdit, NO_EDIT, type ReadClause } from './edit-clause.ts';
import { baseForms } from './split-words.ts';

/** All traits that a text names; undefined if it names anything else. */
export function traitClause(text: string, isRemoved: boolean): ReadClause | undefined {
  const parts = text.split(/\s+and\s+|\s+with\s+/).map((part) => part.replace(ARTICLES, '').trim());
  const traits = parts.map((part) => traitOf(part));
  if (traits.length === 0 || traits.some((trait) => trait === undefined)) return undefined;
  const edits = traits.flatMap((trait, at): AskedEdit[] => {
    const kept = isRemoved ? TRAITS_WITHOUT[trait!] : trait!;
    const words = { noun: parts[at]!.split(' '), color: [], count: [], rest: [] };
    if (kept) return [{ edit: { kind: 'trait', trait: kept }, words }];
    return isRemoved ? [{ edit: { kind: 'remove', thing: { ...NO_THING, forms: [trait!] } }, words }] : [];
  });
  return { ...NO_EDIT, edits };
}

const NO_THING: NamedThing = { forms: [], count: 1, isCounted: false, color: undefined, relation: undefined };
const ARTICLES =
  /^(?:(?:a|an|the|some|his|her|their|any|all|much|a bit|slightly|look|looking|looks|him|them|more|wear|wears|wearing|in|with|have|has|be|is|are|make|it|pair of|big|nice|small|little) )+/;

const TRAITS: ReadonlyMap<string, Trait> = new Map(
  (Object.keys(TRAIT_WORDS) as Trait[]).flatMap((trait) =>
    phrases(TRAIT_WORDS[trait]).map((words) => [words, trait] as const),
  ),
);

export function traitOf(text: string): Trait | undefined {
  const plain = text.replace(/[-']/g, ' ').trim();
  const last = plain.split(' ').at(-1)!;
  const lead = plain.slice(0, plain.length - last.length);
  return [plain, ...baseForms(last).map((form) => lead + form)]
    .map((words) => TRAITS.get(words))
    .find((trait) => trait !== undefined);
}
