/** Kinds of offers in the most common languages, the strongest first. */
const OFFERS: readonly (readonly [strength: number, pattern: RegExp])[] = [
  [
    6,
    /\d{1,2}\s?[%٪]\s?(off|discount|less|cheaper)\b|\b(get|take|save|enjoy|off)\b.{0,20}\d{1,2}\s?%|[$€£]\s?\d+\s(off|discount)\b|\bsave\s(up to\s)?[$€£]\s?\d|\d{1,2}\s?%\s?(rabatt|nachlass|günstiger|reduziert|auf (alles|die|ihre|deine|das|den))|\b(spare|sparen sie|spart)\b.{0,25}\d{1,2}\s?%|[-–−]?\s?\d{1,2}\s?%\s?(de\s)?(réduction|remise|descuento|dto|desconto|rabais)|[-–−]\s?\d{1,2}\s?%\s(sur|en|em|su|op)\b|\d{1,2}\s?%\s?(di\s)?sconto|sconto (del|di) \d|\d{1,2}\s?%\s?korting|\d{1,2}\s?%\s?(zniżki|rabatu)|\d{1,3}\s?[%％]\s?(オフ|off|引き|割引)|半額|\d\s?折|خصم\s.{0,12}[\d٠-٩]+\s?[%٪]|[\d٠-٩]+\s?[%٪]\s?خصم|\d{1,2}%\s?הנחה|הנחה (של|ב)|\d{1,2}\s?%\s?(की\s)?(छूट|ऑफ)|скидк\S+.{0,15}\d{1,2}\s?%|\d{1,2}\s?%\s?скидк|\d{1,2}\s?%\s?할인/iu,
  ],
  [
    5,
    /\b(buy (one|two|1|2),? get|two for one|2 for 1|3 for 2|half price|bogo)\b|\b(2x1|3x2|zwei für eins|2 für 1|3 für 2|deux pour un|2 pour 1)\b|1つ買うと/iu,
  ],
  [
    4,
    /\bfree (\d+[- ]day )?trial\b|\btry\b.{0,30}\bfree\b|\bfree for (\d+|a|the first|one|two|three) |\bfirst (month|class|lesson|week|delivery|box|consultation)( is)? (free|on us)\b|\bkostenlos(e|er|es)? (testen|probe\w*|ausprobieren|erstberatung)|\b\d+ (tage|monate) (kostenlos|gratis)|\bessai gratuit|\bessayez .{0,20}gratuit|\b(prueba|pruébalo) .{0,12}gratis|\bprova gratuita|\bteste (grátis|gratuito)|\bgratis (proberen|proefperiode)|無料(体験|トライアル|お試し)|تجربة مجانية|ניסיון (חינם|ללא תשלום)|मुफ़्त ट्रायल|бесплатный пробный|무료 ?체험|免费试用/iu,
  ],
  [
    3,
    /\bfree (\w+ )?(shipping|delivery|returns|postage)\b|\b(ships|delivered) free\b|\b(versand(kosten)?frei\w*|kostenlos\w* (versand|lieferung)|gratis ?versand|versandkostenfrei)\b|\b(livraison|port) (offerte?|gratuite?s?)|\benvíos? (gratis|gratuitos?)|\bspedizione gratuita|\b(frete|envio|portes) (grátis|gratuitos?)|\bgratis (verzending|bezorging|verzonden)|\bdarmowa dostawa|送料無料|(شحن|توصيل) مجاني|משלוח חינם|(मुफ़्त|मुफ्त|फ्री|निःशुल्क) (डिलीवरी|शिपिंग)|бесплатн\S+ доставк|무료 ?배송|免运费|包邮/iu,
  ],
  [
    2,
    /\b(free gift|gift with (every|your)|limited[- ]time offer|early bird|last[- ]minute|black friday|summer sale|winter sale|final sale|clearance)\b|\b(gratis ?geschenk|geschenk zu jeder|frühbucher\w*|cadeau offert|regalo con|omaggio con|brinde)\b|プレゼント中|期間限定/iu,
  ],
];
/** Questions about offers, and their small print. */
const NOT_AN_OFFER =
  /\?\s*$|\b(cannot|can't|not be) (be )?combined|\bexpired\b|\bno (discount|refund)|nicht kombinierbar|non cumulable|no acumulable|\bterms\b/iu;
/** A benefit of the goods, not an offer: `Save 30% on heating costs`, `Sparen Sie 20 % Zeit`. */
const SAVES_ELSE =
  /\d{1,2}\s?%\s?(?:(?:on|of|off|at|an|bei|de|en|di|em|sur|su|auf|your|their|the|ihre[rn]?|deine[rn]?|votre|tu|la|el|il)\s){0,2}(?:heizkosten|heizung\w*|energie\w*|energy|energía|energia|strom\w*|heating|fuel|zeit|time|temps|tiempo|tempo|chauffage|calefacción|riscaldamento)\b(?!-)/iu;
const CHARACTERS_MAX = 110;

/**
 * Finds the strongest offer of a page in its own words, such as `20% off your first order`; null if it has none.
 * @param lines distinct, in page order
 */
export function findOffer(lines: readonly string[]): string | null {
  let best: { text: string; score: number } | undefined;
  for (const line of lines)
    for (const sentence of line.split(/(?<=[.!?。！？।])\s+|\s+[|•·–—✦★]\s+|\n/u)) {
      const text = sentence.replace(/^[\s•·*★✦:]+|^[–—-]\s+|[\s.。।!！:*]+$/gu, '');
      const found = OFFERS.find(([, pattern]) => pattern.test(text));
      if (!found || NOT_AN_OFFER.test(sentence) || SAVES_ELSE.test(sentence)) continue;
      const short = text.length <= CHARACTERS_MAX ? text : clauseOf(text, found[1]);
      if (short === undefined) continue;
      // A separate line is meant as an offer; a mention in a paragraph may not be one.
      const score = found[0] - (line.length > CHARACTERS_MAX ? 1.5 : 0) + (/\p{N}/u.test(short) ? 0.5 : 0);
      if (!best || score > best.score) best = { text: short, score };
    }
  return best?.text ?? null;
}

function clauseOf(text: string, pattern: RegExp): string | undefined {
  return text
    .split(/[,;:،、]\s*/u)
    .map((clause) => clause.trim())
    .find((clause) => pattern.test(clause) && clause.length <= CHARACTERS_MAX);
}
