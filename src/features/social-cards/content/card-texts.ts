import { PAGES, type PageName } from '#features/site/content/pages';

/** The texts of a page's card: its title, and the kind of page (may be empty). */
export function cardTexts(name: PageName): { title: string; kicker: string } {
  const { title, kicker = '' } = PAGES[name];
  const own = title.replace(/ · Framewright$/, '').replace(/^Framewright: /, '');
  return { title: own.charAt(0).toUpperCase() + own.slice(1), kicker };
}
