/** What the words beside a mask ask for. */
export type MaskedWish = { operation: 'erase' } | { operation: 'replace'; prompt: string };

const ERASES = /^(please\s+)?(remove|erase|delete|take\s+(away|out)|get\s+rid\s+of|clean\s+up)\b/i;
const REPLACES = [
  /^(?:please\s+)?(?:replace|swap)\s+.+?\s+(?:with|by|for)\s+(.+)$/i,
  /^(?:please\s+)?(?:turn|change|make)\s+.+?\s+into\s+(.+)$/i,
  /^(?:please\s+)?(?:add|put|place|paint|draw)\s+(.+?)(?:\s+(?:here|there))?$/i,
];

/** Words that only take something away erase; others name what is put in its place. */
export function readEditPrompt(prompt: string): MaskedWish {
  const words = prompt.trim().replace(/[.!]+$/, '');
  if (ERASES.test(words)) return { operation: 'erase' };
  for (const pattern of REPLACES) {
    const [, thing] = pattern.exec(words) ?? [];
    if (thing) return { operation: 'replace', prompt: thing };
  }
  return { operation: 'replace', prompt: words };
}
