import { wordSet } from '../../scene/phrases.ts';
import { findPeople } from '../people/find-people.ts';
import { PLACES } from '../people/place-words.ts';
import { namesAnimal } from '../vocabulary.ts';
import { ALSO_THINGS, isPureColor, SHADES_OF_A_NOUN } from './color-nouns.ts';
import { FORMAT_NOUNS } from './function-words.ts';
import { isOneOf, type Token } from './token.ts';

type IsDrawable = (token: Token) => boolean;

/** Puts the links in that prompts of key words leave out: "home office dark green wall", "woman laptop cafe". */
export function addLinks(tokens: readonly Token[], isDrawable: IsDrawable): Token[] {
  return linkRows(linkColors(tokens, isDrawable), isDrawable);
}

/** A color after a room, a person or with a shade begins another thing; "cherry red car" is one. */
function linkColors(tokens: readonly Token[], isDrawable: IsDrawable): Token[] {
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    const hasShade = isOneOf(token, SHADES_OF_A_NOUN);
    const [color, thing] = tokens.slice(hasShade ? at + 1 : at);
    if (before?.kind !== 'noun' || color?.kind !== 'adjective' || thing?.kind !== 'noun') return [token];
    const isOther =
      hasShade || before.forms[0]!.includes(' ') || (isPerson(before) && !before.forms.includes('baby'));
    const isLinked =
      isOther &&
      isPureColor(color) &&
      isDrawable(before) &&
      !before.forms.some((form) => ALSO_THINGS.has(form)) &&
      ![token, color, thing].some(({ afterBreak }) => afterBreak);
    return isLinked ? [linkAfter(before, 'with'), token] : [token];
  });
}

/** A person before two things: not "woman doctor", "baby fox" or "woman laptop photo". */
function linkRows(tokens: readonly Token[], isDrawable: IsDrawable): Token[] {
  return tokens.flatMap((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const isThing = (one: Token | undefined) =>
      one?.kind === 'noun' && !one.afterBreak && !isOneOf(one, FORMAT_NOUNS) && !isPerson(one);
    const isRow =
      before !== undefined &&
      isOneOf(before, GENERIC) &&
      isThing(token) &&
      isThing(next) &&
      isDrawable(token);
    if (!isRow || namesAnimal(next!)) return [token];
    const isAtPlace = next!.forms.some((form) => PLACES.has(form));
    return [linkAfter(before, 'with'), token, ...(isAtPlace ? [linkAfter(token, 'in')] : [])];
  });
}

const GENERIC = wordSet('woman, man, girl, boy, person, couple');

function isPerson(token: Token): boolean {
  return findPeople(token) !== undefined;
}

/** A link that was not written has no text. */
function linkAfter(before: Token, relation: string): Token {
  const { end } = before;
  return {
    ...before,
    text: '',
    start: end,
    kind: 'link',
    forms: [relation],
    value: undefined,
    afterBreak: false,
  };
}
