const SCRIPTS: readonly (readonly [script: RegExp, language: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Thai}/gu, 'th'],
];
/** Frequent words of a language that are rare in others. */
const COMMON: Readonly<Record<string, string>> = {
  en: 'the and of to is with for you your our we are that this from it be have will',
  de: 'und der die das ist mit für nicht ein eine wir sie auf im zu den von ihr auch werden',
  fr: 'le la les des et est une pour dans vous nous avec sur pas que qui du au votre nos',
  es: 'el la los las y es una para con en que del por tu su nuestro más sin como se',
  it: 'il la di che è un una per con non gli le dei della nostro sono più al nel si',
  pt: 'o a os as e é uma para com em que do da não seu nosso mais dos por se',
  nl: 'de het een en van is met voor niet wij je jouw onze op dat te zijn ook naar bij',
  pl: 'i w na z do się nie jest dla że to nasze od po jak',
  sv: 'och det att en som är för med på av vi din våra till inte',
  da: 'og det at en som er for med på af vi din vores til ikke',
  nb: 'og det at en som er for med på av vi din våre til ikke du deg hos fra etter',
  fi: 'ja on ei se että hän me te ovat myös kun niin mutta sekä tai joka ole voi',
  cs: 'a se na je v že s z do to si od pro jak jsme které nebo také vám',
  hu: 'a az és hogy nem egy is van meg de ki mi azt mint vagy csak már',
  ro: 'și de la în nu pe cu care este din pentru să o ne mai se au sau',
  tr: 've bir için ile bu çok daha sizin en olarak',
};
const READ_MAX_CHARACTERS = 20_000;
/** Share of the letters that decides for a script. Names stay in Latin letters on many pages. */
const SCRIPT_SHARE_MIN = 0.3;
/** Share of the words that decides for a language. Prose has about a third. */
const COMMON_SHARE_MIN = 0.12;
/** How much likelier than the stated language another must be. Many templates state English. */
const LIKELIER = 3;

/**
 * Finds a text's language: the stated one, unless the script or the words clearly belong to another.
 * @param stated BCP 47, or an invalid value of the page
 * @returns canonical BCP 47; null if unknown
 */
export function findLanguage(text: string, stated: string): string | null {
  const read = text.slice(0, READ_MAX_CHARACTERS);
  const named = canonical(stated);
  const base = named?.split('-')[0] ?? '';
  const letters = read.match(/\p{L}/gu)?.length ?? 0;
  const script = SCRIPTS.find(
    ([pattern]) => (read.match(pattern)?.length ?? 0) > letters * (pattern === KANA ? 0.1 : SCRIPT_SHARE_MIN),
  );
  if (script) {
    const seen = script[1] === 'ru' || script[1] === 'ar' ? byLetters(read, script[1]) : script[1];
    const kept = named !== null && !Object.hasOwn(COMMON, base) && sharesScript(base, script[1]);
    return kept ? named : seen;
  }
  const words = read.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const shareOf = (language: string) => {
    const common = new Set(COMMON[language]?.split(' '));
    return words.filter((word) => common.has(word)).length / Math.max(words.length, 1);
  };
  const [best] = Object.keys(COMMON)
    .map((language) => ({ language, share: shareOf(language) }))
    .sort((a, b) => b.share - a.share);
  const isClear = words.length >= 12 && best!.share >= COMMON_SHARE_MIN;
  // Words of another list say nothing against a language without one.
  if (named && !Object.hasOwn(COMMON, base) && !Object.hasOwn(ALIKE, base) && !UNLIKE_LATIN.test(base))
    return named;
  if (!named) return isClear ? best!.language : null;
  if (isClear && best!.language !== base && best!.share > shareOf(base) * LIKELIER) return best!.language;
  return named;
}

/** Letters that only one of the languages of a script has. */
function byLetters(text: string, usual: 'ru' | 'ar'): string {
  const has = (letters: RegExp) => letters.test(text);
  if (usual === 'ar') return has(/[ٹڈڑےں]/) ? 'ur' : has(/[پچژگ]/) ? 'fa' : 'ar';
  if (has(/[іїєґ]/i)) return 'uk';
  if (has(/[ђћљњџ]/i)) return 'sr';
  return has(/[ыэё]/i) ? 'ru' : has(/ъ/i) ? 'bg' : 'ru';
}

/** Languages that are not written in Latin letters. */
const UNLIKE_LATIN = /^(?:ja|ko|zh|yue|ar|fa|ur|he|iw|yi|hi|mr|ne|bn|ta|te|ru|uk|be|bg|sr|mk|kk|el|th)$/;
const KANA = SCRIPTS[0]![0];
const ALIKE: Readonly<Record<string, string>> = {
  ar: 'ar fa ur ps ckb ug',
  he: 'he iw yi',
  hi: 'hi mr ne sa',
  ru: 'ru uk be bg sr mk kk',
  zh: 'zh yue ja',
};

function sharesScript(stated: string, found: string): boolean {
  return (ALIKE[found] ?? found).split(' ').includes(stated);
}

function canonical(stated: string): string | null {
  try {
    const [tag] = Intl.getCanonicalLocales(stated.replaceAll('_', '-'));
    return tag && !/^(und|mul|zxx)\b/.test(tag) ? tag : null;
  } catch {
    return null;
  }
}
