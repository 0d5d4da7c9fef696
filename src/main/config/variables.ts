import { browserVariables, egressVariables } from './browser.ts';
import { databaseVariables } from './database.ts';
import { contactVariables, galleryVariables, generationVariables } from './generation.ts';
import { modelVariables, providerVariables } from './models.ts';
import { objectStoreVariables } from './object-store.ts';
import { stripeVariables } from './payments.ts';
import { policyVariables } from './policies.ts';
import { rateLimitVariables } from './rate-limits.ts';
import { retentionVariables, runningVariables, streamVariables } from './running.ts';
import { adminVariables, oidcVariables } from './sign-in.ts';
import { signingVariables } from './signing.ts';
import { processVariables, siteVariables } from './site.ts';
import { storageVariables } from './storage.ts';
import type { Environment, Reader, VariableTable } from './variable.ts';

/** Every configuration variable, once. */
export const TABLES = {
  site: siteVariables,
  processes: processVariables,
  database: databaseVariables,
  objectStore: objectStoreVariables,
  storage: storageVariables,
  oidc: oidcVariables,
  admins: adminVariables,
  stripe: stripeVariables,
  signing: signingVariables,
  generation: generationVariables,
  models: modelVariables,
  providers: providerVariables,
  gallery: galleryVariables,
  egress: egressVariables,
  browser: browserVariables,
  limits: rateLimitVariables,
  streams: streamVariables,
  contact: contactVariables,
  policies: policyVariables,
  running: runningVariables,
  retention: retentionVariables,
} satisfies Readonly<Record<string, VariableTable>>;

/** Headings of the documentation, in order. */
export const SECTIONS: readonly { title: string; tables: readonly (keyof typeof TABLES)[] }[] = [
  { title: 'Where the site is', tables: ['site'] },
  { title: 'Processes and data', tables: ['processes', 'database', 'objectStore'] },
  { title: 'Storage limits', tables: ['storage'] },
  { title: 'Sign-in', tables: ['oidc', 'admins'] },
  { title: 'Payments: key, webhook secret and all prices together, or none', tables: ['stripe'] },
  { title: 'Content credentials', tables: ['signing'] },
  { title: 'Credits and generation', tables: ['generation'] },
  { title: 'Models', tables: ['models', 'providers'] },
  { title: 'Gallery and moderation', tables: ['gallery'] },
  { title: 'Ad creator', tables: ['egress', 'browser'] },
  { title: 'Rate limits', tables: ['limits', 'streams'] },
  { title: 'Contact and policies', tables: ['contact', 'policies'] },
  { title: 'Operation: docs/operations.md', tables: ['running', 'retention'] },
];

/** The environment without the variables that this process does not read. */
export function environmentFor(reader: Reader, env: Environment): Record<string, string | undefined> {
  const unread = Object.values<VariableTable>(TABLES)
    .flatMap((table) => Object.values(table))
    .filter(({ readBy = ['web', 'worker'] }) => !readBy.includes(reader));
  return { ...env, ...Object.fromEntries(unread.map(({ name }) => [name, undefined])) };
}
