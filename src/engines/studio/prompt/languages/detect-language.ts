import nlp from 'compromise/two';
import { wordSet } from '../../scene/phrases.ts';
import { COLOR_WORDS } from '../color-words.ts';
import { isInDictionary } from '../reading/correct-typing.ts';
import { FILLERS, FORMAT_NOUNS, LINKS, NEGATIONS, NUMBERS, SOFT_NOUNS } from '../reading/function-words.ts';
import { isUnknown } from '../reading/token.ts';
import { baseForms } from '../split-words.ts';
import { isStopWord } from '../stop-words.ts';
import { findPhrase } from './find-phrase.ts';
import { findWord, splitCompound } from './find-word.ts';
import { LATIN_LANGUAGES, type Language } from './language.ts';
import { loadLexicon } from './lexicon.ts';
import { normalizeWords } from './normalize-words.ts';
import { splitSpaced } from './tag-spaced.ts';
import { tagUnspaced } from './tag-unspaced.ts';

type LatinLanguage = (typeof LATIN_LANGUAGES)[number];

/** The language of a prompt; English when in doubt. */
export function detectLanguage(prompt: string, isNoun: (form: string) => boolean): Language | 'en' {
  const script = detectScript(prompt);
  if (script !== 'latin') return script;
  const words = prompt.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const english = words.filter((word) => isEnglishWord(word, isNoun)).length;
  const grammar = (word: string) => normalizeWords(word, 'de');
  const hits = LATIN_LANGUAGES.map((language) => ({
    language,
    count:
      words.filter((word) => COMMON[language].has(grammar(word))).length +
      2 * Math.min(1, (prompt.match(LETTERS[language]) ?? []).length),
  })).sort((one, other) => other.count - one.count);
  const best = hits[0]!;
  // English words alone, and of other languages' grammar only what English has, too: "a chef in a kitchen".
  const isForeign = (word: string) => !isEnglishGrammar(word) && COMMON[best.language].has(grammar(word));
  const isEnglish = (word: string) => isInDictionary(word) || isEnglishWord(word, isNoun);
  if (words.some(isEnglishGrammar) && !words.some(isForeign) && words.every(isEnglish)) return 'en';
  // Only words that English has, or words of its grammar, and none of another language's.
  if (english === words.length || (english > 0 && best.count === 0 && hasEnglishGrammar(words))) return 'en';
  const likely =
    best.count > 1
      ? hits.filter(({ count }) => count >= best.count - 1).map(({ language }) => language)
      : LATIN_LANGUAGES;
  const known = likely
    .map((language) => ({
      language,
      count: countKnown(prompt, language) + 0.3 * hits.find((hit) => hit.language === language)!.count,
    }))
    .sort((one, other) => other.count - one.count)[0]!;
  // "Vintage camera", "barn": a word or two are too few to tell; "vintage floral pattern": only English has the third.
  const isOnlyEnglish = (word: string) =>
    (isEnglishWord(word, isNoun) || SOFT_NOUNS.has(word)) && countKnown(word, known.language) === 0;
  // "Hijab": letters of Dutch alone make no English word a Dutch one.
  if (
    !words.some(isForeign) &&
    words.every(isInDictionary) &&
    (words.length < 3 || words.some(isOnlyEnglish))
  )
    return 'en';
  if (words.length === 1 && FALSE_FRIENDS.has(words[0]!)) return 'en';
  return known.count >= english + (best.count > 0 ? 0.1 : 0.9) ? known.language : 'en';
}

function detectScript(prompt: string): Language | 'en' | 'latin' {
  const count = (pattern: RegExp) => (prompt.match(pattern) ?? []).length;
  const letters = count(/\p{L}/gu);
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = count(/\p{Script=Han}/gu);
  if ((kana + han) * 3 > letters)
    return kana > 0 || (countCharacters(prompt, 'ja') === letters && countCharacters(prompt, 'zh') < letters)
      ? 'ja'
      : 'zh';
  if (count(/\p{Script=Hangul}/gu) * 3 > letters) return 'ko';
  // Persian and Urdu have letters that Arabic has not.
  if (count(/\p{Script=Arabic}/gu) * 2 > letters) return /[پچژگکیٹڈڑےں]/u.test(prompt) ? 'en' : 'ar';
  return count(/\p{Script=Latin}/gu) * 2 > letters ? 'latin' : 'en';
}

/** Characters of known words: Japanese may be written without kana, too. */
function countCharacters(prompt: string, language: 'ja' | 'zh'): number {
  return tagUnspaced(prompt, language, loadLexicon(language), () => false)
    .filter((token) => !isUnknown(token))
    .reduce((sum, { start, end }) => sum + end - start, 0);
}

const SPELLED = 0.2;

function countKnown(prompt: string, language: Language): number {
  const lexicon = loadLexicon(language);
  const words = splitSpaced(prompt, language);
  let known = 0;
  for (let at = 0; at < words.length; ) {
    const phrase = findPhrase(words, at, language, lexicon);
    const word = words[at]!.key;
    const hit =
      phrase ??
      findWord(word, language, lexicon) ??
      (language === 'de' || language === 'nl' ? splitCompound(word, language, lexicon) : undefined);
    // Words that differ only in their accents are told apart by them.
    const { start } = words[at]!;
    const { end } = words[at + (phrase?.length ?? 1) - 1]!;
    const spelling = phrase
      ? phrase.found.entry.spelling
      : hit && 'entry' in hit
        ? hit.entry.spelling
        : undefined;
    if (hit) known += phrase?.length ?? 1;
    if (spelling === prompt.slice(start, end).toLowerCase()) known += SPELLED;
    at += phrase?.length ?? 1;
  }
  return known;
}

function isEnglishWord(word: string, isNoun: (form: string) => boolean): boolean {
  if (FILLERS.has(word) || Object.hasOwn(LINKS, word) || NEGATIONS.has(word) || Object.hasOwn(NUMBERS, word))
    return true;
  // Longer stop words are known by their endings, which other languages have as well.
  if (ENGLISH.has(word) || (word.length < 5 && isStopWord(word))) return true;
  const forms = baseForms(word);
  return forms.some(
    (form) =>
      isNoun(form) ||
      FORMAT_NOUNS.has(form) ||
      Object.hasOwn(COLOR_WORDS, form) ||
      Object.hasOwn(LEXICON, form),
  );
}

const LEXICON: object = (nlp.model() as { one: { lexicon: object } }).one.lexicon;

const ENGLISH = wordSet('the, a, an, of, with, and, on, in, at, by, for, from, over, under');

function isEnglishGrammar(word: string): boolean {
  return ENGLISH.has(word) || FILLERS.has(word) || Object.hasOwn(LINKS, word) || Object.hasOwn(NUMBERS, word);
}

function hasEnglishGrammar(words: readonly string[]): boolean {
  return words.some(
    (word) => ENGLISH.has(word) && word !== 'a' && word !== 'in' && word !== 'an' && word !== 'over',
  );
}

/** English words that are other words elsewhere: alone, they are taken for English. */
const FALSE_FRIENDS: ReadonlySet<string> = new Set(
  (
    'pain chat hose gift rock hut wand brief boot kind bad stern mist dose tier fell igel herd art gang tag note ' +
    'cane sale pane rana pera mare fame vela arena burro mosca taza carta pie sol luna casino rata tour son main ' +
    'dent fin coin pan pomade table orange lit ballon glace crane cap bras toll beet pet bom room ram dam lamp bank ' +
    'kip rum dom sad brat kot los ser lama mole salsa'
  ).split(' '),
);

/** Letters that few other languages have. */
const LETTERS: Readonly<Record<LatinLanguage, RegExp>> = {
  de: /[äöß]|ü(?=\p{L})/iu,
  fr: /[œûî]/iu,
  es: /[ñ¿¡]/iu,
  pt: /[ãõ]/iu,
  it: /[ìò]/iu,
  nl: /ij(?=\p{L})|[^ae]eeu|oe[^u]?u/iu,
  pl: /[łąęśźżćń]/iu,
};

/** The commonest words of each grammar, without accents. */
const COMMON: Readonly<Record<LatinLanguage, ReadonlySet<string>>> = {
  de: commonWords(
    'ein eine einen einem einer eines der die das den dem und mit auf im vor ohne zwei drei vier funf von am bei beim unter uber aus fur neben hinter zwischen kein keine foto bild',
  ),
  fr: commonWords(
    'un une le la les des du de d l et avec sur dans sans deux trois quatre cinq au aux en sous devant derriere pour qui pres',
  ),
  es: commonWords(
    'un una el la los las de del y con en sobre sin dos tres cuatro cinco al junto bajo para por que detras delante',
  ),
  pt: commonWords(
    'um uma o os as de do da dos das e com em no na nos nas sem dois duas tres quatro cinco ao sobre sob para ao perto num numa',
  ),
  it: commonWords(
    'un una uno il lo la gli le di del della dei e con su sul sulla nel nella in senza due tre quattro cinque al alla sotto davanti dietro per che',
  ),
  nl: commonWords(
    'een het de en met op in van zonder twee drie vier vijf aan bij onder voor achter naast tussen door uit',
  ),
  pl: commonWords(
    'na w z i ze bez dwa dwie trzy cztery piec pod nad przy obok przed za do dla we oraz zdjecie',
  ),
};

function commonWords(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
