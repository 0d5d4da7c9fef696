/** How models refuse in plain text. */
const SORRY =
  /^\W*(?:i(?:['’]m| am)(?: really| very)? sorry|sorry,|i (?:can['’]?t|cannot|can not|won['’]t|will not|am unable to|am not able to|must decline)|as an ai\b|my apologies)/i;
const LONGEST = 200;

/**
 * A model's reason for a refusal, in its own words; `''` if it gave none.
 * @returns undefined if the model has not refused
 */
export function readRefusal(finishReason: string, text: string): string | undefined {
  if (finishReason === 'content-filter') return inOneSentence(text);
  const isObject = /\{[\s\S]*\}/.test(text);
  return !isObject && SORRY.test(text) ? inOneSentence(text) : undefined;
}

/** The first sentence, or the second if the first is only "I'm sorry." */
function inOneSentence(text: string): string {
  const plain = text
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const isSentence = plain.length > 0 && !/[{}<>[\]]|https?:/.test(plain);
  if (!isSentence) return '';
  const [first = '', second] = plain.split(/(?<=[.!?])\s/);
  const sentence = first.split(' ').length < 4 && second ? second : first;
  return sentence.slice(0, LONGEST).replace(/[.!]+$/, '');
}
