import { cleanText, isUsable } from './clean-text.ts';
import { capitalize } from './letter-case.ts';
import { splitSentences } from './split-sentences.ts';
import { splitWords } from './words.ts';

/** Introductions that people write before the offer itself. */
const REQUESTS = [
  /^(?:please |can you |could you |i (?:want|need|would like) (?:you )?to |help me )+/i,
  /^(?:write|create|make|design|generate|produce|draft|prepare|build|do)\s+(?:me |us )?(?:an? |some |the )?/i,
  /^(?:i (?:want|need)|we (?:want|need)|we would like|i'd like|we'd like)\s+(?:an? |some )?/i,
  /^(?:\w+ )?(?:ads?|adverts?|advertisements?|campaigns?|posters?|banners?|promos?|promotions?|posts?|copy|commercials?)\s+(?:for|about|on|to promote|promoting|that promotes?|of)\s+/i,
  /^(?:promote|advertise|sell|launch|announce|market)\s+/i,
  /^(?:erstelle?|schreibe?|mache?)\s+(?:mir |uns )?(?:eine? )?(?:anzeige|werbung|kampagne)\s+(?:für|über)\s+/i,
  /^(?:crée[rz]?|écri[sv]\w*|fai[ts]\w*)\s+(?:une? )?(?:publicité|annonce|pub|campagne)\s+(?:pour|sur)\s+/i,
  /^(?:crea|crear|escribe|haz|hacer)\s+(?:un )?(?:anuncio|campaña)\s+(?:para|de|sobre)\s+/i,
  /^(?:crea|scrivi|fai)\s+(?:un |una )?(?:annuncio|pubblicità|campagna)\s+(?:per|su)\s+/i,
  /^(?:cri[ea]|escreva|faça)\s+(?:um )?(?:anúncio|campanha)\s+(?:para|sobre)\s+/i,
  /^(?:maak|schrijf)\s+(?:een )?(?:advertentie|campagne)\s+(?:voor|over)\s+/i,
  /^(?:our|my|a|an|the|unsere?n?|notre|nos|nuestr[oa]s?|nossos?|onze)\s+/i,
];
/** Instructions about audience and tone: not for ads. */
const INSTRUCTIONS =
  /\b(?:target(?:ed|ing)? (?:at|audience)|audience|aimed at|tone\b|style\b|in a .{0,20} tone|make it|keep it|use (?:a|the)|don't|do not|should (?:be|feel|look|sound))/i;

/** Dates and times, which are not topics. */
export const WHEN =
  /^(?:now |grand )?(?:re)?open(?:s|ing)?\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:until|till|from|only|every|this|next|starting)\b/i;
/** A discount before the product's name. */
const DISCOUNT =
  /^(?:up to |bis zu |jusqu'à |hasta )?\d+ ?% (?:off|rabatt auf|de réduction sur|de descuento en|di sconto su|de desconto em|korting op)\s+(?:all |our |every |alle |tous les |toutes les |todos los |todas las )?/i;

/** Headlines, sentences and topics from an advertiser's prompt. */
export function readPrompt(prompt: string): { lines: string[]; sentences: string[]; topics: string[] } {
  const sentences = splitSentences(prompt)
    .map(cleanText)
    .filter((text) => isUsable(text) && !INSTRUCTIONS.test(text));
  const wanted = sentences.map(withoutRequest).filter(Boolean);
  const parts = wanted.flatMap((sentence) =>
    sentence
      .split(/[,;:]\s+|\s[–—-]\s/u)
      .map((part) =>
        part.replace(/^(?:and|with|plus|und|mit|et|avec|y|con|e|com|en|met)\s+/i, '').replace(/[.!]+$/, ''),
      ),
  );
  const whole = wanted.filter((sentence, index) => sentence === sentences[index]);
  const lines = [...parts, ...wanted.map((sentence) => sentence.replace(/[.!]+$/, ''))];
  return {
    lines: [...new Set(lines)].filter((line) => splitWords(line).length > 1).map(capitalize),
    sentences: (whole.length > 0 ? whole : wanted).flatMap(intoSentences),
    topics: parts
      .filter((part) => !WHEN.test(part))
      .map((part) => part.replace(DISCOUNT, ''))
      .flatMap((part) => [
        part,
        part.replace(/\s(?:for|from|in|at|with|by|für|pour|para|per|voor)\s.*$/i, ''),
      ]),
  };
}

function withoutRequest(sentence: string): string {
  let rest = sentence;
  for (const request of REQUESTS) rest = rest.replace(request, '');
  return rest;
}

/** Splits a list: the first two items make one sentence, each other item its own. */
function intoSentences(wanted: string): string[] {
  const [first, second, ...others] = wanted.split(/,\s+/);
  const isList = others.length > 0 && others.every((point) => splitWords(point).length > 2);
  return (isList ? [`${first}, ${second}`, ...others] : [wanted]).map((point) => {
    const bare = capitalize(point.replace(/^(?:and|und|et|y|e|en)\s+/i, ''));
    return /[.!?。]$/.test(bare) ? bare : `${bare}.`;
  });
}
