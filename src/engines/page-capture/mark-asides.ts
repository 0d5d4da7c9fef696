/**
 * Marks news, reviews, team and opening hours, which are not what the page offers, unless the whole page is of that kind. `read-facts` and `read-lines` leave them out. This function is sent to the page
 * as text, so it must not refer to anything outside.
 */
export function markAsides(): void {
  const headings =
    /^\W*(?:(?:latest|recent|our|the|from the|company|press)\s+)*(?:news|blog|insights|articles|stories|posts|press|updates|episodes|speakers|testimonials|reviews|customer reviews|opening hours|hours|faqs?|partners|clients)\W*$|^\W*(?:what (?:our )?\w+ (?:say|are saying)|meet (?:the|our) \w+|meet (?:dr|prof)\b|you (?:may|might) also like|recently viewed|code of conduct|trusted by)|^\W*(?:aktuelles|neuigkeiten|nachrichten|termine|kundenstimmen|bewertungen|das sagen|unser team|öffnungszeiten|actualités|agenda|horaires|avis|avis clients|témoignages|notre équipe|noticias|actualidad|opiniones|testimonios|nuestro equipo|horarios?|notizie|recensioni|orari|notícias|depoimentos|avaliações|nieuws|openingstijden|ervaringen|aktualności|opinie|godziny otwarcia|nyheter|nyheder|uutiset|aktuality|hírek|știri|haberler|yorumlar|tin tức|berita|новости|отзывы|новини|відгуки|お知らせ|ニュース|お客様の声|新闻|新聞|公告|공지사항|후기|أخبار|آراء العملاء|חדשות|समाचार|ข่าวสาร)\W*$/iu;
  const letters = (document.body?.innerText ?? '').trim().length;
  const named =
    'blockquote,[class*=testimonial i],[class*=review i],[class*=opening i],[class*=hours i],[class*=news i],[class*=blog i],[class*=team i],[itemprop=review],[itemprop=employee],[id*=testimonial i],[id*=review i],[id=team],[id=news],[id=blog]';
  const parts = [...document.querySelectorAll<HTMLElement>(named)].slice(0, 300);
  for (const heading of [...document.querySelectorAll<HTMLElement>('h2,h3,h4,[role=heading]')].slice(
    0,
    200,
  )) {
    const part = heading.closest<HTMLElement>('section,article,aside,div,td');
    if (part && part.querySelector('h2,h3,h4,[role=heading]') === heading && headings.test(heading.innerText))
      parts.push(part);
  }
  for (const part of parts)
    if (!part.querySelector('h1') && (part.innerText ?? '').trim().length < letters * 0.4)
      part.dataset.framewrightAside = '';
}
