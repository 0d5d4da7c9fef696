import type { TestProject } from 'vitest/node';
import { type SiteAddress, startSite } from './stage.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the shared site. */
    sharedSite: SiteAddress;
  }
}

/** Admin of the site. */
export const SHARED_SITE_ADMIN = 'admin@example.test';

/**
 * Vitest's global setup: one site with default settings for all files that need nothing else. To stay independent, tests
 * use their own users and publish nothing.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...site } = await startSite({
    templateDatabaseUrl: project.getProvidedContext().templateDatabaseUrl,
    env: { ADMIN_EMAILS: SHARED_SITE_ADMIN },
  });
  project.provide('sharedSite', site);
  return stop;
}
