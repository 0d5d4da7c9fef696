import type { Language } from './language.ts';

/** A word that this one may be a form of. */
interface BaseWord {
  word: string;
  /** Whether the form is a plural, if it is a noun's. */
  isPlural: boolean;
}

/** An ending, what stands for it in the base word, and whether the form is a plural. */
type Ending = readonly [ending: string, bases: readonly string[], isPlural?: boolean];

const ENDINGS: Partial<Record<Language, readonly Ending[]>> = {
  de: [
    ['innen', ['in', ''], true],
    ['ern', ['', 'er'], true],
    ['eln', ['el'], true],
    ['en', ['', 'e'], true],
    ['er', [''], true],
    ['em', ['', 'e']],
    ['es', ['', 'e']],
    ['n', [''], true],
    ['e', [''], true],
    ['s', [''], true],
    ['chen', ['', 'e', 'en']],
    ['lein', ['', 'e', 'el']],
    ['les', ['el']],
    ['le', ['el']],
    ['len', ['el']],
    ['ler', ['el']],
    ['ren', ['er']],
    ['re', ['er']],
  ],
  nl: [
    ['zen', ['s'], true],
    ['ven', ['f'], true],
    ['eren', ['', 'e'], true],
    ['en', ['', 'e'], true],
    ['s', [''], true],
    ['n', [''], true],
    ['etje', ['']],
    ['pje', ['']],
    ['tje', ['']],
    ['je', ['']],
    ['jes', [''], true],
    ['tjes', [''], true],
    ['ve', ['f']],
    ['ze', ['s']],
    ['e', ['']],
  ],
  fr: [
    ['aux', ['al', 'ail', 'au'], true],
    ['eaux', ['eau'], true],
    ['elles', ['el', 'eau', 'elle'], true],
    ['elle', ['el', 'eau']],
    ['euses', ['eux', 'eur'], true],
    ['euse', ['eux', 'eur']],
    ['trices', ['teur'], true],
    ['trice', ['teur']],
    ['ives', ['if'], true],
    ['ive', ['if']],
    ['ennes', ['en'], true],
    ['enne', ['en']],
    ['onnes', ['on'], true],
    ['onne', ['on']],
    ['eres', ['er', 'ere'], true],
    ['ere', ['er']],
    ['es', ['', 'e'], true],
    ['s', [''], true],
    ['x', [''], true],
    ['e', ['']],
  ],
  es: [
    ['ces', ['z'], true],
    ['citos', ['', 'e'], true],
    ['citas', ['', 'e'], true],
    ['cito', ['', 'e']],
    ['cita', ['', 'e']],
    ['itos', ['o', 'a', ''], true],
    ['itas', ['a', 'o', ''], true],
    ['ito', ['o', 'a', '']],
    ['ita', ['a', 'o', '']],
    ['es', ['', 'e'], true],
    ['as', ['a', 'o', ''], true],
    ['os', ['o'], true],
    ['s', [''], true],
    ['a', ['o', '', 'e']],
  ],
  pt: [
    ['oes', ['ao'], true],
    ['aes', ['ao'], true],
    ['aos', ['ao'], true],
    ['ais', ['al'], true],
    ['eis', ['el', 'il'], true],
    ['is', ['il', 'l'], true],
    ['ois', ['ol'], true],
    ['uis', ['ul'], true],
    ['ns', ['m'], true],
    ['zinho', ['']],
    ['zinha', ['']],
    ['inhos', ['o', 'a', ''], true],
    ['inhas', ['a', 'o', ''], true],
    ['inho', ['o', 'a', '']],
    ['inha', ['a', 'o', '']],
    ['es', ['', 'e'], true],
    ['as', ['a', 'o'], true],
    ['os', ['o'], true],
    ['s', [''], true],
    ['a', ['o', '']],
  ],
  it: [
    ['chi', ['co'], true],
    ['ghi', ['go'], true],
    ['che', ['ca', 'co'], true],
    ['ghe', ['ga', 'go'], true],
    ['ce', ['cia'], true],
    ['ge', ['gia'], true],
    ['cini', ['cino', 'e'], true],
    ['ini', ['ino', 'o', 'a', 'e'], true],
    ['ine', ['ina', 'a', 'e'], true],
    ['ino', ['o', 'a', 'e']],
    ['ina', ['a', 'o', 'e']],
    ['etto', ['o', 'a', 'e']],
    ['etta', ['a', 'o', 'e']],
    ['i', ['o', 'e', 'io', 'a'], true],
    ['e', ['a', 'o'], true],
    ['a', ['o'], false],
  ],
  pl: [
    ['ami', ['', 'a', 'o', 'e'], true],
    ['iami', ['', 'ia', 'ie'], true],
    ['ach', ['', 'a', 'o', 'e'], true],
    ['iach', ['', 'ia', 'ie'], true],
    ['om', ['', 'a', 'o', 'e'], true],
    ['iom', ['', 'ia'], true],
    ['owie', [''], true],
    ['owi', ['']],
    ['ow', ['', 'o'], true],
    ['ego', ['y', 'i', '']],
    ['iego', ['i']],
    ['emu', ['y', 'i']],
    ['iej', ['i']],
    ['ej', ['y', 'i']],
    ['ym', ['y', '']],
    ['im', ['i']],
    ['ych', ['y', '']],
    ['ich', ['i']],
    ['ymi', ['y']],
    ['imi', ['i']],
    ['iem', ['', 'ie']],
    ['em', ['', 'e', 'o', 'iec', 'ek']],
    ['kiem', ['k', 'ek']],
    ['kami', ['k', 'ek', 'ka'], true],
    ['kow', ['ek', 'k'], true],
    ['ki', ['ek', 'ka', 'k'], true],
    ['ku', ['ek', 'ko', 'k']],
    ['ka', ['ek']],
    ['kowi', ['ek']],
    ['ek', ['ka', 'ko'], true],
    ['ec', ['ca']],
    ['cie', ['t', 'ta', 'to', 'c']],
    ['dzie', ['d', 'da', 'do']],
    ['sci', ['sc']],
    ['sie', ['s', 'sa', 'so']],
    ['zie', ['z', 'za', 'zo']],
    ['rze', ['r', 'ra', 'ro']],
    ['nie', ['n', 'na', 'no', 'nia']],
    ['mie', ['m', 'ma', 'mo']],
    ['bie', ['b', 'ba', 'bo']],
    ['wie', ['w', 'wa', 'wo']],
    ['pie', ['p', 'pa', 'po']],
    ['sle', ['slo']],
    ['le', ['l', 'la', 'lo'], true],
    ['ce', ['ka', 'ca', 'c', 'k'], true],
    ['cy', ['ek', 'iec', 'k', 'ca'], true],
    ['ca', ['iec']],
    ['dze', ['ga']],
    ['sze', ['cha']],
    ['zy', ['', 'za'], true],
    ['rzy', ['r'], true],
    ['ia', ['i', '', 'ien', 'ie']],
    ['ie', ['', 'ia', 'i'], true],
    ['iu', ['', 'ie']],
    ['ii', ['ia']],
    ['ji', ['ja']],
    ['i', ['ia', 'y', 'a', '', 'ja'], true],
    ['y', ['a', '', 'e'], true],
    ['e', ['a', 'y', 'i', 'o', ''], true],
    ['a', ['y', 'i', 'o', '', 'e']],
    ['o', ['y', 'a']],
    ['u', ['', 'o', 'e']],
  ],
  ar: [
    ['ات', ['ه', ''], true],
    ['ين', ['', 'ه'], true],
    ['تين', ['ه'], true],
    ['تان', ['ه'], true],
    ['ون', [''], true],
    ['ان', [''], true],
    ['ه', ['']],
    ['ها', ['', 'ه']],
    ['ته', ['ه']],
    ['تها', ['ه']],
    ['ا', ['']],
  ],
};

const ARABIC_PREFIXES = /^(?:[وف]?(?:بال|كال|لل|ال)|[وف][بل]?|[بلك])(?=.{2})/u;

/** The word itself, then the base words that it may be a form of, likeliest first. */
export function baseWords(word: string, language: Language): BaseWord[] {
  const found: BaseWord[] = [{ word, isPlural: false }];
  const starts = language === 'ar' ? arabicStems(word) : [word];
  for (const start of starts) {
    if (start !== word) found.push({ word: start, isPlural: false });
    for (const [ending, bases, isPlural = false] of ENDINGS[language] ?? []) {
      if (!start.endsWith(ending) || start.length - ending.length < 2) continue;
      const stem = start.slice(0, -ending.length);
      for (const base of bases) found.push({ word: stem + base, isPlural });
      for (const changed of changedStems(stem, language)) found.push({ word: changed, isPlural });
    }
  }
  // Polish genitives of plurals have no ending: róż, of roses.
  if (language === 'pl' && /[^aeiouy]$/u.test(word))
    for (const vowel of ['a', 'o']) found.push({ word: word + vowel, isPlural: true });
  if (language === 'de') {
    const umlauts = word.replace(/([aou])e/gu, '$1');
    if (umlauts !== word)
      for (const base of [umlauts, umlauts.replace(/(?:en|er|e|n)$/u, '')])
        found.push({ word: base, isPlural: base !== umlauts });
  }
  return found;
}

/** Dutch: katten → kat, bomen → boom. Portuguese and Spanish have none. */
function changedStems(stem: string, language: Language): string[] {
  if (language !== 'nl' && language !== 'de') return [];
  const changed: string[] = [];
  if (/(.)\1$/u.test(stem)) changed.push(stem.slice(0, -1));
  if (language === 'nl') {
    if (/[^aeiou][aeou][^aeiou]$/u.test(stem)) changed.push(stem.replace(/([aeou])(.)$/u, '$1$1$2'));
    if (/([aeou])[vz]$/u.test(stem))
      changed.push(stem.replace(/([aeou])v$/u, '$1$1f').replace(/([aeou])z$/u, '$1$1s'));
  }
  return changed;
}

function arabicStems(word: string): string[] {
  const stems = [word];
  let rest = word;
  for (let times = 0; times < 2; times++) {
    const next = rest.replace(ARABIC_PREFIXES, '');
    if (next === rest) break;
    stems.push(next);
    rest = next;
  }
  return stems;
}
