import { wordSet } from '../../scene/phrases.ts';
import type { Relation } from '../../scene/relation.ts';
import { LINKS } from '../reading/function-words.ts';
import type { Token } from '../reading/token.ts';

/** Words up to a particle. */
interface Chunk {
  words: Token[];
  /** The particle or preposition, translated. */
  link: Token | undefined;
  relation: Relation | undefined;
  isNegated: boolean;
}

/**
 * Japanese, Korean and Chinese say "on the table's red apple": the thing itself comes last, and particles follow
 * their noun. Puts the thing first, as English does.
 * @param leads relations whose word stands before its noun, as in Chinese
 */
export function orderNounLast(tokens: readonly Token[], leads: readonly Relation[]): Token[] {
  const ordered: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    let end = at + 1;
    while (end < tokens.length && !tokens[end]!.afterBreak) end++;
    const clause = assemble(findChunks(tokens.slice(at, end), leads));
    ordered.push(...clause.map((token, index) => ({ ...token, afterBreak: index === 0 })));
    at = end;
  }
  return ordered;
}

function findChunks(tokens: readonly Token[], leads: readonly Relation[]): Chunk[] {
  const chunks: Chunk[] = [];
  let current = emptyChunk();
  const close = () => {
    if (current.words.length > 0 || current.link) chunks.push(current);
    current = emptyChunk();
  };
  for (const token of tokens) {
    if (token.kind === 'filler' || token.kind === 'determiner') continue;
    if (token.kind === 'negation') {
      if (leads.length > 0) {
        close();
        current.isNegated = true;
        current.link = token;
      } else {
        const owner = current.words.length > 0 ? current : (chunks.at(-1) ?? current);
        owner.isNegated = true;
        owner.link = token;
        owner.relation = undefined;
        close();
      }
      continue;
    }
    if (token.kind !== 'link') {
      current.words.push(token);
      continue;
    }
    const relation = LINKS[token.forms[0]!] ?? 'for';
    if (leads.includes(relation)) {
      close();
      current.link = token;
      current.relation = relation;
      continue;
    }
    const owner = current.words.length > 0 ? current : chunks.at(-1);
    if (owner && !owner.isNegated) attach(owner, token, relation);
    close();
  }
  close();
  return countNouns(chunks);
}

/** "りんごが三つ": a number alone counts the noun before it. */
function countNouns(chunks: readonly Chunk[]): Chunk[] {
  const counted: Chunk[] = [];
  for (const chunk of chunks) {
    const before = counted.at(-1);
    const isCount = chunk.words.length > 0 && chunk.words.every(({ kind }) => kind === 'number');
    if (isCount && !chunk.isNegated && before?.words.some(isNoun) && NAMED_BY.has(before.link?.text ?? ''))
      counted[counted.length - 1] = {
        ...before,
        words: [...chunk.words, ...before.words],
        link: chunk.link,
        relation: chunk.relation,
      };
    else counted.push(chunk);
  }
  return counted;
}

/** Particles between what is counted and its number. */
const NAMED_BY: ReadonlySet<string> = new Set(['が', 'は', 'を', 'も', '이', '가', '은', '는', '을', '를']);

function emptyChunk(): Chunk {
  return { words: [], link: undefined, relation: undefined, isNegated: false };
}

/** A place says more than "of": "テーブルの上の". */
function attach(chunk: Chunk, link: Token, relation: Relation): void {
  if (chunk.relation && chunk.relation !== 'of' && !(chunk.relation === 'at' && relation !== 'of')) return;
  chunk.relation = relation;
  chunk.link = link;
}

const NAMING: ReadonlySet<Relation | undefined> = new Set([undefined, 'and', 'for', 'of']);

function assemble(chunks: readonly Chunk[]): Token[] {
  const main: Chunk[] = [];
  const beside: Chunk[] = [];
  const verbs: Token[] = [];
  let owned: Token[] = [];
  for (const [index, chunk] of chunks.entries()) {
    const words = [...owned, ...chunk.words];
    owned = [];
    const rest = chunks.slice(index + 1);
    const hasLater = rest.some(
      (later) => later.words.some(isNoun) && NAMING.has(later.relation) && !later.isNegated,
    );
    if (chunk.isNegated || !NAMING.has(chunk.relation)) beside.push({ ...chunk, words });
    else if (chunk.relation === 'of' && words.some(isNoun) && namesTime(rest[0]))
      main.push({ ...chunk, words });
    else if (main.length > 0 && chunks[index - 1]?.relation === 'of' && namesTime(chunk))
      beside.push({ ...chunk, link: atTime(words[0]!), words });
    else if (chunk.relation === 'of' && rest.some((later) => later.words.length > 0)) owned = words;
    else if (!words.some(isNoun)) verbs.push(...words);
    else if (chunk.relation === 'for' && hasLater) beside.push({ ...chunk, words });
    else main.push({ ...chunk, words });
  }
  if (main.length === 0) {
    const last =
      beside.findLast(({ isNegated, relation }) => !isNegated && relation === 'with') ??
      beside.findLast(({ isNegated }) => !isNegated);
    if (last) {
      beside.splice(beside.indexOf(last), 1);
      main.push({ ...last, link: undefined, relation: undefined });
    }
  }
  return [
    ...main.flatMap((chunk, index) => [
      ...(index > 0 ? [linkBetween(main[index - 1]!, chunk)] : []),
      ...verbsLast(chunk.words, main.length === 1),
    ]),
    ...(main.length > 0 ? verbs.filter(({ kind }) => kind === 'verb').slice(0, 1) : verbs),
    ...beside.flatMap(({ link, words }) => [...(link ? [link] : []), ...words]),
  ];
}

/** "The night of a city" is about the city. */
function namesTime(chunk: Chunk | undefined): boolean {
  const nouns = chunk?.words.filter(isNoun) ?? [];
  return nouns.length > 0 && nouns.every(({ forms }) => TIMES.has(forms[0]!));
}

const TIMES = wordSet(
  'night, evening, morning, sunset, sunrise, golden, hour, winter, summer, spring, autumn, fog, rain',
);

function atTime(word: Token): Token {
  return {
    ...word,
    text: '',
    end: word.start,
    kind: 'link',
    forms: ['at'],
    isPlural: false,
    value: undefined,
    afterBreak: false,
  };
}

function isNoun({ kind }: Token): boolean {
  return kind === 'noun';
}

/** Verbs after the noun stay after it; those before it describe it. */
function verbsLast(words: readonly Token[], keepVerbs: boolean): Token[] {
  const last = words.findLastIndex(isNoun);
  const after = words.slice(last + 1).filter(({ kind }) => kind !== 'adjective' || keepVerbs);
  const described = after.filter(({ kind }) => kind === 'adjective' || kind === 'number');
  const doing = keepVerbs ? after.filter(({ kind }) => kind === 'verb') : [];
  return [...described, ...words.slice(0, last + 1), ...doing];
}

function linkBetween(previous: Chunk, next: Chunk): Token {
  const sample = previous.link ?? next.words[0]!;
  const forms = previous.relation === 'and' ? ['and'] : ['for'];
  return { ...sample, kind: 'link', forms, isPlural: false, value: undefined, afterBreak: false };
}
