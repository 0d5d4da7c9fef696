import { wordSet } from '../../scene/phrases.ts';
import { INVERSE, type Relation } from '../../scene/relation.ts';
import { findPeople } from '../people/find-people.ts';
import { findSubjects, namesAnimal } from '../vocabulary.ts';
import { addLinks } from './add-links.ts';
import { bindPlaces, isPlacedByName } from './bind-places.ts';
import { isPureColor } from './color-nouns.ts';
import { FORMAT_NOUNS, HOLDERS, HOURS, LINKS, SOFT_NOUNS } from './function-words.ts';
import { isMeasure, type Measure, measureOf, NO_MEASURE } from './measures.ts';
import { isOneOf, type Token } from './token.ts';

/** A noun with the words that belong to it: "three small red apples". */
export interface NounGroup {
  /** Words before the noun that describe it, without articles and its number. */
  modifiers: Token[];
  noun: Token;
  /** How many are asked for; null for a plural without a number. */
  count: number | null;
  /** The word for that number; undefined if there is none. */
  number: Token | undefined;
  isNegated: boolean;
  /** The word that denies it. */
  negation?: Token;
  /** Whether a comma or another break stands before it. */
  isApart: boolean;
  /** How the group before stands to this one: in "a cat on a sofa" the sofa has `on`. */
  relation: Relation | undefined;
  /** The word for that relation. */
  link?: Token;
  /** The verb between the two groups. */
  verb: Token | undefined;
  /** Verbs that nothing follows: "a man running, smiling". */
  endings?: readonly Token[];
  /**
   * Words that describe no noun of the group: those before "of" ("a rainy window view of a forest"), and numbers without a
   * noun ("balloons, dozens of them").
   */
  aside?: readonly Token[];
  /** The form that is asked for: "stack", "pile", "slice", "field" before "of". */
  form?: Token;
  /** Whether it is the young of the animal before it: "a cow with a calf". */
  isYoung?: true;
  /** The group that it holds, for the basket in "a basket of apples". */
  holds?: NounGroup;
}

/** Splits tagged words at links, verbs and punctuation into groups of one noun each. */
export function findNounGroups(tokens: readonly Token[], isDrawable: (token: Token) => boolean): NounGroup[] {
  const builder = createGroupBuilder(isDrawable);
  for (const token of addLinks(tokens, isDrawable)) builder.add(token);
  return builder.finish();
}

/** How a group is joined to the one before it. */
type Link = Pick<NounGroup, 'relation' | 'link' | 'verb' | 'isNegated' | 'negation' | 'isApart'>;

/**
 * Gathers words until a link, a verb or punctuation closes their group. Words before "of" may become the measure of the
 * group that follows; a link, verb or negation waits as `pendingLink` until that group is closed.
 */
function createGroupBuilder(isDrawable: (token: Token) => boolean) {
  const groups: NounGroup[] = [];
  let words: Token[] = [];
  let measure = NO_MEASURE;
  let pendingLink: Link = NO_LINK;

  return {
    add(token: Token) {
      if (token.afterBreak) {
        close();
        endWithVerb();
        endWithLink();
        pendingLink = { ...NO_LINK, isApart: true };
      }
      const isAfterNoun = words.at(-1)?.kind === 'noun';
      if (words.length === 0 && !pendingLink.isApart && pendingLink.negation && VISIBLE.has(token.text))
        denyLast();
      else if (token.kind === 'link') addLink(token);
      else if (token.kind === 'negation') {
        close();
        pendingLink = { ...pendingLink, isNegated: true, negation: token };
      } else if (token.kind === 'verb' && (isAfterNoun || token.isContinued)) {
        close();
        if (token.isContinued) endWithVerb();
        pendingLink = { ...NO_LINK, verb: token };
      } else if (token.isActivity && isAfterNoun) {
        close();
        pendingLink = { ...NO_LINK, relation: 'with' };
        words.push(token);
      } else if (token.kind === 'noun' && isHourOf(words)) {
        close();
        pendingLink = { ...NO_LINK, relation: 'with' };
        words.push(token);
      } else if (token.kind !== 'filler') words.push(token);
    },
    finish(): NounGroup[] {
      close();
      endWithVerb();
      endWithLink();
      return bindPlaces(groups);
    },
  };

  /** "Faces not visible" */
  function denyLast(): void {
    const last = groups.pop();
    if (last) groups.push({ ...last, isNegated: true, negation: pendingLink.negation! });
    pendingLink = NO_LINK;
  }

  function addLink(token: Token): void {
    const { forms } = token;
    // "Small and red apples" are one group.
    const describing = words.filter(({ kind }) => kind !== 'determiner');
    const isOpen =
      describing.length > 0 &&
      describing.every(({ kind }) => kind === 'adjective') &&
      // "On the right and a pear": the side is a noun.
      (describing.length === words.length || isPureColor(describing.at(-1)!));
    if (forms[0] === 'and' && isOpen) return;
    const relation = LINKS[forms[0]!] ?? 'for';
    const isFilled = relation === 'holds' && words.length > 0 && isOneOf(words.at(-1)!, HOLDERS);
    if (isFilled || (relation === 'of' && isMeasure(words.at(-1)))) {
      // "An isometric illustration of a bowl of soup"
      measure = {
        ...measureOf(words),
        aside: [...measure.aside, ...measureOf(words).aside],
        ...(isFilled && { link: token }),
      };
      words = [];
      return;
    }
    const wasNegated = words.length > 0 && pendingLink.isNegated;
    close();
    endWithLink();
    // "No people or cars" denies both; "no people on a street" only the people.
    const isNegated = (relation === 'and' && wasNegated) || pendingLink.isNegated;
    pendingLink = { ...pendingLink, relation, link: token, isNegated };
  }

  function close(): void {
    const group = toGroup(words, measure, isDrawable);
    const { holder, link } = measure;
    const left = [...measure.words, ...words];
    words = [];
    measure = NO_MEASURE;
    if (!group) {
      // "A bucket of paint": paint alone names nothing.
      if (holder) groups.push({ ...holderGroup(holder), ...pendingLink });
      if (holder) pendingLink = NO_LINK;
      else keepAside(left);
      return;
    }
    const again = findNamedAgain(left, group.noun);
    if (again) {
      // "A dog and a cat, the dog is black"
      groups[groups.indexOf(again)] = { ...again, modifiers: [...again.modifiers, ...left.slice(2)] };
      // "A sofa and a lamp behind the sofa" is "a sofa with a lamp behind it".
      if (again.noun === groups.at(-2)?.noun) endWithLink();
      if (pendingLink.link) keepAside(left);
      pendingLink = NO_LINK;
      return;
    }
    // "Zero clouds" are none.
    const isNegated = pendingLink.isNegated || group.count === 0;
    const held = { ...group, ...pendingLink, isNegated };
    groups.push(held);
    if (holder && !isNegated) groups.push({ ...holderGroup(holder, held), ...(link && { link }) });
    pendingLink = NO_LINK;
  }

  /** "A mug and a sticker on the mug": there is one mug. */
  function findNamedAgain([the, first, ...rest]: readonly Token[], noun: Token): NounGroup | undefined {
    if (the?.text.toLowerCase() !== 'the' || first !== noun || pendingLink.isNegated) return undefined;
    if (!rest.every((word) => word.kind === 'adjective' || isPureColor(word))) return undefined;
    return groups.find((group) =>
      group.noun.forms.some((form) => noun.forms.some((own) => form === own || form.endsWith(` ${own}`))),
    );
  }

  /** "Balloons, dozens of them": what names no noun describes the one before it. */
  function keepAside(left: readonly Token[]): void {
    const said = left.filter(({ kind }) => kind !== 'determiner');
    const last = groups.at(-1);
    if (last && said.length > 0)
      groups[groups.length - 1] = { ...last, aside: [...(last.aside ?? []), ...said] };
  }

  /** "A table with a vase on it": a link that nothing follows tells where the last thing is. */
  function endWithLink(): void {
    const last = groups.at(-1);
    const { link, relation } = pendingLink;
    const inverse = link?.text === 'around' ? 'rings' : relation && INVERSE[relation];
    if (groups.length < 2 || !link || !inverse || !last || !isPlacedByName(last)) return;
    // "A man with a hat on"
    if (groups.some(({ noun }) => findPeople(noun) !== undefined)) return;
    groups[groups.length - 1] = { ...last, relation: inverse, link };
    pendingLink = NO_LINK;
  }

  /** A verb that nothing follows belongs to the group before it. */
  function endWithVerb(): void {
    const last = groups.at(-1);
    if (last && pendingLink.verb)
      groups[groups.length - 1] = { ...last, endings: [...(last.endings ?? []), pendingLink.verb] };
  }
}

/** "Beach sunset" before another noun: a place at an hour, and what is there. */
function isHourOf(words: readonly Token[]): boolean {
  const [place, hour] = words.slice(-2);
  return hour !== undefined && place?.kind === 'noun' && isOneOf(hour, HOURS);
}

const VISIBLE: ReadonlySet<string> = new Set(['visible', 'shown', 'seen', 'showing', 'included', 'present']);

const NO_LINK: Link = { relation: undefined, verb: undefined, isNegated: false, isApart: false };
function holderGroup(noun: Token, holds?: NounGroup): NounGroup {
  return {
    ...NO_LINK,
    modifiers: [],
    noun,
    count: 1,
    number: undefined,
    relation: 'in',
    ...(holds ? { holds } : {}),
  };
}

/** The group of the words; undefined if they have no noun. */
function toGroup(
  words: readonly Token[],
  measure: Measure,
  isDrawable: (token: Token) => boolean,
): Pick<NounGroup, 'modifiers' | 'noun' | 'count' | 'number' | 'aside' | 'form'> | undefined {
  const asked = words.filter(({ kind }) => kind !== 'determiner');
  const kept = withoutFormat(asked);
  const herd = herdOf(kept);
  const main = herd ?? ofNamedStyle(asked, kept, isDrawable) ?? mainNoun(kept, isDrawable);
  // "Ferrari 250" names a car; a number alone only counts, but "a blue 5" is to be seen.
  const named = main?.kind === 'number' ? (kept.findLast(({ kind }) => kind === 'noun') ?? main) : main;
  const noun = named && measure.isField ? asField(named, isDrawable) : named;
  if (!noun || kept.every(({ kind }) => kind === 'number')) return undefined;
  const place = kept.indexOf(named!);
  const modifiers = kept.filter((word) => word !== named && !(herd && isOneOf(word, ['family'])));
  // One hundred is more than one.
  const numbered = modifiers.findLast(
    (word, at) =>
      word.value !== undefined &&
      (at < place || word.value < MOST_BEHIND) &&
      !modifiers[at + 1]?.forms.some((form) => OF_ONE.test(form)),
  );
  // "A pair of headphones" is one.
  const isPairItself =
    measure.isPair &&
    noun.forms.some((form) =>
      PAIRS.has(
        form
          .split(' ')
          .at(-1)!
          .replace(/([^s])s$/, '$1'),
      ),
    );
  // "Hills with sheep", but "a sheep".
  const isHerd = isOneOf(noun, HERD_ANIMALS) && !words.some(({ kind }) => kind === 'determiner');
  const isMany =
    noun.isPlural ||
    herd !== undefined ||
    isHerd ||
    (measure.count === null && measure.isHerd) ||
    (!isOneOf(noun, SETS_OF_ONE) && kept.slice(place + 1).some((word) => isOneOf(word, SETS)));
  return {
    modifiers: [
      ...(measure.inside ? [measure.inside] : []),
      ...modifiers.filter((word) => word !== numbered),
    ],
    noun,
    count:
      numbered?.value ?? (isPairItself ? 1 : measure.isFlock ? FLOCK : measure.count) ?? (isMany ? null : 1),
    number: numbered ?? measure.counter,
    ...(measure.form && noun === named && { form: measure.form }),
    ...(measure.aside.length > 0 && { aside: measure.aside }),
  };
}

/** "A wrench set" is several wrenches; "a TV set" is one. */
const SETS = wordSet('set, collection, assortment, selection, bundle, pile, stack, heap');
const SETS_OF_ONE = wordSet(
  'tv, television, radio, toy, swing, train, chess, drum, tea, film, stage, box, head, table, dining table, dinner table, kitchen table',
);
/** Animals of a flock. */
const FLOCK = 7;
const PAIRS = wordSet(
  'headphone, glasse, glass, sunglasse, sunglasses, eyeglasse, scissor, jean, trouser, pant, short, binocular, plier, tweezer, tong',
);
const HERD_ANIMALS = wordSet('sheep, cattle');

/** After a number: so many heads of each, not so many dogs. */
const OF_ONE =
  /^(?:headed|legged|eyed|armed|winged|tailed|horned|wheeled|tiered|layered|sided|story|seater|door|piece)$/;
/** Larger numbers after a noun are years, ages and names: "new year 2026". */
const MOST_BEHIND = 13;

/** "Lion portrait", "city wallpaper": the kind of picture is not its subject. */
function withoutFormat(words: readonly Token[]): Token[] {
  const kept = [...words];
  while (
    kept.length > 1 &&
    isOneOf(kept.at(-1)!, FORMAT_NOUNS) &&
    kept.slice(0, -1).some(({ kind }) => kind === 'noun')
  )
    kept.pop();
  return kept;
}

/** "A field of sunflowers", which only English has as one phrase: its field, if fields of it can be drawn. */
function asField(plant: Token, isDrawable: (token: Token) => boolean): Token {
  const fieldOf = (names: readonly string[]) => ({
    ...plant,
    forms: names.map((name) => `${name} field`),
    isPlural: false,
  });
  // "A field of white flowers" is a field of flowers, too.
  const fields = [fieldOf(plant.forms), fieldOf(plant.forms.map((form) => form.split(' ').at(-1)!))];
  return fields.find(isDrawable) ?? plant;
}

/** "An elephant family": the animals. */
function herdOf(words: readonly Token[]): Token | undefined {
  const [animal, family] = words.slice(-2);
  if (!family || !isOneOf(family, ['family', 'family walk'])) return undefined;
  return namesAnimal(animal!) ? animal : undefined;
}

/** "Geometric shapes memphis style": the noun that can be drawn, since the last one names the style. */
function ofNamedStyle(
  asked: readonly Token[],
  kept: readonly Token[],
  isDrawable: (token: Token) => boolean,
): Token | undefined {
  const last = kept.at(-1);
  const next = last && asked[asked.indexOf(last) + 1];
  if (!next || !isOneOf(next, STYLES) || isDrawable(last)) return undefined;
  return kept.findLast((word) => word.kind === 'noun' && isDrawable(word));
}

const STYLES = wordSet('style, aesthetic, look, vibe, design');

/** The main noun of a group: the last one; one before it that can be drawn if those between only describe it: "rocket launch", "avocado cut". */
function mainNoun(words: readonly Token[], isDrawable: (token: Token) => boolean): Token | undefined {
  const last = words.at(-1);
  if (!last || (isDrawable(last) && last.kind === 'noun' && !isOneOf(last, SOFT_NOUNS))) return last;
  const nouns = words.filter(({ kind }) => kind === 'noun');
  const hard = nouns.findLast((word) => !isOneOf(word, SOFT_NOUNS) && !isOneOf(word, FORMAT_NOUNS));
  // A beach basket is no beach.
  const isLand = hard && findSubjects(hard.forms)[0]?.kind === 'archetype';
  if (hard && isDrawable(hard) && !(isLand && isOneOf(last, HOLDERS))) return hard;
  return last.kind === 'adjective' && !isDrawable(last) ? (nouns.at(-1) ?? last) : last;
}
