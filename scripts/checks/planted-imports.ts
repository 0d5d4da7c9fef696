import { createRequire } from 'node:module';

const { FEATURES }: { FEATURES: Record<string, readonly string[]> } = createRequire(import.meta.url)(
  './feature-arrows.cjs',
);

type PlantedImport = readonly [from: string, to: string];

/**
 * One forbidden import for each rule of .dependency-cruiser.cjs, by the rule's name: a file, relative to src/, and its
 * import. The imported modules exist, with one export.
 */
export const PLANTED_IMPORTS: Record<string, PlantedImport> = {
  'no-cycles': ['engines/studio/planted-cycle.ts', './planted-cycle.ts'],
  resolvable: ['engines/studio/planted-missing.ts', './nowhere.ts'],
  'declared-packages': ['platform/http/planted-package.ts', 'fast-check'],
  'browser-takes-no-zod': ['web/ui/planted-zod.ts', 'zod'],
  'contract-knows-zod-alone': ['features/gallery/contract/planted-package.ts', 'sharp'],
  'codecs-under-the-rules': ['features/gallery/rules/planted-codec.ts', 'sharp'],
  'studio-without-sharp': ['engines/studio/people/planted-codec.ts', 'sharp'],
  engines: ['engines/composer/planted.ts', '#engines/studio/studio'],
  painter: ['engines/painter/planted.ts', '#engines/composer/target'],
  'studio-math': ['engines/studio/math/planted.ts', '../color/target.ts'],
  'studio-errors': ['engines/studio/studio-error.ts', './scene/target.ts'],
  'studio-version': ['engines/studio/engine-version.ts', './scene/target.ts'],
  'studio-color': ['engines/studio/color/planted.ts', '../scene/target.ts'],
  'studio-scene': ['engines/studio/scene/planted.ts', '../finish/target.ts'],
  'studio-finish': ['engines/studio/finish/planted.ts', '../people/target.ts'],
  'studio-abstract': ['engines/studio/abstract/planted.ts', '../landscape/target.ts'],
  'studio-landscape': ['engines/studio/landscape/planted.ts', '../prompt/target.ts'],
  'studio-objects': ['engines/studio/objects/planted.ts', '../reference/target.ts'],
  'studio-artwork': ['engines/studio/artwork/planted.ts', '../people/target.ts'],
  'studio-plan': ['engines/studio/plan/planted.ts', '../compose/target.ts'],
  'studio-people': ['engines/studio/people/planted.ts', '../objects/target.ts'],
  'studio-reference': ['engines/studio/reference/planted.ts', '../prompt/target.ts'],
  'studio-lettering': ['engines/studio/lettering/planted.ts', '../prompt/target.ts'],
  'studio-archetypes': ['engines/studio/archetypes.ts', './prompt/target.ts'],
  'studio-prompt': ['engines/studio/prompt/planted.ts', '../compose/target.ts'],
  'studio-compose': ['engines/studio/compose/planted.ts', '../pool/target.ts'],
  'studio-pool': ['engines/studio/pool/planted.ts', '../studio.ts'],
  ...Object.fromEntries(
    Object.keys(FEATURES).map((name): [string, PlantedImport] => [
      `feature-${name}`,
      [`features/${name}/rules/planted-arrow.ts`, '#features/other/rules/target'],
    ]),
  ),
  contract: ['features/gallery/contract/planted.ts', '../rules/target.ts'],
  content: ['features/gallery/content/planted.ts', '../rules/target.ts'],
  queries: ['features/gallery/queries/planted.ts', '../rules/target.ts'],
  rules: ['features/gallery/rules/planted.ts', '../routes/target.ts'],
  jobs: ['features/gallery/jobs/planted.ts', '../routes/target.ts'],
  routes: ['features/gallery/routes/planted.ts', '../queries/target.ts'],
  web: ['features/gallery/web/planted.ts', '../rules/target.ts'],
  platform: ['platform/images/planted.ts', '#features/gallery/contract/target'],
  ports: ['ports/planted.ts', '#adapters/target'],
  adapters: ['adapters/planted.ts', '#features/gallery/rules/target'],
  'web-app': ['web/app/planted.ts', '#features/gallery/rules/target'],
  'web-api': ['web/api/planted.ts', '#web/ui/target.ts'],
  'web-state': ['web/state/planted.ts', '#web/ui/target.ts'],
  'web-frame': ['web/frame/planted.tsx', '#features/gallery/contract/target'],
  'web-ui': ['web/ui/planted.ts', '#features/gallery/contract/target'],
  'stand-ins': ['stand-ins/planted.ts', '#platform/db/target'],
  'stand-ins-are-for-development': ['features/gallery/rules/planted-stand-in.ts', '#stand-ins/target'],
  'main-is-the-top': ['features/gallery/jobs/planted-main.ts', '#main/target'],
  'testing-is-for-tests': ['features/gallery/rules/planted-testing.ts', '#testing/target'],
};

/** Modules that the planted files import. */
export const TARGETS = [
  'adapters/target.ts',
  'engines/composer/target.ts',
  'engines/studio/color/target.ts',
  'engines/studio/compose/target.ts',
  'engines/studio/finish/target.ts',
  'engines/studio/landscape/target.ts',
  'engines/studio/objects/target.ts',
  'engines/studio/people/target.ts',
  'engines/studio/pool/target.ts',
  'engines/studio/prompt/target.ts',
  'engines/studio/reference/target.ts',
  'engines/studio/scene/target.ts',
  'engines/studio/studio.ts',
  'features/gallery/contract/target.ts',
  'features/gallery/queries/target.ts',
  'features/gallery/routes/target.ts',
  'features/gallery/rules/target.ts',
  'features/other/rules/target.ts',
  'main/target.ts',
  'platform/db/target.ts',
  'stand-ins/target.ts',
  'testing/target.ts',
  'web/ui/target.ts',
];
