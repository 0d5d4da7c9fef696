import { PAGES, type PageName } from './pages.ts';

/** What the card of a screen says when its link is shared: a title, and what kind of page it is (may be empty). */
export function cardTexts(name: PageName): { title: string; kicker: string } {
  const { title } = PAGES[name];
  const own = title.replace(/ · Framewright$/, '').replace(/^Framewright: /, '');
  return { title: own.charAt(0).toUpperCase() + own.slice(1), kicker: KICKERS[name] ?? '' };
}

const KICKERS: Partial<Record<PageName, string>> = {
  galleryImage: 'Gallery',
  sharedPicture: 'Shared with you',
  promptBuilder: 'Prompt builder',
  terms: 'Legal',
  privacy: 'Legal',
  cookies: 'Legal',
  comparison: 'Comparison',
  canvaAlternative: 'Comparison',
  photoshopAlternative: 'Comparison',
  gettyAlternative: 'Comparison',
  stripeTest: 'For operators',
  checkCredits: 'For operators',
  users: 'For operators',
  audit: 'For operators',
  operations: 'For operators',
  moderation: 'For operators',
};
