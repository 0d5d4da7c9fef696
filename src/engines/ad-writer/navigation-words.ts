import { wordSet } from './words.ts';

/** Headings that name a part of a site instead of its subject. */
const NAVIGATION = new Set(
  `home|menu|contact|contact us|about|about us|our story|our team|team|faq|faqs|blog|news|login|log in|sign in|sign up|cart|
  your cart|search|newsletter|services|our services|products|our products|testimonials|reviews|what our customers say|
  what people say|opening hours|hours|location|find us|follow us|related posts|latest posts|recent posts|read more|learn more|
  shop now|buy now|book now|get started|subscribe|gallery|portfolio|pricing|careers|press|support|help|how it works|why us|
  why choose us|frequently asked questions|get in touch|share this|comments|leave a comment|quick links|useful links|
  categories|archives|tags|best sellers|bestsellers|new arrivals|featured|features|our menu|the menu|visit us|where to find us|
  welcome|overview|more|details|description|specifications|you may also like|customer reviews|our partners|partners|clients|
  subscribe to our newsletter|tickets|events|membership|memberships|plan your visit|donate|volunteer|work|works|projects|our work|meet the team|meet the coaches|our people|book a table|reserve a table|download the app|pricing plans|join our newsletter|stay in touch|stay connected|terms|imprint|plans|our mission|mission|
  startseite|herzlich willkommen|willkommen|über uns|kontakt|impressum|datenschutz|agb|öffnungszeiten|aktuelles|neuigkeiten|unser team|unsere leistungen|
  leistungen|produkte|unsere produkte|warenkorb|anfahrt|karriere|häufige fragen|mehr erfahren|so finden sie uns|jetzt bestellen|
  accueil|à propos|qui sommes-nous|nos services|nos produits|actualités|horaires|nous trouver|mon compte|panier|en savoir plus|
  nous contacter|contactez-nous|notre équipe|avis clients|mentions légales|notre histoire|boutique|
  inicio|sobre nosotros|quiénes somos|contacto|servicios|nuestros servicios|productos|noticias|horario|horarios|equipo|
  nuestro equipo|preguntas frecuentes|leer más|saber más|dónde estamos|aviso legal|opiniones|
  chi siamo|contatti|servizi|i nostri servizi|prodotti|notizie|orari|dove siamo|il nostro team|domande frequenti|scopri di più|
  início|sobre nós|quem somos|contactos|contato|serviços|produtos|notícias|horário|onde estamos|perguntas frequentes|saiba mais|
  over ons|onze diensten|diensten|producten|nieuws|openingstijden|ons team|veelgestelde vragen|lees meer|winkelwagen|
  ホーム|お問い合わせ|会社概要|アクセス|メニュー|よくある質問|お知らせ|ブログ|ニュース|営業時間|الرئيسية|من نحن|اتصل بنا|خدماتنا|المدونة|
  首页|首頁|官网|site officiel|sitio oficial|sito ufficiale|site oficial|offizielle website|officiële website|resmi site|
  kind words|produits populaires|nos produits|beliebte produkte|kies je gift|choose your gift|why come|paiement sécurisé|secure payment|sichere zahlung|pago seguro|pagamento sicuro|pagamento seguro|veilig betalen|bezpieczne płatności|bon cadeau|gift card|gutschein|
  главная|контакты|о нас|новости|联系我们|关于我们|新闻`
    .split('|')
    .map((label) => label.trim()),
);
/** Headings that announce what follows and say nothing alone. */
const PART =
  /^(?:how (?:we|you|it)|what (?:we|you)|why (?:choose |work with )?|who (?:we|is)|where (?:we|to)|our|latest|meet|about|more about|all about)\b(?: [\p{L}’']+){0,2}$|^(?:so|wie|wer|was|warum|unsere?)(?: [\p{L}]+){1,2}$|^(?:comment|pourquoi|nos|notre)(?: [\p{L}’']+){1,2}$|^(?:cómo|por qué|qué|nuestr[oa]s?)(?: [\p{L}]+){1,2}$|^(?:come|perché|chi|i nostri|le nostre|la nostra|il nostro)(?: [\p{L}]+){1,2}$|^(?:como|por que|noss[oa]s?)(?: [\p{L}]+){1,2}$|^(?:hoe|wat|wie|waarom|onze)(?: [\p{L}]+){1,3}$|^(?:jak|dlaczego|nasz[ea]?|vår[at]?|hur|varför|vores|hvordan|hvorfor|meidän|miten)(?: [\p{L}]+){1,2}$/u;
const COMMANDS = wordSet(
  'click tap scroll skip toggle close login log submit view accept share print follow filter sort browse',
);

export function isNavigation(label: string): boolean {
  const plain = label
    .toLowerCase()
    .replace(/[\s:.!?→]+$/u, '')
    .trim();
  if (/^(?:shop|view|see|buy) (?:the|all|our|now|more)\b/.test(plain)) return true;
  if (PART.test(plain)) return true;
  // A longer line that begins like a command is a headline: `Close your books in a day`.
  const words = plain.split(' ');
  return NAVIGATION.has(plain) || (words.length < 4 && COMMANDS.has(words[0]!));
}
