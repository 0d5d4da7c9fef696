/** Legal and consent notices, in the most common languages. */
const NOTICES =
  /\b(cookies?|gdpr|dsgvo|rgpd|consent|all rights reserved|copyright|privacy (policy|notice|settings)|terms (of|and)|javascript|captcha|subscribe to our newsletter|skip to|sign in to|log in to|log in|sign in|add to (cart|basket|bag)|shopping (bag|cart)|your (cart|basket|bag) is|unsubscribe|datenschutz\w*|impressum|widerruf\w*|alle rechte|agb|nutzungsbedingungen|warenkorb|mentions légales|tous droits|politique de|conditions générales|panier|aviso legal|todos los derechos|política de|carrito|privacidad|tutti i diritti|informativa|carrello|direitos reservados|algemene voorwaarden|winkelwagen)\b|©|クッキー|プライバシー|利用規約|カート|無断転載|ملفات تعريف الارتباط|سياسة الخصوصية|جميع الحقوق|سلة التسوق|עוגיות|מדיניות פרטיות|כל הזכויות|कुकी|गोपनीयता|सर्वाधिकार/iu;

/** Complete navigation labels. */
const LABELS = new RegExp(
  `^(${[
    'home|menu|about( us)?|contact( us)?|services|products|shop( now| all)?|blog|news|faqs?|search|more|read more|learn more|see all|view all|back|next|previous|close|share|follow us|newsletter|careers|imprint|language|english|deutsch|login|account|my account|cart|basket|wishlist|checkout|help|support|sitemap|subscribe|sign up|get started|download|related (posts|articles)|recent posts|comments|categories|tags|archives?|loading',
    'startseite|über uns|kontakt|leistungen|produkte|aktuelles|mehr( erfahren| lesen)?|weiterlesen|zurück|suche|karriere|anmelden|konto|hilfe',
    'accueil|à propos|nous contacter|boutique|actualités|en savoir plus|lire la suite|recherche|mon compte|aide',
    'inicio|sobre nosotros|contacto|tienda|noticias|leer más|saber más|buscar|mi cuenta|ayuda',
    'chi siamo|contatti|negozio|notizie|scopri di più|leggi tutto|cerca|início|sobre nós|contato|loja|notícias|saiba mais|over ons|winkel|nieuws|lees meer|zoeken',
    // Names of a shop's shelves.
    'featured products|popular products|best ?sellers|new arrivals|our products|all products|beliebte produkte|unsere produkte|neuheiten|bestseller|produits populaires|nos produits|meilleures ventes|nouveautés|productos destacados|nuestros productos|más vendidos|novedades|prodotti in evidenza|i nostri prodotti|più venduti|novità|produtos em destaque|mais vendidos|novidades|populaire producten|onze producten|nieuw binnen|polecane produkty|bestsellery|nowości|populära produkter|nyheter|populære produkter|nyheder|nejprodávanější|novinky|öne çıkan ürünler|çok satanlar|yeni gelenler|人気商品|おすすめ商品|新着商品|热销商品|热销产品|新品上市|인기 상품|신상품|الأكثر مبيع[اًا]*|منتجات مميزة|وصل حديث[اًا]*',
    // Marks of an official site in titles.
    'site officiel|sitio (?:web )?oficial|sito ufficiale|site oficial|offizielle (?:website|webseite|seite)|officiële website|oficjalna strona|officiell (?:webbplats|hemsida)|officiel hjemmeside|oficiální (?:web|stránky)|resmi (?:web )?sitesi|official (?:web)?site|公式サイト|公式|官网|官方网站|공식 ?홈페이지',
    'ホーム|メニュー|お問い合わせ|会社概要|商品一覧|もっと見る|検索|ログイン|お知らせ|الرئيسية|من نحن|اتصل بنا|المتجر|اقرأ المزيد|بحث|תפריט|דף הבית|אודות|צור קשר|חנות|קרא עוד|מוצרים|मुख्य पृष्ठ|हमारे बारे में|संपर्क करें|और पढ़ें',
  ].join('|')})\\W*$`,
  'iu',
);

/** Whether a text is a notice, navigation or code. */
export function isBoilerplate(text: string): boolean {
  return LABELS.test(text) || (text.length < 400 && NOTICES.test(text)) || isCode(text);
}

function isCode(text: string): boolean {
  return /[{};]\s*[{};]|\bfunction\s*\(|=>|\bvar\s+\w+\s*=|https?:\/\/\S+$/.test(text);
}
