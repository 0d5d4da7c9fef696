/**
 * One forbidden import for each rule of .dependency-cruiser.cjs, by the rule's name: a file and what it
 * imports. Files are relative to src/; what they import exists as an empty module.
 */
export const PLANTED_IMPORTS: Record<string, readonly [from: string, to: string]> = {
  'no-cycles': ['studio/planted-cycle.ts', './planted-cycle.ts'],
  resolvable: ['studio/planted-missing.ts', './nowhere.ts'],
  'declared-packages': ['server/http/planted-package.ts', 'fast-check'],
  'contract-knows-zod-alone': ['contract/planted.ts', '#content/target'],
  'browser-takes-no-zod': ['web/ui/planted-zod.ts', 'zod'],
  content: ['content/planted.ts', '#server/errors'],
  studio: ['studio/planted.ts', '#server/errors'],
  composer: ['composer/planted.ts', '#server/errors'],
  'stand-ins': ['stand-ins/planted.ts', '#server/errors'],
  'stand-ins-are-for-development': ['server/domain/planted-stand-in.ts', '#stand-ins/target'],
  'web-app': ['web/app/planted.ts', '#server/errors'],
  'web-pages': ['web/pages/planted.ts', '#web/app/target.ts'],
  'web-state': ['web/state/planted.ts', '#web/ui/target.ts'],
  'web-features': ['web/features/one/planted.ts', '#web/pages/target.ts'],
  'features-are-strangers': ['web/features/one/stranger.ts', '#web/features/two/target.ts'],
  'web-downloads': ['web/downloads/planted.ts', '#web/features/two/target.ts'],
  'web-generating': ['web/generating/planted.ts', '#web/features/two/target.ts'],
  'web-ui': ['web/ui/planted.ts', '#contract/target'],
  'web-api': ['web/api/planted.ts', '#web/features/two/target.ts'],
  http: ['server/http/planted.ts', '#platform/db/target'],
  domain: ['server/domain/planted.ts', '#server/http/target'],
  jobs: ['server/jobs/planted.ts', '#platform/db/target'],
  ports: ['ports/planted.ts', '#server/domain/target'],
  adapters: ['server/adapters/planted.ts', '#server/domain/target'],
  'codecs-under-the-rules': ['server/domain/planted-codec.ts', 'sharp'],
  platform: ['platform/images/planted.ts', '#server/domain/target'],
  queries: ['server/db/planted.ts', '#server/domain/target'],
  errors: ['server/errors.ts', '#platform/db/target'],
  'main-is-the-top': ['server/jobs/planted-main.ts', '#main/target'],
  'testing-is-for-tests': ['server/domain/planted-testing.ts', '#testing/target'],
};

/** The modules that the planted files import. */
export const TARGETS = [
  'content/target.ts',
  'contract/target.ts',
  'stand-ins/target.ts',
  'web/app/target.ts',
  'web/pages/target.ts',
  'web/ui/target.ts',
  'web/features/two/target.ts',
  'platform/db/target.ts',
  'server/http/target.ts',
  'server/domain/target.ts',
  'main/target.ts',
  'testing/target.ts',
];
