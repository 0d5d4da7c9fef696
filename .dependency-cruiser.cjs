/**
 * The arrows of ARCHITECTURE.md: which folder may import which. Each rule names a folder and the only
 * places outside itself that it may reach; anything else inside src/ is an error.
 */
const only = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(src|tests|bench|scripts)/', pathNot: [from, ...to] },
});

/**
 * The layers of the picture engine, lowest first. A file may import from its own folder and from the layers below;
 * folders of one layer are strangers to each other.
 */
const STUDIO_LAYERS = [
  ['math', 'errors', 'version'],
  ['color'],
  ['scene'],
  ['finish'],
  ['abstract', 'landscape', 'objects', 'people'],
  ['reference', 'archetypes'],
  ['prompt'],
  ['compose'],
  ['pool'],
];
/** Layers that are one file instead of a folder. */
const STUDIO_FILES = {
  archetypes: 'archetypes\\.ts$',
  errors: 'studio-error\\.ts$',
  version: 'engine-version\\.ts$',
};
const studioPath = (name) => `^src/studio/${STUDIO_FILES[name] ?? `${name}/`}`;
const studioLayers = STUDIO_LAYERS.flatMap((names, level) =>
  names.map((name) =>
    only(
      `studio-${name}`,
      studioPath(name),
      STUDIO_LAYERS.slice(0, level).flat().map(studioPath),
      'Inside the picture engine imports run downward.',
    ),
  ),
);

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Types may refer to each other; they are gone when the program runs.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'declared-packages',
      comment: 'What the product imports stands in dependencies, not in devDependencies.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['\\.test\\.tsx?$', '^src/testing/'] },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'contract-knows-zod-alone',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^src/contract/', '^src/platform/(endpoint|errors|words)/', 'node_modules/zod/'] },
    },
    {
      name: 'browser-takes-no-zod',
      comment: 'The browser imports types and constants from contract/, never the schemas (20 kB).',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: 'node_modules/zod/', dependencyTypesNot: ['type-only'] },
    },
    only(
      'content',
      '^src/content/',
      ['^src/contract/', '^src/platform/words/'],
      'Typed tables know the contract alone.',
    ),
    only('studio', '^src/studio/', [], 'The picture engine knows nothing of the app.'),
    ...studioLayers,
    only('composer', '^src/composer/', [], 'The layout engine of ads knows nothing of the app.'),
    only('stand-ins', '^src/stand-ins/', [], 'A program of its own: it knows nothing of the app.'),
    {
      name: 'stand-ins-are-for-development',
      comment: 'What talks to Stripe talks to this by its address alone.',
      severity: 'error',
      from: {
        pathNot: [
          '\\.test\\.tsx?$',
          '^src/stand-ins/',
          '^src/main/',
          '^src/testing/',
          '^(tests|bench|scripts)/',
        ],
      },
      to: { path: '^src/stand-ins/' },
    },
    only(
      'web-app',
      '^src/web/app/',
      ['^src/web/', '^src/contract/', '^src/platform/(errors|words)/', '^src/content/'],
      'Entries and shell.',
    ),
    only(
      'web-pages',
      '^src/web/pages/',
      [
        '^src/web/(features|ui|api|state)/',
        '^src/contract/',
        '^src/platform/(errors|words)/',
        '^src/content/',
      ],
      'A page composes features.',
    ),
    only(
      'web-state',
      '^src/web/state/',
      ['^src/contract/', '^src/platform/(errors|words)/'],
      'Browser state shared by features.',
    ),
    only(
      'web-features',
      '^src/web/features/',
      [
        '^src/web/(downloads|generating|ui|api|state)/',
        '^src/content/',
        '^src/contract/',
        '^src/platform/(errors|words)/',
      ],
      'A feature never reaches a page.',
    ),
    only(
      'web-downloads',
      '^src/web/downloads/',
      ['^src/web/(ui|api|state)/', '^src/contract/', '^src/platform/(errors|words)/'],
      'What several features download with.',
    ),
    only(
      'web-generating',
      '^src/web/generating/',
      ['^src/web/(ui|api|state)/', '^src/contract/', '^src/platform/(errors|words)/'],
      'What several features ask for pictures with.',
    ),
    {
      name: 'features-are-strangers',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/' },
      to: { path: '^src/web/features/([^/]+)/', pathNot: '^src/web/features/$1/' },
    },
    only('web-ui', '^src/web/ui/', [], 'The design system has no domain words.'),
    only(
      'web-api',
      '^src/web/api/',
      ['^src/contract/', '^src/platform/(endpoint|errors)/'],
      'The typed client.',
    ),
    only(
      'http',
      '^src/server/http/',
      ['^src/server/domain/', '^src/platform/(endpoint|errors|http|telemetry|words)/', '^src/contract/'],
      'Parse, authorize, call, present.',
    ),
    only(
      'domain',
      '^src/server/domain/',
      [
        '^src/server/db/',
        '^src/ports/',
        '^src/content/',
        '^src/contract/',
        '^src/platform/',
        '^src/platform/errors/',
      ],
      'The rules of the product.',
    ),
    only('jobs', '^src/server/jobs/', ['^src/server/domain/', '^src/platform/errors/'], 'One file a task.'),
    only('ports', '^src/ports/', ['^src/contract/', '^src/platform/errors/'], 'Small interfaces.'),
    only(
      'adapters',
      '^src/server/adapters/',
      [
        '^src/platform/',
        '^src/ports/',
        '^src/studio/',
        '^src/composer/',
        '^src/content/',
        '^src/platform/errors/',
      ],
      'One folder a port.',
    ),
    {
      name: 'codecs-under-the-rules',
      comment: 'Rules call platform/images; only code below the rules knows a codec.',
      severity: 'error',
      from: {
        path: '^src/(server/(db|domain|http|jobs)|ports|platform/(db|queue|telemetry)|contract|content|features|web)/',
        pathNot: ['\\.test\\.tsx?$'],
      },
      to: { path: 'node_modules/(sharp|exifreader|@resvg)/' },
    },
    only(
      'platform',
      '^src/platform/',
      ['^src/contract/'],
      'The ground under the features knows itself and packages.',
    ),
    only('queries', '^src/server/db/', ['^src/platform/(db|errors|queue)/'], 'SQL, and nothing above it.'),
    {
      name: 'main-is-the-top',
      severity: 'error',
      from: { pathNot: ['^src/main/', '^src/testing/', '^tests/', '^bench/', '^scripts/'] },
      to: { path: '^src/main/' },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { pathNot: ['\\.test\\.tsx?$', '^src/testing/', '^tests/', '^bench/', '^scripts/'] },
      to: { path: '^src/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
