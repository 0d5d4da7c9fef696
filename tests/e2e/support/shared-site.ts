import type { TestProject } from 'vitest/node';
import { type SiteAddress, startSite } from './stage.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where files find the site that they share. */
    sharedSite: SiteAddress;
  }
}

/** Who looks after the site. */
export const SHARED_SITE_ADMIN = 'admin@example.test';

/**
 * Vitest's global setup: one site of default settings for all files that need nothing else. It has to be as good as new to
 * each of them, whatever others do to it meanwhile: they keep to people of their own, and publish nothing.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...site } = await startSite({
    templateDatabaseUrl: project.getProvidedContext().templateDatabaseUrl,
    env: { ADMIN_EMAILS: SHARED_SITE_ADMIN },
  });
  project.provide('sharedSite', site);
  return stop;
}
