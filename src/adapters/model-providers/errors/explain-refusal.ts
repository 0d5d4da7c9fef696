import type { FailureReason, RefusalCategory } from '#phrases';

/** Providers' codes and phrases for content refusals. */
const CONTENT_REFUSAL =
  /moderation_blocked|content_policy|content_filter|responsibleai|safety_violations|\b(safety|moderation) (system|filter|check|polic|setting)|content (polic|moderation|filter)|usage (polic|guideline)|request moderated|content moderated|nsfw|prohibited_content\b|\bimage_safety\b|\bblocklist\b|sensitive words|responsible ai|flagged (as|by|for)|(violates?|against) (our|the|their) [\w' ]*polic/i;

/** Reasons for a refusal, in order of precedence; the first match is used. */
const CATEGORIES: readonly [RegExp, RefusalCategory][] = [
  [/\bcsam\b|sexual[/_ -]minors|child (sexual|abuse|exploitation|safety)/i, 'minors'],
  [/self[-_ /]?harm|suicide/i, 'selfHarm'],
  [/sexual|nsfw|nudity|\bporn|erotic/i, 'sexual'],
  [/violen|\bgore\b|graphic injur/i, 'violence'],
  [/\bhate|hateful|harass|derogatory/i, 'hate'],
  [/copyright|trademark|recitation|third[- ]party content/i, 'protected'],
  [/celebrit|public figure|real (person|people)|likeness/i, 'realPerson'],
  [/weapon|dangerous|illicit|illegal/i, 'dangerous'],
];

/** Messages that only say that there are rules. */
const RULES =
  /safety (system|filter)|polic(y|ies)|guidelines|moderat|rejected|prohibited|blocked|flagged|\bfilter/i;

const LONGEST = 160;

/** @param text the provider's whole message, codes included */
export function isContentRefusal(text: string): boolean {
  return CONTENT_REFUSAL.test(text);
}

/**
 * Why a provider declined a prompt: the category, or the provider's own message if it says
 * more than that there are rules.
 * @param message the provider's message, redacted
 * @param codes the provider's codes for its reasons
 */
export function explainRefusal(label: string, message: string, codes: readonly string[] = []): FailureReason {
  const [, category] = CATEGORIES.find(([pattern]) => pattern.test([message, ...codes].join(' '))) ?? [];
  const said = RULES.test(message) ? '' : readable(message);
  if (category || !said) return { code: 'promptDeclined', label, category: category ?? 'rules' };
  return { code: 'promptDeclinedSaying', label, said };
}

/** The codes in an error's body, without text that it repeats from the request. */
export function codesIn(body: string): string[] {
  const named = body.matchAll(
    /"(?:code|type|status|reason|category|blockReason|finishReason)"\s*:\s*"([\w/. -]{1,60})"/g,
  );
  const listed = body.matchAll(/\bsafety_violations=\[([\w/, -]{1,120})\]/g);
  return [...named, ...listed].map(([, code]) => code!);
}

/** Why a provider rejected a request as invalid, with the provider's message if it is readable. */
export function explainBadRequest(label: string, message: string): FailureReason {
  return { code: 'badRequest', label, said: readable(message) };
}

/** The first sentence of a provider's message, without ids, URLs and codes; empty if it is not a sentence. */
function readable(message: string): string {
  const plain = message
    .replace(/\S*https?:\S*/g, '')
    .replace(/\(?\brequest[ _-]?id\b[:=]?\s*[\w-]+\)?/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
  const [sentence = ''] = plain.split(/(?<=[.!?])\s/);
  const isSentence =
    /^[\p{L}'"“‘]/u.test(sentence) && sentence.split(' ').length > 2 && !/[{}<>]/.test(sentence);
  if (!isSentence) return '';
  const short = sentence.length > LONGEST ? `${sentence.slice(0, LONGEST - 1).trimEnd()}…` : sentence;
  return short.replace(/[.!]$/, '');
}
