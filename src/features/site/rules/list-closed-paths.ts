import { PAGES } from '../content/pages.ts';

/**
 * The pages that robots.txt closes: those for admins, and unlisted pages with a fixed address. Shared pictures stay open,
 * because crawlers must read their `noindex`, and other sites their card.
 */
export function listClosedPaths(): string[] {
  const pages = Object.values(PAGES);
  const admin = pages.filter(({ access }) => access === 'admin').flatMap(({ paths }) => paths);
  const folders = new Set(admin.map((path) => `/${path.split('/')[1]}/`));
  const unlisted = pages.filter(({ isUnlisted }) => isUnlisted).flatMap(({ paths }) => paths);
  return [...folders, ...unlisted.filter((path) => !path.includes(':')).sort()];
}
