/**
 * Marks news, reviews, team, opening hours, open positions, sponsors, questions and forms for newsletters, which are not what the page
 * offers, unless the whole page is of that kind. `read-facts` and `read-lines` leave them out; `read-looks` ignores the colors of windows
 * to chat in. This function is sent to the page as text, so it must not refer to anything outside.
 */
export function markAsides(): void {
  const headings =
    /^\W*(?:(?:latest|recent|our|the|from the|company|press)\s+)*(?:news|blog|insights|articles|stories|posts|press|updates|episodes|speakers|testimonials|reviews|customer reviews|opening hours|hours|faqs?|partners|clients)\W*$|^\W*(?:what (?:our )?\w+ (?:say|are saying)|meet (?:the|our) \w+|meet (?:dr|prof)\b|you (?:may|might) also like|recently viewed|code of conduct|trusted by)|^\W*(?:aktuelles|neuigkeiten|nachrichten|termine|kundenstimmen|bewertungen|das sagen|unser team|öffnungszeiten|actualités|agenda|horaires|avis|avis clients|témoignages|notre équipe|noticias|actualidad|opiniones|testimonios|nuestro equipo|horarios?|notizie|recensioni|orari|notícias|depoimentos|avaliações|nieuws|openingstijden|ervaringen|aktualności|opinie|godziny otwarcia|nyheter|nyheder|uutiset|aktuality|hírek|știri|haberler|yorumlar|tin tức|berita|новости|отзывы|новини|відгуки|お知らせ|ニュース|お客様の声|新闻|新聞|公告|공지사항|후기|أخبار|آراء العملاء|חדשות|समाचार|ข่าวสาร)\W*$/iu;
  const staff =
    /^\W*(?:(?:ihre|unsere|die|our|your|the|meet|les|nos|el|nuestr[oa]s?|la|a|il|i|le|os|as|noss[oa]s?|ons|onze|nasz|nasi|vår[at]?|vores?|náš|naši|bizim) )*(?:attorneys|lawyers|doctors|dentists|coaches|staff|anwälte|anwältinnen|ärzte|ärztinnen|mitarbeiter|(?:praxis|ärzte|anwalts)?team|équipe|avocats|médecins|equipo|abogados|médicos|equipa|equipe|avvocati|medici|staff|medewerkers|zespół|lekarze|prawnicy|medarbejdere|medarbetare|tým|lékaři|ekibimiz|kadromuz|doktorlarımız)(?: (?:of|at|bei|van|von|der|de l[’']|du|di|do) .{1,20})?\W*$|スタッフ紹介|医師紹介|院長紹介|团队|團隊|의료진|원장|فريق العمل|فريقنا|أطباؤنا/iu;
  const jobs =
    /^\W*(?:(?:our|open|current|offene|aktuelle|unsere|nos) )*(?:jobs?|careers?|vacanc(?:y|ies)|positions|stellen|stellenangebote?|karriere|recrutement|offres d[’']emploi|empleo|recrutamento|posizioni aperte|vacatures?|oferty pracy|lediga jobb|ledige stillinger|nabídka práce|volná místa|kariéra|kariyer|iş ilanları)(?:\s+(?:at|bei|in|im|&|und|and|with|chez|bij|hos|u)\s.{1,30}|\s*[:–-]\s.{1,40})?\W*$|we(?:[’']| a)re hiring|(?:join|rejoignez) (?:our|notre) (?:team|équipe)|(?<!\p{L})(?:wir suchen|on recrute|trabaja con nosotros|trabalhe conosco|lavora con noi|werken bij|praca u nas|jobba hos oss|job hos os)(?!\p{L})|採用情報|求人|招聘|加入我们|채용|وظائف/iu;
  const sponsors =
    /^\W*(?:(?:our|the|with|supported|funded|unsere|nos|nuestros|i nostri|os nossos|nossos|onze|nasi|våra|vores|naši) )*(?:sponsors?|supporters|supported by|funders|partners?|sponsoren|förderer|unterstützer|partenaires|soutiens|patrocinadores|colaboradores|sostenitori|parceiros|partnerzy|sponsorzy|partneři|partnere|sponsorlar|destekçiler)\W*$/iu;
  const questions =
    /^\W*(?:faqs?|frequently asked|häufige fragen|questions fréquentes|preguntas frecuentes|domande frequenti|perguntas frequentes|veelgestelde vragen|najczęściej zadawane|częste pytania|vanliga frågor|ofte stillede|časté (?:dotazy|otázky)|sık(?:ça)? sorulan|よくある(?:ご)?質問|常见问题|자주 묻는|الأسئلة الشائعة)/iu;
  const posts =
    /^\W*(?:(?:latest|laatste|neueste|dernières|últim[ao]s|ultime|najnowsze|senaste|seneste|nejnovější|son|recent|letzte) )+(?:news|posts?|articles?|stories|nieuws|berichten|artikelen|beiträge|meldungen|artikel|nachrichten|actualités|billets|noticias|artículos|entradas|notícias|artigos|notizie|articoli|wpisy|artykuły|inlägg|nyheter|nyheder|indlæg|články|yazılar|haberler)(?: (?:del|do|van het|vom|du) blog)?\W*$|(?:^|\s)instagram|#\p{L}+ auf instagram|新闻动态|公司新闻/iu;
  const praise =
    /^\W*(?:kind words|words from|lo que dicen|o que dizem|cosa dicono|ce que disent|ce qu[’']en disent|wat \p{L}+ (?:klanten|gasten) (?:zeggen|vinden)|co mówią|co o nas|dicono di noi|ils (?:parlent de nous|nous font confiance)|hablan de nosotros|napsali o nás|řekli o nás|hvad siger|det säger|misafir yorumları|müşteri yorumları|våra (?:gäster|kunder) säger|vores (?:gæster|kunder) siger|opinie \p{L}+|avis \p{L}+)|치료 후기|이용 후기/iu;
  const hours = /진료시간|診療時間|ساعات العمل/u;
  const letters = (document.body?.innerText ?? '').trim().length;
  const named =
    'blockquote,[class*=testimonial i],[class*=review i],[class*=opening i],[class*=hours i],[class*=news i],[class*=blog i],[class*=team i],[itemprop=review],[itemprop=employee],[id*=testimonial i],[id*=review i],[id=team],[id=news],[id=blog]';
  const parts = [...document.querySelectorAll<HTMLElement>(named)].slice(0, 300);
  for (const heading of [...document.querySelectorAll<HTMLElement>('h2,h3,h4,[role=heading]')].slice(
    0,
    200,
  )) {
    const part = heading.closest<HTMLElement>('section,article,aside,div,td');
    if (part?.querySelector('h2,h3,h4,[role=heading]') !== heading) continue;
    const text = heading.innerText.trim();
    // Longer headings are sentences that only mention staff or jobs.
    const isShort = text.length < 60;
    if (
      headings.test(text) ||
      (isShort && [staff, jobs, sponsors, questions, posts, praise, hours].some((kind) => kind.test(text)))
    )
      parts.push(part);
  }
  // Forms for newsletters, alone in a part below the first screen.
  for (const field of [...document.querySelectorAll<HTMLElement>('input[type=email]')].slice(0, 10)) {
    const form = field.closest<HTMLElement>('form');
    const part = form?.closest<HTMLElement>('section,aside,footer,div:has(h2),div:has(h3)');
    if (!form || !part || form.querySelectorAll('input:not([type=hidden]),textarea,select').length > 2)
      continue;
    const isAlone = part.querySelectorAll('h2,h3').length < 2 && part.innerText.length < 500;
    if (isAlone && part.getBoundingClientRect().top + scrollY > innerHeight) parts.push(part);
  }
  // Windows to chat in, which float in a corner, wear the colors of their makers.
  for (const part of [...document.querySelectorAll<HTMLElement>('body > *, body > * > *')].slice(0, 300)) {
    const { top, width, height } = part.getBoundingClientRect();
    if (getComputedStyle(part).position !== 'fixed' || top < innerHeight / 2) continue;
    if (width < 420 && height < 420) part.dataset.framewrightFloating = '';
  }
  let marked = 0;
  for (const part of parts) {
    const length = (part.innerText ?? '').trim().length;
    if (part.closest('[data-framewright-aside]') || part.querySelector('h1') || length >= letters * 0.4)
      continue;
    // If most of a page is of that kind, it is what the page is about.
    if (marked + length > letters * 0.6) break;
    marked += length;
    part.dataset.framewrightAside = '';
  }
}
