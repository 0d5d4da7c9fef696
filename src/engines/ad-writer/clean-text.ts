/** No ad uses longer headings or sentences. */
const LONGEST = 600;
const CODE = /<(script|style|template|noscript)\b.*?(?:<\/\1\s*>|$)/gi;
const TAGS = /<[^<>]{0,500}>/g;
// Control and format characters can reorder or hide text. Joiners are kept: Arabic and Indic words need them.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;
const JOINERS = /[\u200c\u200d]/;
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u20e3/gu;

/**
 * One line of plain text: no markup, emoji, control characters, list marks or arrows. Empty if the text gives
 * instructions to copywriters or language models.
 */
export function cleanText(raw: string): string {
  const text = raw
    .slice(0, LONGEST)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(UNSEEN, (character) => (JOINERS.test(character) ? character : ''));
  if (isInjection(text)) return '';
  return (
    text
      .replace(CODE, ' ')
      .replace(TAGS, ' ')
      .replace(/[©®™]/g, '')
      .replace(EMOJI, ' ')
      .replace(/\s+/g, ' ')
      // The minus of a discount stays.
      .replace(/^(?:(?![-–−]\s?\d{1,2}\s?%)[\s•·–—|»›>→*✓✔✗★☆\-:;,])+/u, '')
      .replace(/[\s•·|«‹<→›»*\-–—:;,]+$/u, '')
      .replace(/\s+([,.;!?])/g, '$1')
      .trim()
  );
}

/** Whether an ad can use the text. Not usable: addresses, code, legal notes, forms, truncated texts. */
export function isUsable(text: string): boolean {
  return text.length > 0 && !UNUSABLE.some((pattern) => pattern.test(text));
}

const UNUSABLE = [
  /https?:|www\.|\S@\S|\.(?:com|org|net|de|fr|es|it|pt|nl|io|html?|php)\//i,
  /[{}[\]<>\\^~`$]{2}|[{}<>\\^`]|\b(?:function|var|const|undefined|null|NaN)\b\s*[(=;]/,
  /(?:\.\.\.|…)/,
  /\w\(['"\w.]*\)|\$\{|=>|&&|\|\|/,
  /\+?\d[\d\s().-]{8,}/,
  /\blorem ipsum\b|\bdolor sit amet\b|\bplaceholder\b|\byour (?:text|title|headline) here\b|\bTODO\b/i,
  /\bcookies?\b|\bjavascript\b|\bcaptcha\b|\ball rights reserved\b|\bcopyright\b|\bterms (?:of|and)\b/i,
  /\bprivacy\b|datenschutz|impressum|alle rechte vorbehalten|widerruf|mentions légales|droits réservés/i,
  /confidentialité|aviso legal|derechos reservados|privacidad|diritti riservati|direitos reservados|privacidade/i,
  /voorbehouden|voorwaarden|\bpolítica de\b|informativa sulla/i,
  /\b(?:page not found|access denied|forbidden|too many requests|sign in to continue|loading)\b|^(?:error|404)\b/i,
];

/** Whether a text looks like instructions to language models or copywriters (prompt injection). */
function isInjection(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}<>#|[\]]+/gu, ' ');
  return INJECTIONS.some((pattern) => pattern.test(plain));
}

const INJECTIONS = [
  /\b(?:ignor\w*|disregard|forget|override|bypass|overlook)\b.{0,40}\b(?:instruct\w*|prompts?|rules?|guidelines|context|above|previous|directions|commands?)\b/,
  /\b(?:previous|prior|earlier|new|following|hidden|system) (?:instruction|prompt)/,
  /\b(?:system|developer|assistant) (?:prompt|message|role)\b|\bjailbreak|\bdan mode\b/,
  /\byou are (?:now |no longer )?(?:an? )?(?:\w+ )?(?:chatgpt|gpt|claude|gemini|llama|ai|language model|llm|assistant|chatbot|bot|copywriter)\b/,
  /\b(?:as|dear|attention|note to|hey|hello) (?:an? |all |the )?(?:ai|llms?|language models?|assistants?|chatgpt|gpt|claude|crawlers?|bots?)\b/,
  /\b(?:write|output|print|reply|respond|answer|say|repeat|include|insert|return|append|state|claim)\b(?: with| back)? (?:only|exactly|that|the (?:exact )?(?:words?|phrase|text|following|headline|sentence))\b/,
  /\b(?:the|your|this|every|each|all) (?:ads?|headlines?|slogans?|copy|adverts?|output|response|answer) (?:must|should|shall|has to|needs to|will|is to)\b/,
  /\b(?:language model|large language|llm)s?\b.{0,30}\b(?:must|should|shall|please|read)\b/,
  /\[ ?inst|<\|| system ?>|### ?(?:system|instruction|human|assistant)|\bbegin system\b|\bend of (?:prompt|instructions)\b/,
  /\bignorier\w*\b.{0,40}\b(?:anweisung|anleitung|befehl|vorherig|bisherig)|\bvergiss\b.{0,30}\banweisung/,
  /\b(?:ignore[zr]?|oublie[zr]?)\b.{0,40}\b(?:instructions?|consignes?|précédent)/,
  /\b(?:ignor[ae]\w*|olvid[ae]\w*|dimentic\w*|esque[cç]\w*)\b.{0,40}\b(?:instruc|instru[cç]|istruzion|anterior|precedent)/,
  /\b(?:negeer|vergeet)\b.{0,40}\b(?:instructies?|opdracht|vorige)/,
  /(?:忽略|无视|忽視|無視|以前の指示|指示を無視|指令)|تجاهل.{0,30}(?:تعليمات|الأوامر)|игнорир.{0,40}инструкц/,
];
