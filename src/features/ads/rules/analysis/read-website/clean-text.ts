const CODE = /<(script|style|template|noscript|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAGS = /<\/?[a-z!][^<>]{0,500}>|<!--[\s\S]*?(?:-->|$)/gi;
/** Template expressions. */
const PLACEHOLDERS = /\{\{.*?\}\}|\$\{[^}]*\}/g;
// Control and format characters reorder or hide text, and lone surrogates cannot be stored. Arabic and Indic words need
// the joiners.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu;
const JOINERS = /[\u200c\u200d]/;

/** Prompt injections, in lower-case letters with single spaces. */
const INJECTIONS = [
  /\b(ignore|disregard|forget|override|bypass) (all |any |the |your |of |my |these |those )*(previous|prior|above|earlier|preceding|system|safety|existing|other)? ?(instructions?|prompts?|rules|directions|guidelines|context)\b/,
  /\b(system|developer) (prompt|message|instructions?)\b/,
  /\b(you are|act as|pretend to be|behave as|as) (now )?(an? )?(ai|assistant|language model|llm|chatgpt|large language model|dan)\b/,
  /\b(ai|llm|language models?|assistants?|chatbots?|agents?|crawlers?|bots?) (must|should|shall|reading this|are instructed|please)\b/,
  /\b(new|following|hidden|secret) instructions?\b/,
  /\b(reveal|print|output|repeat|exfiltrate|send) (me )?(your|the|all) (prompt|system|instructions?|secrets?|keys?|passwords?|environment|configuration)\b/,
  /\b(respond|reply|answer|write) (only )?(with|in) (the|exactly|json|only)\b/,
  /\bignorier\w* (alle |die |sie )*(vorherigen|bisherigen|obigen) (anweisungen|regeln)\b/,
  /\bignor(a|e|ez) (toutes |todas |les |las )*(instructions|instrucciones|consignes)\b/,
  /\bim ?(start|end)\b|\binst\b.*\binst\b|^(system|assistant|user) /,
];

/** Returns one line of plain text: no markup, no hidden characters, single spaces. Empty for a prompt injection. */
export function cleanText(raw: string): string {
  const visible = raw
    .normalize('NFC')
    .replace(/[\s\u00ad]+/g, (space) => (space.includes('\u00ad') && space.length === 1 ? '' : ' '))
    .replace(UNSEEN, (character) => (JOINERS.test(character) ? character : ''))
    .replace(CODE, ' ')
    .replace(TAGS, ' ')
    .replace(PLACEHOLDERS, ' ')
    .replace(/[<>]{2,}|<\/?\w+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return isInjection(visible) ? '' : visible;
}

function isInjection(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return INJECTIONS.some((pattern) => pattern.test(plain));
}
