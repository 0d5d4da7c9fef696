/** Introductions such as `please draw` or `a photo of`. */
const INTRODUCTION =
  /^((please|create|generate|make|draw|paint|show)( me)?( us)?|imagine)\s+|^(an?|the)?\s*((beautiful|realistic|stunning|high[- ]quality|professional|detailed)\s+)*(picture|image|photo|photograph|illustration|drawing|painting|render(ing)?|shot|scene|view)\s+(of|showing|with)\s+|^(an?|the)\s+/iu;
/** Separators of a prompt's parts. */
const PART = /[.,;:!?()[\]\n–—。、，；：！？]/u;
/** Words that a name must not end with. */
const DANGLING = /\s+(an?|the|of|in|on|at|by|to|for|with|and|or|from|into|over|under|near|while)$/iu;
/** Two words or more before a preposition; the rest can be left out. */
const WHERE =
  /^(\S+\s+\S.*)\s+(in|on|at|by|for|with|and|from|into|over|under|near|while|during|beside|behind)\s.*$/iu;
const MOST_WORDS = 6;
const MOST_CHARACTERS = 48;

/** A short name for a prompt's picture: `A photo of a red fox, in deep snow` is `Red fox`. */
export function nameScene(prompt: string): string {
  const [first = '', ...others] = charactersOf(shorten(firstWords(withoutIntroduction(prompt))));
  if (first === '') return 'Picture';
  const name = [first.toLocaleUpperCase('en'), ...others];
  return name.length > MOST_CHARACTERS
    ? `${name
        .slice(0, MOST_CHARACTERS - 1)
        .join('')
        .trimEnd()}…`
    : name.join('');
}

/** The first part with letters; the first two if it is a single word, as in `bright, calm lake`. */
function firstWords(prompt: string): string {
  const parts = prompt
    .split(PART)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(part));
  const [first = '', second] = parts;
  return /^\p{Script=Latin}+$/u.test(first) && second ? `${first}, ${second}` : first;
}

function shorten(text: string): string {
  const words = text.split(/\s+/u);
  let name = words.slice(0, MOST_WORDS).join(' ');
  if (words.length > MOST_WORDS) name = name.replace(WHERE, '$1');
  while (DANGLING.test(name)) name = name.replace(DANGLING, '');
  return name;
}

function withoutIntroduction(prompt: string): string {
  let words = prompt.trim();
  for (let before = ''; before !== words; ) {
    before = words;
    words = words.replace(INTRODUCTION, '').trimStart();
  }
  return words === '' ? prompt : words;
}

/** Graphemes: an emoji or a letter with its accents is one. */
function charactersOf(text: string): string[] {
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );
}
