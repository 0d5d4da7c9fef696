import type { CatalogedThing } from '../artwork/catalog/thing.ts';
import { takesColor } from '../artwork/keeps-its-colors.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { meaningsOf } from '../prompt/vocabulary.ts';
import { wordSet } from '../scene/phrases.ts';
import { namedColor } from './name-color.ts';
import type { PlannedThing } from './picture-plan.ts';

export const MOST_OF_A_THING = 12;

/** How many of a plural without a number are drawn. */
export const DEFAULT_PLURAL_COUNT = 3;

/** A thing as often as it is asked for, or one each of several: "fruit", which counts only as the main noun. */
export function thingsOf(group: NounGroup, index: number): PlannedThing[] {
  const found = meaningsOf(group.noun).find((subject) => subject.kind === 'artwork');
  if (!found || (found.others && index > 0)) return [];
  const { thing, others } = found;
  const wanted = isNamePlural(group, thing) ? pluralOf(thing) : (group.count ?? pluralOf(thing));
  const count = Math.min(MOST_OF_A_THING, Math.ceil(wanted / thing.pieces));
  return [thing, ...(others ?? [])].map((each, at) => ({
    group,
    thing: each,
    count: others ? 1 : count,
    color: takesColor(each.icon) ? namedColor(group)?.hex : undefined,
    relation: at === 0 ? relationOf(group) : undefined,
  }));
}

/** Things stand around others, people near them. */
function relationOf({ relation, link }: NounGroup): PlannedThing['relation'] {
  return relation === 'at' && link?.text === 'around' ? 'around' : relation;
}

/** "Keys": a plural that is itself in the catalog, of a drawing that shows one. */
function isNamePlural({ noun, number, count }: NounGroup, thing: CatalogedThing): boolean {
  if (number || count !== 1 || thing.pieces > 1 || noun.text.includes(' with ') || !/[^s]s$/.test(noun.text))
    return false;
  const singular = noun.text
    .replace(/ies$/, 'y')
    .replace(/leaves$/, 'leaf')
    .replace(/([^s])s$/, '$1');
  return thing.names.includes(singular) && !ALWAYS_PLURAL.has(singular.split(' ').at(-1)!);
}

function pluralOf({ names }: CatalogedThing): number {
  return names.some((name) => WORN_IN_PAIRS.has(name.split(' ').at(-1)!)) ? 2 : DEFAULT_PLURAL_COUNT;
}

/** Their drawings show what the plural means. */
const ALWAYS_PLURAL = wordSet(
  'glasse, glass, jean, scissor, trouser, pant, short, headphone, binocular, noodle, cherry, fry, grape',
);

const WORN_IN_PAIRS = wordSet(
  'shoe, sneaker, boot, sandal, slipper, sock, stocking, skate, glove, mitten, earring, ski, hand, foot, eye, ear',
);
