/** What a page wants its visitors to do. */
export type Intent =
  | 'shop'
  | 'order'
  | 'book'
  | 'tickets'
  | 'quote'
  | 'apply'
  | 'sign-up'
  | 'download'
  | 'donate'
  | 'contact'
  | 'subscribe'
  | 'visit'
  | 'watch'
  | 'listen'
  | 'offer'
  | 'learn';

/** Words that indicate an intent (`tickets`, `quote` and `apply` are read from buttons), in the supported languages and some others. */
const CUES: Record<Exclude<Intent, 'learn' | 'tickets' | 'quote' | 'apply'>, RegExp> = {
  shop: /\b(?:shop(?:s|ping)?|(?<!app )store|buy|cart|basket|checkout|free (?:shipping|returns)|shipping|in stock|collections?|sale|kaufen|liefer\w*|werkstatt|warenkorb|versand\w*|onlineshop|boutique en ligne|acheter|panier|livraison|comprar|tienda|envíos?|carrito|acquista\w*|carrello|spedizion\w*|negozio|loja|carrinho|frete|envios?|kopen|winkel\w*|verzending|gratis verzonden|verkopen)\b|購入|ショップ|通販|تسوق|اشتر|متجر|купить|магазин|购买|구매/giu,
  order:
    /\b(?:order (?:online|now|ahead|in)|pre-?order|takeaway|take-?out|delivered|pizza|menu du jour|vorbestell\w*|bestell\w*|commande[rz]?|livr(?:és?|ons)|pedidos?|a domicilio|ordina\w*|da asporto|encomend\w*|bestel\w*|afhaal\w*)\b|注文|اطلب|заказ|订购|주문/giu,
  book: /\b(?:book(?:ing)?s? (?:a|an|your|now|online|direct\w*|today|ahead|before|early)|bookings?|reserv(?:e|ations?)|a table|rooms?|(?:your|night[’']?s?|a) stay|stay with us|check-?in|appointments?|consultations?|tickets?|free trial class|classes|(?:lessons?|workshops|courses) (?:for|on|at|in)|tables?|termin\w*|buch(?:en|ung\w*)|reservier\w*|(?<!\d-)zimmer(?!-wohnung)|réserv\w*|rendez-vous|chambres?|citas?|reserv[ae]\w*|habitaci\w*|turno|prenot\w*|camere|appuntament\w*|marque|consulta|quartos?|agend\w*|boek\w*|reserveer\w*|afspraak|kamers?)\b|予約|احجز|حجز|موعد|брон|预订|예약/giu,
  'sign-up':
    /\b(?:sign(?:ing)? ?up|free trial|try (?:it )?(?:for )?free|get started|start (?:for )?free|no credit card|create (?:an|your) account|join (?:now|today|free|online|the (?:club|community|waitlist|gym))|memberships?|per (?:user|seat)|plans start|(?:a|per) month|first (?:class|lesson) is free|kostenlos testen|registrier\w*|anmelden|mitglied\w*|essai gratuit|inscri\w*|prueba gratis|regístrate|únete|prova gratuita|iscriv\w*|teste grátis|cadastr\w*|probeer gratis|aanmelden|lid worden)\b|無料(?:体験|登録)|سجل|تسجيل|регистр|курсы|урок|注册|가입/giu,
  download:
    /\b(?:download\w*|app store|google play|install\w*|(?:mobile|iphone|android|ios) apps?|the app|herunterladen|télécharg\w*|descarg\w*|scarica\w*|baixe|baixar)\b|ダウンロード|アプリ|حمّل|تحميل|скачать|下载|다운로드/giu,
  donate:
    /\b(?:donat\w*|give (?:monthly|today)|charit\w*|fundrais\w*|(?:our|become an?) volunteers?|volunteer (?:with|for|now|today)|spende\w*|vos dons|faire un don|dona(?:r|ciones)|donazion\w*|dona ora|doações|doar|doneer\w*|donatie\w*)\b|寄付|تبرع|пожертв|捐/giu,
  contact:
    /\b(?:contact us|get in touch|call us|talk to|speak (?:to|with)|free (?:quote|consultation|estimate)|quotes?|enquir\w*|consultations?|lawyers?|solicitors?|attorneys?|kontakt\w*|beratung\w*|angebot anfordern|contactez|devis|contáct\w*|presupuesto|contatt\w*|preventivo|contacte|orçamento|fale conosco|neem contact|offerte)\b|お問い合わせ|اتصل|تواصل|свяжит|联系|문의/giu,
  subscribe:
    /\b(?:subscri\w*|newsletters?|every (?:week|friday|sunday|monday)|in your inbox|abonn\w*|suscr[ií]b\w*|iscriviti alla|assine|nieuwsbrief)\b|購読|اشترك|подпис|订阅|구독/giu,
  visit:
    /\b(?:visit (?:us|our|the)|plan your visit|open(?:ing)? (?:daily|hours|tuesday|monday|every)|exhibitions?|museums?|galler(?:y|ies)|admission|directions|besuch\w*|öffnungszeiten|ausstellung\w*|horaires|visite[rz]?|musée|expositions?|visítan\w*|horarios?|museo|visitaci?|orari|mostr[ae]|visite-nos|museu|bezoek\w*|openingstijden|geöffnet|ouvert|abiert\w*|apert[oi]|aberto|geopend)\b|営業時間|زورونا|زيارة|посет|参观|방문/giu,
  offer:
    /\d ?% (?:off|rabatt|de (?:remise|réduction|descuento|desconto)|di sconto|korting)|\b(?:save (?:up to )?[\d$€£]|discounts?|coupons?|free (?:trial|shipping|delivery)|rabatt\w*|remises?|promotions?|descuentos?|sconti?|descontos?|kortingen|korting)\b|割引|送料無料|خصم|مجاني|скидк|бесплатн/giu,
  watch: /\b(?:watch (?:the|our|now)|trailers?|videos?|stream(?:ing)?)\b|動画|شاهد|смотр|观看/giu,
  listen:
    /\b(?:episodes?|podcasts?|listen|albums?|folgen|écoute[rz]|episodi\w*|ascolta|ouça|luister)\b|聴く|استمع|слуша|收听/giu,
};

/** Phrases that say that booking or signing up is not needed. */
const NOT_NEEDED =
  /\b(?:no (?:appointment|booking|reservation|sign-?up|account)|not (?:needed|necessary|required)|ohne (?:termin|anmeldung)|sans (?:rendez-vous|inscription)|sin (?:cita|reserva)|senza (?:appuntamento|prenotazione)|sem (?:marcação|reserva)|zonder afspraak|niet nodig)\b/i;

/** More occurrences of one word do not raise the score. */
const MAX_COUNTED = 4;

/** The page's intents, the clearest first; `learn` is always the last. */
export function findIntents(texts: readonly string[]): Intent[] {
  const lines = texts.filter((text) => !NOT_NEEDED.test(text));
  const scores = new Map<Intent, number>();
  for (const [intent, cue] of Object.entries(CUES) as [Intent, RegExp][]) {
    const seen = new Map<string, number>();
    for (const line of lines)
      for (const [match] of line.matchAll(cue)) {
        const word = match.toLowerCase();
        seen.set(word, (seen.get(word) ?? 0) + 1);
      }
    let score = 0;
    for (const times of seen.values()) score += 1 + Math.min(times, MAX_COUNTED) / 4;
    if (score > 0) scores.set(intent, score);
  }
  const found = [...scores].sort((a, b) => b[1] - a[1]).map(([intent]) => intent);
  return [...found, 'learn'];
}
