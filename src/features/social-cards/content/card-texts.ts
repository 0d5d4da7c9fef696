import { PAGES, type PageName } from '#features/site/content/pages';

/** What the card of a screen says when its link is shared: a title, and what kind of page it is (may be empty). */
export function cardTexts(name: PageName): { title: string; kicker: string } {
  const { title, kicker = '' } = PAGES[name];
  const own = title.replace(/ · Framewright$/, '').replace(/^Framewright: /, '');
  return { title: own.charAt(0).toUpperCase() + own.slice(1), kicker };
}
