import { wordSet } from '../../scene/phrases.ts';
import type { Token } from '../reading/token.ts';
import { DEEDS } from './deeds.ts';
import { findPeople } from './find-people.ts';
import { DOING, HOLDING, RIDING, TALKING, WEARING } from './person-words.ts';

/**
 * "A woman running": what people do is a verb, although `running` is a noun elsewhere; and a couple is two people
 * unless it counts what follows.
 */
export function tagActions(tokens: readonly Token[]): Token[] {
  const tagged: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    const before = tagged.at(-1);
    if (token.text === 'couple' && token.kind === 'number' && !counts(next))
      tagged.push({ ...token, kind: 'noun', value: undefined });
    else if (before && before.kind === 'noun' && findPeople(before) && !token.afterBreak && isAction(token))
      tagged.push({ ...token, kind: 'verb', isActivity: false });
    else if (before && isAnd(before) && isAction(token) && isSecondAction(token, next, tagged)) {
      tagged.pop();
      tagged.push({ ...token, kind: 'verb', isActivity: false, isContinued: true });
    } else if (token.afterBreak && isAction(token) && isOfPeople(token, next) && tagged.some(findsPeople))
      tagged.push({ ...token, kind: 'verb', isActivity: false, afterBreak: false, isContinued: true });
    else tagged.push(token);
  }
  return tagged;
}

function isAnd({ kind, forms }: Token): boolean {
  return kind === 'link' && forms[0] === 'and';
}

/** "Sitting on a bench and reading": after a first verb of people. */
function isSecondAction(token: Token, next: Token | undefined, before: readonly Token[]): boolean {
  const person = before.findLastIndex(findsPeople);
  if (person < 0 || !before.slice(person).some(({ kind }) => kind === 'verb')) return false;
  return isOfPeople(token, next) || token.forms.some((form) => DEED_VERBS.has(form));
}

const DEED_VERBS: ReadonlySet<string> = new Set(DEEDS.flatMap(({ verbs }) => [...verbs]));

function counts(next: Token | undefined): boolean {
  return (
    next !== undefined &&
    !next.afterBreak &&
    (next.text === 'of' || (next.kind === 'noun' && !isAction(next)))
  );
}

function findsPeople(token: Token): boolean {
  return token.kind !== 'verb' && findPeople(token) !== undefined;
}

/** "A woman, holding a cup" tells more of her; "a woman, running shoes" names something else. */
function isOfPeople({ forms }: Token, next: Token | undefined): boolean {
  const takesObject = forms.some(
    (form) => HOLDING.has(form) || WEARING.has(form) || RIDING.has(form) || TALKING.has(form),
  );
  if (takesObject) return true;
  return forms.some((form) => DOING.has(form)) && (!next || next.afterBreak || next.kind !== 'noun');
}

/** After a noun for people, a word in -ing says what they do. */
function isAction({ text }: Token): boolean {
  return text.length > 4 && text.endsWith('ing') && !text.includes(' ') && !NOUNS.has(text);
}

const NOUNS = wordSet('clothing, wedding, meeting, training, ring, king');
