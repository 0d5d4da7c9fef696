import type { PAGE_FAULTS } from './messages.ts';
import {
  BOT_CHECK,
  COMING_SOON,
  CONSENT,
  CONSENT_TITLE,
  LOADING,
  NOT_FOUND,
  OOPS,
  PARKED,
  SIGN_IN,
  SIGN_IN_FIRST,
} from './obstacle-words.ts';

/** What a person sees of a page that answered with status 200. */
export interface SeenPage {
  title: string;
  headings: readonly { text: string }[];
  paragraphs: readonly string[];
  /** Visible text, line by line. */
  lines: readonly string[];
  meta: readonly { name: string; content: string }[];
  images: readonly { width: number; height: number }[];
  /** Length of the visible text, navigation and footer included. */
  letters: number;
  hasPasswordField: boolean;
  /** Whether it asks for an e-mail address or a user name alone. */
  hasNameField: boolean;
  hasScripts: boolean;
  /** Whether a cookie notice was hidden. */
  hadCookieNotice: boolean;
}

/** In characters. Pages that only stand in the way are short; a site that mentions such words is not. */
const SHORT = { check: 1_400, missing: 2_600, parked: 1_600, soon: 420, wall: 3_500, signIn: 900 };
const FEW_LETTERS = 24;
/** Share of the text that speaks of cookies on a page that is nothing but a consent form. */
const CONSENT_SHARE = 0.5;
const FEW_PARAGRAPHS = 4;

/**
 * Finds why a page that was sent as one has no content of its site: a cookie wall, an error page with status 200, a check
 * for bots, a sign-in form, an unfinished or unrendered page, a parked domain. @returns undefined for a page with content
 */
export function findObstacle(page: SeenPage): (typeof PAGE_FAULTS)[number] | undefined {
  const { title, headings, lines, letters } = page;
  const text = lines.join('\n');
  const names = [title, ...headings.slice(0, 3).map((heading) => heading.text)].filter(Boolean);
  const labels = [...names, ...lines.slice(0, 6)];
  const says = (pattern: RegExp, texts: readonly string[] = labels) => texts.some((one) => pattern.test(one));
  if (letters < SHORT.check && (says(BOT_CHECK, names) || (letters < 700 && says(BOT_CHECK))))
    return 'botCheck';
  if (isConsentWall(page, text)) return 'consentWall';
  if (isNotFound(page, names, labels)) return 'notFound';
  if (isSignIn(page, names, labels)) return 'login';
  if (letters < SHORT.parked && says(PARKED, [...labels, ...lines.slice(0, 30)])) return 'parked';
  if (letters < SHORT.soon && says(COMING_SOON)) return 'parked';
  return findEmptiness(page, text);
}

function isConsentWall({ title, headings, letters, lines, paragraphs }: SeenPage, text: string): boolean {
  if (letters > SHORT.wall) return false;
  if ([title, headings[0]?.text ?? '', lines[0] ?? ''].some((one) => CONSENT_TITLE.test(one))) return true;
  const about = lines.filter((line) => CONSENT.test(line)).join('\n').length;
  return letters > 60 && about > text.length * CONSENT_SHARE && paragraphs.length <= 12;
}

/** An error in the title and on the page, or in a short page: a site may also write about errors. */
function isNotFound(
  { title, letters }: SeenPage,
  names: readonly string[],
  labels: readonly string[],
): boolean {
  const isTitled = NOT_FOUND.test(title);
  const isNamed = names.slice(1).some((name) => NOT_FOUND.test(name));
  if (isTitled && isNamed) return true;
  if (letters > SHORT.missing) return false;
  return isTitled || isNamed || (letters < SHORT.check && labels.some((label) => OOPS.test(label)));
}

function isSignIn(
  { hasPasswordField, hasNameField, paragraphs, letters, images }: SeenPage,
  names: readonly string[],
  labels: readonly string[],
): boolean {
  const isNamed = names.some((name) => SIGN_IN.test(name));
  if (hasPasswordField) return paragraphs.length < (isNamed ? FEW_PARAGRAPHS : 1);
  const isBare = letters < SHORT.signIn && images.length < 4 && paragraphs.length < FEW_PARAGRAPHS;
  return isBare && ((isNamed && hasNameField) || labels.some((label) => SIGN_IN_FIRST.test(label)));
}

function findEmptiness(page: SeenPage, text: string): 'unrendered' | 'empty' | 'consentWall' | undefined {
  const bare = text.replace(LOADING, '').trim();
  const isTemplate = /\{\{\s*[\w.]+\s*\}\}/.test(
    `${page.title}\n${page.headings.map((one) => one.text).join('\n')}`,
  );
  if (isTemplate && page.letters < 2_000) return 'unrendered';
  if (
    bare.length >= FEW_LETTERS ||
    page.headings.some((one) => one.text.length > 2 && one.text.replace(LOADING, '').trim() !== '')
  )
    return undefined;
  const describes = page.meta.some(
    ({ name, content }) => /^(og:)?description$|^twitter:description$/.test(name) && content.length > 30,
  );
  if (describes) return undefined;
  // A navigation alone is a page without content, too.
  if (page.letters - text.length > 400) return undefined;
  if (page.hadCookieNotice) return 'consentWall';
  return page.hasScripts ? 'unrendered' : 'empty';
}
