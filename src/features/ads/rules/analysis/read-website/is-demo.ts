import type { PageCapture } from '#ports/page-browser';

/** Words of makers of templates. A software company may use some of them too. */
const TEMPLATE_WORDS =
  /\b(?:bootstrap|themes?|templates?|html5?|css3?|psd|figma|mockups?|wordpress|elementor|tailwind|jquery|open[ -]source|mit licensed?|licensed under|source files|landing pages?|(?:fully )?responsive(?: design| layout)?|retina|your (?:own )?(?:content|business|company|website|site|logo)|customi[sz]e|drag (?:and|&|n) drop|one[ -]page|multi[ -]?purpose|cross[ -]browser|google fonts|font awesome|dependencies|(?:an )?example of|put (?:an?|your|any)|plac?eholder)\b/iu;
/** Signs that a page still holds the texts of its template. */
const SIGNS =
  /lorem ipsum|\b(?:your (?:website|company|brand|business) (?:20\d\d|here)|your (?:company|website|site|brand) name|©\s*(?:20\d\d\s*)?your (?:website|company|brand)|(?:free|premium|responsive|bootstrap|html5?|wordpress|one[ -]page|business|landing[ -]page)(?: [\w-]+){0,2} (?:theme|template)s?|(?:theme|template) (?:by|from|created|built|designed)|start bootstrap|html5 ?up|colorlib|themewagon|templatemo)\b/iu;
const SIGNS_MIN = 2;

/** Whether a page is a template that still advertises itself. */
export function isDemo({ title, headings, paragraphs, lines, meta, names }: PageCapture): boolean {
  const texts = [
    title,
    ...headings.map(({ text }) => text),
    ...paragraphs,
    ...lines,
    ...meta.map(({ content }) => content),
    ...names.map(({ text }) => text),
  ];
  return new Set(texts.filter((text) => text.search(SIGNS) >= 0)).size >= SIGNS_MIN;
}

/** Whether a text of such a page speaks of the template instead of a business. */
export function isOfTemplate(text: string): boolean {
  return TEMPLATE_WORDS.test(text) || text.search(SIGNS) >= 0;
}
