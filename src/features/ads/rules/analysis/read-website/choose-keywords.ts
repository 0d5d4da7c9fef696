/** Finds words and word pairs that a text is about, the likeliest first; `language` is BCP 47. */
export type ExtractKeywords = (text: string, language: string, most?: number) => string[];

const KEYWORDS_MAX = 20;
const CANDIDATES_MAX = 60;
const KEYWORD_MAX_CHARACTERS = 40;
const PAIR_BONUS = 1.5;
const CONTRACTION = /[’'](d|ll|ve|re|m|t)\b/i;
/** Common words on every kind of page. */
const COMMON_WORD = new RegExp(
  `^(${[
    'home|page|site|website|new|now|more|today|day|days|week|weeks?|month|months|year|years|hour|hours|minute|time|times|people|thing|things|way|ways|one|two|three|four|first|last|next',
    'make|made|makes|making|get|gets|find|see|read|know|like|use|used|work|works|run|runs|turn|turns|show|shows|send|sends|write|writes|take|takes|keep|keeps|let|put|give|gives|go|goes|come|comes|look|looks|say|says|tell|ask|asking|need|needs|want|help|helps|start|starts|stop|try|add|leave|leaves|change|bring|feel|live|love|enjoy|visit|join|meet|paid|pay|spend|filled|called|used|named|opened|opens',
    'best|good|great|free|fresh|price|order|shop|buy|online|offer|code|welcome|click|here|also|every|never|always|whenever|everything|nothing|something|anything|until|without|well|small|big|little|long|whole|real|right|own|true|full|soft|simple|easy|sooner|over|away|back|soon|together|once|twice|whoever|forget|forgets|door|minutes',
    'monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december',
    'mehr|neu|neue|neuen|heute|jetzt|tag|tage|jahr|jahre|jahren|uhr|seit|beste|besten|gut|guten|preis|bestellen|kaufen|willkommen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|immer|ganz|macht|machen|kommen|kommt|gibt|steht|bleibt|finden|unsere?[nmrs]?',
    'हैं|में|है|का|की|के|से|और|को|पर|हर|यह|इस|जो|नहीं|हमारे|हो|जाते|जाता|आते|एक|הוא|היא|של|את|על|עם|זה|לא|כל|שלנו|אנחנו|או|גם|من|في|على|إلى|عن|مع|هذا|هذه|التي|الذي|ثم|أن|لا|ما|قبل|بعد|كل|و',
    'nuevo|nueva|hoy|día|días|año|años|desde|mejor|mejores|comprar|cada|siempre|bienvenidos?|nouveau|nouvelle|jour|jours|ans|depuis|acheter|toujours|chaque|bienvenue|ogni|sempre|oggi|giorno|anni|sempre|hoje|dia|anos',
  ].join('|')})$`,
  'i',
);

/**
 * Chooses a page's keywords, the most telling first: keywords in its title, headings, description and image texts rank
 * above keywords in one of them.
 */
export function chooseKeywords(
  page: {
    title: string;
    description: string;
    headings: readonly string[];
    sentences: readonly string[];
    /** Of its products. */
    names: readonly string[];
    alts: readonly string[];
    brand: string;
    language: string | null;
  },
  extractKeywords: ExtractKeywords,
): string[] {
  const { title, description, headings, sentences, names, alts, brand } = page;
  const running = [title, description, ...headings, ...names, ...sentences, ...alts];
  const found = extractKeywords(running.join('\n'), page.language ?? '', CANDIDATES_MAX);
  const sources = [
    { text: title, weight: 3 },
    { text: description, weight: 3 },
    { text: headings.join('\n'), weight: 2 },
    { text: names.join('\n'), weight: 2 },
    { text: alts.join('\n'), weight: 1 },
    { text: sentences.join('\n'), weight: 1 },
  ].map(({ text, weight }) => ({ text: text.toLowerCase(), weight }));
  const all = running.join('\n');
  const isUsable = (keyword: string) => {
    const words = keyword.toLowerCase().split(/\s+/);
    const isName = words.every((word) => isOfBrand(word, brand, all));
    return (
      keyword.length <= KEYWORD_MAX_CHARACTERS &&
      !isName &&
      !CONTRACTION.test(keyword) &&
      !words.some((word) => COMMON_WORD.test(word.replace(/[’']s$/, '')))
    );
  };
  const single = found.filter(isUsable);
  const ranked = [...pairsIn([title, description, ...headings, ...sentences], single), ...single]
    .map((keyword, rank) => {
      const plain = keyword.toLowerCase();
      const named = sources.reduce((sum, { text, weight }) => sum + (text.includes(plain) ? weight : 0), 0);
      return { keyword, score: named + (plain.includes(' ') ? PAIR_BONUS : 0) - rank * 0.1 };
    })
    .sort((a, b) => b.score - a.score)
    .map(({ keyword }) => keyword);
  return ranked
    .filter((keyword, place) => !ranked.slice(0, place).some((earlier) => tellsAlready(earlier, keyword)))
    .slice(0, KEYWORDS_MAX);
}

/** Pairs of keywords that the page writes side by side at least twice. */
function pairsIn(texts: readonly string[], keywords: readonly string[]): string[] {
  const known = new Set(keywords.map((keyword) => keyword.toLowerCase()));
  const pairs = new Map<string, { written: string; times: number }>();
  for (const text of texts)
    for (const stretch of text.split(/[^\p{L}\p{M}\p{N}\s'’-]+/u)) {
      const words = stretch.split(/\s+/).filter(Boolean);
      for (const [at, word] of words.entries()) {
        const next = words[at + 1] ?? '';
        if (!known.has(word.toLowerCase()) || !known.has(next.toLowerCase())) continue;
        const written = `${word} ${next}`;
        const pair = pairs.get(written.toLowerCase()) ?? { written, times: 0 };
        pair.times += 1;
        // Prefers lower case: capitals may only start a heading or a sentence.
        if (written === written.toLowerCase()) pair.written = written;
        pairs.set(written.toLowerCase(), pair);
      }
    }
  return [...pairs.values()]
    .filter(({ times }) => times >= 2)
    .sort((a, b) => b.times - a.times)
    .map(({ written }) => written);
}

/** Whether a word only occurs as part of the brand's name; `coffee` of `Foxglove Coffee` is also a word. */
function isOfBrand(word: string, brand: string, text: string): boolean {
  if (!brand.toLowerCase().split(/\s+/).includes(word)) return false;
  return /\p{Ll}/u.test(word)
    ? !new RegExp(`(?<![\\p{L}])${quoted(word)}(?![\\p{L}])`, 'u').test(text)
    : true;
}

/** Whether another form of the same words comes before: `roast` after `roasted`. */
function tellsAlready(earlier: string, keyword: string): boolean {
  const stems = new Set(earlier.toLowerCase().split(/\s+/).map(stemOf));
  return keyword
    .toLowerCase()
    .split(/\s+/)
    .every((word) => stems.has(stemOf(word)));
}

function stemOf(word: string): string {
  return /^[\p{Script=Latin}’'-]+$/u.test(word) && word.length > 4
    ? word.replace(/(’s|'s|ings?|ers?|ed|e?s)$/, '')
    : word;
}

function quoted(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
