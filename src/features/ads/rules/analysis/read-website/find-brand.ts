import type { PageCapture } from '#ports/page-browser';
import { plainName } from './plain-name.ts';
import type { LinkedData } from './read-json-ld.ts';

/** Chinese and Japanese titles have no spaces around their dashes. */
const SEPARATORS =
  /\s+[|·•–—»›«:/▷-]+\s+|\s*[|｜·•»›▷]\s*|:\s+|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[-_–—](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u;
const NAME_MAX_WORDS = 5;
const NAME_MAX_CHARACTERS = 60;
/** More mentions in the page's text do not raise a name's score. */
const MENTIONS_MAX = 3;
const LEGAL_FORM =
  /,?\s+(?:LLP|LLC|Ltd\.?|Limited|Inc\.?|Corp\.?|PLC|GmbH(?: & Co\. KG)?|PartG(?: mbB)?|mbB|GbR|OHG|AG|KG|UG|e\.\s?[KV]\.|S\.?A\.?R\.?L\.?|SAS|S\.A\.|S\.L\.U?\.?|S\.?r\.?l\.?|B\.?V\.?|Lda\.?|Sp\. z o\.o\.|s\.r\.o\.|AB|ApS|A\/S|AS|Oy|Kft\.?|d\.o\.o\.|Ltd\. Şti\.|A\.Ş\.|株式会社|有限会社|有限公司|ООО|ТОВ)$/iu;
/** Names of companies in Japan and Russia begin with their legal form. */
const LEGAL_FORM_BEFORE = /^(?:株式会社|有限会社|合同会社|ООО|ТОВ|ИП|PT)\s*/u;
/** Placeholder titles of templates. */
const PLACEHOLDER_NAME =
  /^(home ?page|home|index|welcome|untitled( document| page)?|document|page|my (site|blog|website)|website|site|shop|store|blog|news|logo|image|img|picture|brand|company( name)?|(your|my|our) (own )?(logo|brand|company|business|site|website|name|studio|shop|store|title)( name)?|start ?bootstrap|concept|template|theme|demo|sample|header|banner|icon|menu|login|sign in|landing( page)?|startseite|willkommen|accueil|bienvenue|inicio|bienvenidos?|benvenuti|início|strona główna|hem|forside|hjem|etusivu|domů|kezdőlap|acasă|ana sayfa|αρχική|главная|головна|начало|react app|vite app|next\.?js app|wordpress|just another wordpress site|official (site|website)|anasayfa|startsida|hjemmeside|forsiden|etusivulle|úvod|úvodní stránka|strona startowa|página (?:inicial|principal)|pagina (?:iniziale|principale)|page d['’]accueil|portfolio|about( us)?|contact( us)?|ホーム|トップページ|首页|首頁|홈|الرئيسية|דף הבית|मुख्य पृष्ठ|หน้าแรก|trang chủ|beranda)$/i;
/** Makers of templates and of site builders. */
const TEMPLATE_NAME =
  /\b(?:bootstrap(?:made)?|colorlib|html5 ?up|themeforest|templatemo|startbootstrap|html codex|tooplate|themewagon|elementor|(?:free|responsive|html5?|one ?page|website|landing page|multipurpose|wordpress|admin) (?:\w+ )?(?:template|theme)|powered by|wix\.com|squarespace|shopify|webflow|godaddy)\b|\btemplate$/i;
/** Phrases that people type into a search engine. */
const SEARCHED =
  /\bnear (?:me|you)\b|\bin der nähe\b|\bprès de chez (?:moi|vous)\b|\bcerca de (?:mí|ti)\b|\bvicino a (?:me|te)\b/iu;
/** File names and class names instead of words. */
const FILE_NAME =
  /[_/\\]|\.(?:png|jpe?g|svg|webp|gif)$|^(?:img|image|dsc|photo|pic|screenshot|untitled|frame|group|asset|layer|vector)[-\s]?\w*\d*$|^(?:\w+-)?logo(?:-\w+)*$|^logo\d*$|^[a-f\d-]{16,}$/i;
/** Titles of persons, which stand beside names. */
const JOB =
  /\b(?:developer|designer|photographer|engineer|consultant|manager|director|founder|ceo|architect|artist|writer|illustrator|copywriter|freelancer?|coach|therapist|entwickler(?:in)?|fotograf(?:in)?|gestalter(?:in)?|berater(?:in)?|photographe|développeu(?:r|se)|fotógraf[oa]|diseñador[a]?|desarrollador[a]?|fotografo|sviluppatore)$/i;
const TRIMMINGS =
  /\s*[®™©]|\s+(logo|logotype|home(page)?|official (web)?site|onlineshop|online shop|online store)$|^(logo|the logo of|logo of|logo von|logo de|logo di|home|startseite|welcome to|willkommen bei|bienvenue (?:chez|à)|bienvenidos a|benvenuti (?:da|a)|welkom bij)\s+/giu;
const SECOND_LEVEL = /^(co|com|org|net|ac|gov|edu|or|ne|go)$/;

type Source = 'linked' | 'site' | 'lettering' | 'copyright' | 'logo' | 'title' | 'heading';
/** A vote each; two sources that agree outvote any single one. */
const VOTES: Readonly<Record<Source, number>> = {
  linked: 3,
  site: 3,
  copyright: 2.2,
  lettering: 2,
  logo: 1.6,
  title: 1,
  // A heading only confirms a name.
  heading: 0.5,
};

/**
 * Finds the brand's name by a vote of the page's linked data, site name, lettering, logo, copyright notice, title and
 * address. Never a slogan, a file's name or a job title; a heading only if the page says nothing else.
 * @param host such as `www.example.co.uk`
 */
export function findBrand({
  linked,
  title,
  siteName,
  logoAlts,
  names,
  headings,
  text,
  host,
}: {
  linked: LinkedData;
  title: string;
  siteName: string;
  logoAlts: readonly string[];
  names: PageCapture['names'];
  headings: readonly string[];
  /** The page's text without its title. */
  text: string;
  host: string;
}): string {
  const label = labelOf(host);
  const of = (source: Source, texts: readonly string[]) =>
    texts.flatMap((one) => bestOf(one.split(SEPARATORS), label)).map((name) => ({ name, source }));
  const titleParts = title.split(SEPARATORS).map(trimName).filter(isName);
  const isAlone = title.split(SEPARATORS).length < 2;
  const ballots: { name: string; source: Source }[] = [
    ...of('linked', linked.names),
    ...of('site', [siteName]),
    ...of(
      'lettering',
      names.filter(({ from }) => from === 'lettering').map((one) => one.text),
    ),
    ...of(
      'copyright',
      names.filter(({ from }) => from === 'copyright').map((one) => holderOf(one.text)),
    ),
    ...of('logo', logoAlts),
    // Most titles end with the site's name; a title of one part is the name only if it is short.
    ...(isAlone ? titleParts.filter((part) => wordsOf(part) <= 3) : titleParts.toReversed()).map((name) => ({
      name,
      source: 'title' as const,
    })),
  ];
  const heads = headings.map(plainName);
  const candidates = [...new Map(ballots.map((one) => [plainName(one.name), one.name] as const).reverse())]
    .reverse()
    .map(([plain, name]) => ({ plain, name }));
  const votersOf = (plain: string) =>
    new Set(ballots.filter((one) => agree(plainName(one.name), plain)).map(({ source }) => source));
  const countShown = (voters: ReadonlySet<Source>) =>
    (['lettering', 'copyright', 'logo', 'title'] as const).filter((source) => voters.has(source)).length;
  const isNamedOnPage = candidates.some(({ plain }) => countShown(votersOf(plain)) > 1);
  const scored = candidates.map(({ name, plain }, index) => {
    const voters = votersOf(plain);
    const votes = [...voters].reduce((sum, source) => sum + VOTES[source], 0);
    const isInAddress = isLike(name, label) ? 3 : 0;
    const isInTitle = title.toLowerCase().includes(name.toLowerCase()) ? 1 : 0;
    const mentions = Math.min(text.split(name).length - 1, MENTIONS_MAX) / MENTIONS_MAX;
    // A part of the title that is also a heading is the page's subject, unless more speaks for it.
    const isHeading = heads.includes(plain) && votes <= VOTES.title ? -1.5 : 0;
    const isJob = JOB.test(name) ? -3 : 0;
    // A name that only a theme's linked data states, while the page shows another.
    const unseen = isNamedOnPage && countShown(voters) === 0 && !text.includes(name) ? -4 : 0;
    const doubts =
      isHeading + isJob + unseen - index * 0.1 - wordsOf(name) * 0.15 - (isSentence(name) ? 2 : 0);
    return { name, plain, score: votes + isInAddress + isInTitle + mentions * 1.5 + doubts };
  });
  const [found] = scored.sort((a, b) => b.score - a.score);
  if (found)
    return spell(
      found.name,
      ballots.map(({ name }) => name),
    );
  const alone = [title, headings[0] ?? '']
    .map(trimName)
    .find((one) => isName(one) && wordsOf(one) <= 3 && !isSentence(one));
  return (label && capitalize(label)) || (alone ?? '');
}

/** Prefers a spelling in mixed case over lettering in capitals. */
function spell(name: string, spellings: readonly string[]): string {
  if (name !== name.toUpperCase()) return name;
  const others = spellings.filter((one) => plainName(one) === plainName(name));
  const mixed = others.find((one) => one !== one.toUpperCase());
  // One mixed spelling of a name of one word may be a notice's: `IKEA` stays although `© Ikea` is written once.
  const hasSeveralMixed = others.filter((one) => one !== one.toUpperCase()).length > 1;
  return (wordsOf(name) > 1 || hasSeveralMixed ? mixed : undefined) ?? name;
}

/** The holder of a copyright: `© 2019–2024 Kiln Ltd. All rights reserved.` is `Kiln Ltd`. */
function holderOf(notice: string): string {
  const [, after = ''] =
    /(?:©|\(c\)|copyright)(.*)$/iu.exec(notice.replace(/copyright\s*(?:©|\(c\))/giu, '©')) ?? [];
  const before = notice.split(/©|\(c\)|copyright/iu)[0] ?? '';
  const strip = (text: string) =>
    text
      // The maker of the site.
      .replace(
        /(?<!\p{L})(?:vytvořil[oa]?|realizace|réalis(?:é|ée|ation)(?: par)?|realizado por|sito realizzato|realizzazione|desenvolvido por|gemaakt door|wykonanie|udviklet af|skapad (?:av|med)|umsetzung|webdesign|created by|developed by|tasarım|技术支持|制作)(?!\p{L}).*$/iu,
        ' ',
      )
      .replace(/\b(?:19|20)\d{2}\b(?:\s*[-–—/]\s*(?:(?:19|20)\d{2}|\d{2}|today|present|heute))?/gu, ' ')
      .replace(
        /\b(?:all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|tutti i diritti riservati|todos os direitos reservados|alle rechten voorbehouden|wszelkie prawa zastrzeżone|med ensamrätt|made with|designed by|website by|powered by|by)\b.*$/giu,
        ' ',
      )
      .replace(/^[\s,.;|·–—-]+|[\s,;|·–—-]+$/gu, '')
      .replace(/^(?:by|von|par|por|av|af|door|di)\s+(?=\p{Lu})/u, '')
      // A short word before a full stop is a title: `Dr. Ionescu`.
      .split(/\s[|·•–—]\s|(?<!(?:^|\s)\p{Lu}\p{L}{0,3})\.\s/u)[0]!
      .trim();
  if (after === '' && before === notice) return strip(firmOf(notice));
  return strip(after) || strip(before);
}

/** The firm at the beginning of its address: `Kiln GmbH, Am Ufer 3` is `Kiln GmbH`. */
function firmOf(line: string): string {
  const [firm = ''] = line.split(/,\s|\s[·|–—-]\s/u);
  return firm;
}

function bestOf(parts: readonly string[], label: string): string[] {
  const names = parts.map(trimName).filter(isName);
  const own = names.find((name) => isLike(name, label));
  return own ? [own] : names.slice(0, 1);
}

/** Whether a name and the address contain one another, ignoring spaces and marks. */
function isLike(name: string, label: string): boolean {
  const plain = plainName(name);
  const own = plainName(label);
  return plain.length > 2 && own.length > 2 && (plain.includes(own) || own.includes(plain));
}

/** Whether two names are the same, or one begins with or ends in the other. */
function agree(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length > 3 && (long.startsWith(short) || long.endsWith(short));
}

/** The registered label of a host: `example` of `shop.example.co.uk`; empty for an IP address. */
function labelOf(host: string): string {
  const labels = host.replace(/^www\d?\./, '').split('.');
  if (labels.length < 2 || labels.every((label) => /^\d+$/.test(label)) || host.includes(':')) return '';
  const end = labels.length > 2 && SECOND_LEVEL.test(labels.at(-2)!) ? 3 : 2;
  return labels.at(-end) ?? '';
}

function trimName(text: string): string {
  return text
    .replace(TRIMMINGS, '')
    .replace(TRIMMINGS, '')
    .replace(LEGAL_FORM_BEFORE, '')
    .replace(LEGAL_FORM, '')
    .replace(/^[\s"“”'‘’]+|[\s"“”'‘’.!,]+$/gu, '');
}

function isName(text: string): boolean {
  return (
    /\p{L}/u.test(text) &&
    text.length <= NAME_MAX_CHARACTERS &&
    wordsOf(text) <= NAME_MAX_WORDS &&
    !PLACEHOLDER_NAME.test(text) &&
    !TEMPLATE_NAME.test(text) &&
    !SEARCHED.test(text) &&
    !/\d{2}\D{0,2}\d{2}\D{0,2}\d{2}/.test(text) &&
    !FILE_NAME.test(text)
  );
}

/** Whether it reads like a sentence: many words of small letters. */
function isSentence(name: string): boolean {
  const words = name.split(/\s+/);
  const small = words.slice(1).filter((word) => /^\p{Ll}{3,}/u.test(word)).length;
  return words.length > 2 && small > words.length / 2;
}

function wordsOf(text: string): number {
  return text.split(/\s+/).length;
}

function capitalize(label: string): string {
  return label
    .split(/[-_]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
