import type { PageCapture } from '#ports/page-browser';
import { cleanText } from './clean-text.ts';
import type { LinkedData } from './read-json-ld.ts';

/** Characters. Longer lines are prose, which also mentions other amounts. */
const LABEL_MAX_CHARACTERS = 60;
/** Words before an amount that is a limit, a saving or another sum rather than a price. */
const NO_PRICE_BEFORE =
  /\b(over|above|orders? (of|from|over)|spend|exceed\w*|minimum|save|saves?|saving|up to|worth|raised|funding|revenue|deposit|fee|mindestbestellwert|bestellwert|über|ab einem (bestell|einkaufs)wert( von)?|sparen?( sie)?|statt|instead of|was|before|previously|rrp|uvp|au lieu de|plus de|dès|à partir de .{0,12}d’achat|superior(es)? a|más de|mayor(es)? (de|a)|ahorra|antes|oltre|sopra|risparmi\w*|invece di|acima de|antes|vanaf een bestelling van|boven|gift card|voucher|gutschein)\W{0,3}$|(مجاني|أكثر من|فوق|بدلا من|مجانا لأكثر من|מעל|במקום|मुफ़्त|से ऊपर)\W{0,3}[\p{L}\s]{0,12}$/iu;
/** Before the fee of a delivery: `Delivery: €9`. */
const FEE_BEFORE =
  /(?:(?<!(?:free|gratis|kostenloser|ücretsiz|darmowa|fri)\s)\b(?:delivery|shipping|postage|versand\w*|lieferung|livraison|envíos?|spedizione|consegna|entrega|frete|verzending|bezorging|dostawa|wysyłka|doprava|doručení|frakt|fragt|levering|toimitus|kargo|szállítás|livrare)(?!\p{L})|доставка|αποστολή|משלוח|توصيل|شحن|डिलीवरी|送料|运费|運費|배송비)(?:\s*(?:is|ist|est|es|only|nur|tylko|costs?|kostet|for|für|för|solo|[:–—-]))?\s*$/iu;
/** Before the order value from which delivery is free: `Darmowa dostawa od 200 zł`. */
const FREE_FROM_BEFORE =
  /(?:\b(?:free|gratis|gratuit\w*|gratuita|offerte|kostenlos\w*|versandkostenfrei\w*|darmow\w*|fri|zdarma|ücretsiz|ilmainen|ingyenes)(?!\p{L})|бесплатн\p{L}*|безкоштовн\p{L}*|δωρεάν|חינם|مجاني|मुफ़्त)[^.!?]{0,24}\s(?:from|over|above|for orders|od|ab|dès|à partir de|desde|a partir de|da|oltre|vanaf|boven|över|over|nad|ponad|powyżej|üzeri|yli|felett|от|від|από|מעל|فوق|से)\s*$/iu;
const NO_PRICE_AFTER =
  /^\W{0,3}(off\b|discount|rabatt|gutschein|de (réduction|remise|descuento)|cashback|gift card|million|billion|bn\b|m\b|k\b|mio|mrd|以上|以上で|から送料|से (ऊपर|अधिक|ज़्यादा)|bestellwert|d’achat|einkaufswert|or more|and (over|above|up))/iu;
const PRICE_WORDS =
  /\b(only|just|from|now|price|per|a month|each|starting at|costs?|nur|ab|preis|pro|je|kostet|jetzt|seulement|à partir de|prix|par|desde|solo|precio|por|da|prezzo|solo|preço|apenas|vanaf|prijs)\b|料金|価格|税込|السعر|מחיר|कीमत|मात्र/iu;
const FROM =
  /(?:^|[\s(])((?:from|starting at|only|now|ab|nur|jetzt|ab nur|à partir de|dès|desde|solo|a partir de|da|a partire da|vanaf)\s)$/iu;
const PER =
  /^(?:\s?\/\s?|\s(?:a|an|per|each|pro|je|par|por|al|a la|all’|per|der)\s)(?:month|mo|year|yr|week|day|night|person|user|seat|guest|ticket|kg|bottle|box|monat|jahr|woche|tag|nacht|person|nutzer|mois|an|semaine|jour|nuit|personne|mes|año|noche|persona|notte|mese|anno|noite|mês|pessoa|maand|nacht)(?![\p{L}])/iu;

/**
 * Finds the price of the page's first product as the page writes it, with its terms (`from`, `a month`). Formats a price
 * that only the linked data states in the page's language. @returns null if there is none
 */
export function findPrice(
  { prices, meta }: Pick<PageCapture, 'prices' | 'meta'>,
  linked: LinkedData,
  language: string | null,
): string | null {
  const shownPrices = prices
    .map(({ text, context, isFormer }) => ({ text: cleanText(text), context: cleanText(context), isFormer }))
    .filter(({ text, context, isFormer }) => {
      const [before, after] = contextOf(text, context);
      const isOther =
        [NO_PRICE_BEFORE, FEE_BEFORE, FREE_FROM_BEFORE].some((sign) => sign.test(before)) ||
        NO_PRICE_AFTER.test(after);
      return !isFormer && !isOther && numberOf(text) > 0;
    });
  const stated = statedOf(linked, meta);
  if (stated) {
    const shown = shownPrices.find(({ text }) => Math.abs(numberOf(text) - stated.amount) < 0.005);
    if (shown) return withTerms(shown);
    if (stated.currency !== '') return format(stated.amount, stated.currency, language);
  }
  const shown =
    shownPrices.find(({ context }) => context.length <= LABEL_MAX_CHARACTERS) ??
    shownPrices.find(({ context }) => PRICE_WORDS.test(context));
  return shown ? withTerms(shown) : null;
}

function statedOf(
  { products }: LinkedData,
  meta: PageCapture['meta'],
): { amount: number; currency: string } | undefined {
  const contentOf = (name: string) => meta.find((one) => one.name === name)?.content ?? '';
  const named = [
    ...products,
    ...['product:price', 'product:sale_price', 'og:price'].map((name) => ({
      price: contentOf(`${name}:amount`),
      currency: contentOf(`${name}:currency`),
    })),
    { price: contentOf('price'), currency: contentOf('pricecurrency') },
  ].map(({ price, currency }) => ({ amount: numberOf(price), currency: currency.toUpperCase() }));
  return named.find(({ amount }) => amount > 0);
}

function withTerms({ text, context }: { text: string; context: string }): string {
  const [before, after] = contextOf(text, context);
  return `${FROM.exec(before)?.[1] ?? ''}${text}${PER.exec(after)?.[0] ?? ''}`;
}

function contextOf(text: string, context: string): [before: string, after: string] {
  const at = Math.max(context.indexOf(text), 0);
  return [context.slice(Math.max(at - 40, 0), at), context.slice(at + text.length, at + text.length + 30)];
}

/** @returns 0 for anything but a number */
function numberOf(text: string): number {
  const digits = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/٫/g, '.')
    .replace(/[^\d.,]/g, '')
    .replace(/^[.,]+|[.,]+$/g, '');
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  const number = Number(`${whole.replace(/[.,]/g, '')}.${cents || '0'}`);
  return Number.isFinite(number) ? number : 0;
}

function format(amount: number, currency: string, language: string | null): string | null {
  try {
    return new Intl.NumberFormat(language ?? 'en', {
      style: 'currency',
      currency,
      minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    })
      .format(amount)
      .replace(/[\u200e\u200f]/g, '');
  } catch {
    return null;
  }
}
