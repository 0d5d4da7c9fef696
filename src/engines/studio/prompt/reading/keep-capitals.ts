interface Part {
  words: string;
  /** UTF-16 code units. */
  start: number;
  end: number;
}

/** A part of a prompt with the capitals of its names: "Paris", but not "A" or a sentence's first word. */
export function keepCapitals<P extends Part>(part: P, prompt: string): P {
  const typed = prompt.slice(part.start, part.end);
  const isSame = typed.toLowerCase() === part.words;
  const isFirst = /(?:^|[.!?:;"“”])\s*$/.test(prompt.slice(0, part.start));
  return isSame && !isFirst && hasNames(prompt) ? { ...part, words: typed } : part;
}

/** Not if most words begin with a capital letter, as in a title. */
function hasNames(prompt: string): boolean {
  const words = prompt.split(/\s+/).filter(Boolean);
  return words.filter((word) => /^\p{Lu}/u.test(word)).length <= words.length / 2;
}
