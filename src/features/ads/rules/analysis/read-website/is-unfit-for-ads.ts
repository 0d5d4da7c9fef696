/** Words of pseudo-Latin filler. */
const FILLER =
  /\b(?:lorem|ipsum|dolor|amet|consectetur|consectetuer|adipiscing|adipisicing|elit|eiusmod|tempor|incididunt|labore|dolore|magna|aliqua|aliquam|quis|nostrud|ullamco|laboris|nisi|commodo|consequat|duis|aute|irure|reprehenderit|voluptate|velit|cillum|fugiat|pariatur|excepteur|cupidatat|proident|officia|deserunt|mollit|vestibulum|pellentesque|curabitur|maecenas|suspendisse|phasellus|vivamus|praesent|sed ut|perspiciatis|accusantium|doloremque|laudantium)\b/giu;
/** Texts of templates that nobody has replaced, and of page makers and counters. */
const TEMPLATE =
  /\b(?:lorem ipsum|far far away,? behind the word|vokalia|consonantia|blind texts?|the quick brown fox|(?:this is|enter|add|insert|put|edit|your|sample|dummy|some|placeholder) (?:a |an |the |your |some |sample |dummy )?(?:(?:heading|title|body|sub) )?(?:heading|headline|title|subtitle|text|content|description|paragraph|caption)s?(?: here| goes here| text)?[.!]?$|click (?:here )?to (?:edit|add|change)|(?:item|card|section|feature|service|slide|product|post|project) (?:title|name|one|two|three|heading|\d+)$|company name|business name|john doe|jane doe|untitled|test (?:page|post|product)|hello world!?$|welcome to wordpress|edit or delete it|this is your first post|you are visitor|visitors? (?:no|number|count)|best viewed (?:in|with)|last updated|webmaster|calculated at checkout|code of conduct|\bnear me\b|just another wordpress site|(?:html5?|bootstrap|wordpress|website|landing page|css|responsive|figma) (?:template|theme)s?|theme by|template by|(?:designed|developed|powered|made|built|website|site|webdesign|realisation|umsetzung) (?:by|with|von|par|por|da)\b)/iu;
/** Makers of sites and shops, in other languages than English. */
const MADE_BY =
  /\b(?:propulsée? par|réalisation :|con la tecnología de|sito realizzato|trots aangedreven|stolt skapad|logiciel e-commerce)\b|(?<!\p{L})(?:stolz präsentiert von|willkommen bei|welkom bij|bienvenue (?:sur|dans)|te damos la bienvenida a|benvenut[oi] (?:in|su)|witaj w|välkommen till|velkommen til|vítejte ve) wordpress|技术支持|技術支援/iu;
/** Positions to fill. */
const JOBS =
  /\(\s?[mfwdhx](?:\s?\/\s?[mfwdhx]){1,3}\s?\)|\b(?:we(?:[’']| a)re hiring|wir suchen dich|bewirb dich|on recrute|vacature|lediga? jobb|ledig stilling)\b/iu;
const DATES =
  /\b\d{1,2}\.?(?:st|nd|rd|th)?\s+(?:de\s+)?\p{L}{3,12}\.?,?\s+(?:de\s+)?((?:19|20)\d{2})\b|\b\p{L}{3,12}\.?\s+\d{1,2}(?:st|nd|rd|th)?,\s*((?:19|20)\d{2})\b|\b\d{1,2}[./-]\d{1,2}[./-]((?:19|20)\d{2})\b|\b((?:19|20)\d{2})-\d{2}-\d{2}\b|((?:19|20)\d{2})年\d{1,2}月|((?:19|20)\d{2})년/giu;
const HOURS =
  /\b\d{1,2}(?:[:.h]\d{2})?\s?(?:uhr|am|pm|h)?\s?[–—-]\s?\d{1,2}(?:[:.h]\d{2})?\s?(?:uhr|am|pm|h)\b|\b\d{1,2}[:.h]\d{2}\s?(?:[–—-]|to|bis|à|a|tot)\s?\d{1,2}[:.h]\d{2}\b|\b(?:mon?|tue?|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|lu|ma|me|je|ve)\.?\s?[–—-]\s?(?:mon?|tue?|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|vr|za|zo)\b|^(?:open(?:ing)? hours|öffnungszeiten|horaires|horarios?|orari|openingstijden|営業時間|ساعات العمل)/iu;
const CONTACT =
  /\S@\S+\.\S|(?:\+|\b0)\d[\d\s()/.-]{6,}\d|\b(?:tel|phone|fax|telefon|téléphone|teléfono)\b\s?[.:]/iu;
/** A street, a number and a town. */
const ADDRESS = /^\p{Lu}[\p{L}.'’ -]{2,30} \d{1,4}\p{L}?,? (?:\d{4,5} )?\p{Lu}\p{L}+$/u;
/** Signatures below quotations, and greetings of blogs. */
const BYLINE =
  /^[—–-]\s?\p{Lu}|^(?:by|von|par|por|di|posted|published)\s+\p{Lu}\p{Ll}+\s+\p{Lu}|\bread in \d+ min|\b\d+ (?:comments?|min read|views)\b/u;

/**
 * Whether an ad must not say a text of the page: filler, texts of templates, past dates, opening hours, contact details,
 * positions to fill and signatures.
 */
export function isUnfitForAds(text: string, now = new Date()): boolean {
  if (
    TEMPLATE.test(text) ||
    MADE_BY.test(text) ||
    JOBS.test(text) ||
    HOURS.test(text) ||
    CONTACT.test(text) ||
    BYLINE.test(text) ||
    ADDRESS.test(text)
  )
    return true;
  const words = text.split(/\s+/).length;
  const filler = text.match(FILLER)?.length ?? 0;
  if (filler >= 3 || (filler > 0 && filler >= words * 0.34)) return true;
  return [...text.matchAll(DATES)].some((found) => {
    const year = Number(found.slice(1).find(Boolean));
    return year < now.getFullYear();
  });
}
