/**
 * The allowed imports of ARCHITECTURE.md. Each rule names a folder and the only folders outside that it may import;
 * anything else inside src/ is an error.
 */
const { FEATURES } = require('./scripts/checks/feature-arrows.cjs');

const only = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(src|tests|bench|scripts)/', pathNot: [from, ...to] },
});

/**
 * The layers of the picture engine, lowest first. A file may import from its own folder and from the layers below;
 * folders of one layer do not import each other.
 */
const STUDIO_LAYERS = [
  ['math', 'errors', 'version'],
  ['color'],
  ['scene'],
  ['finish'],
  ['artwork'],
  ['abstract', 'landscape', 'objects', 'people'],
  ['reference', 'lettering', 'archetypes'],
  ['prompt'],
  ['plan'],
  ['compose'],
  ['pool'],
];
/** Layers that are one file instead of a folder. */
const STUDIO_FILES = {
  archetypes: 'archetypes\\.ts$',
  errors: 'studio-error\\.ts$',
  version: 'engine-version\\.ts$',
};
const studioPath = (name) => `^src/engines/studio/${STUDIO_FILES[name] ?? `${name}/`}`;
const studioLayers = STUDIO_LAYERS.flatMap((names, level) =>
  names.map((name) =>
    only(
      `studio-${name}`,
      studioPath(name),
      [
        ...STUDIO_LAYERS.slice(0, level).flat().map(studioPath),
        ...(name === 'lettering' ? ['^src/engines/typesetting/'] : []),
      ],
      'Inside the picture engine imports run downward.',
    ),
  ),
);

/** Allowed imports of a layer of features. */
const layer = (name, to, comment) =>
  only(
    name,
    `^src/features/[^/]+/${name}(/|\\.)`,
    to.map((path) => (path.startsWith('^') ? path : `^src/features/[^/]+/(${path})(/|\\.)`)),
    comment,
  );

// Constants and types of server and browser.
const SHARED_GROUND =
  '^src/platform/((endpoint|errors|limits|theme|words)/|isolation/isolation-report\\.ts$)';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Only types may refer to each other: they do not exist at run time.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'declared-packages',
      comment: 'Packages of the product are in dependencies, not in devDependencies.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['\\.test\\.tsx?$', '^src/testing/'] },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'browser-takes-no-zod',
      comment: 'The browser imports types and constants from contracts, never the schemas (20 kB).',
      severity: 'error',
      from: { path: '^src/(web|features/[^/]+/web)/' },
      to: { path: 'node_modules/zod/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'contract-knows-zod-alone',
      severity: 'error',
      from: { path: '^src/features/[^/]+/contract(/|\\.)', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    },
    {
      name: 'codecs-under-the-rules',
      comment: 'Rules call platform/images; only code below the rules knows a codec.',
      severity: 'error',
      from: {
        path: '^src/(features|ports|platform/(db|endpoint|errors|http|limits|openapi|queue|telemetry|theme|words)|web)/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: 'node_modules/(sharp|exifreader|@resvg)/' },
    },
    {
      name: 'studio-without-sharp',
      comment: 'The processes that paint switch sharp’s decoders off, that of SVG among them.',
      severity: 'error',
      from: { path: '^src/engines/studio/', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/sharp/' },
    },
    {
      name: 'engines',
      comment: 'An engine is independent of the app and of other engines; they share the typesetting.',
      severity: 'error',
      from: { path: '^src/engines/([^/]+)/', pathNot: ['\\.test\\.tsx?$', '^src/engines/painter/'] },
      to: {
        path: '^(src|tests|bench|scripts)/',
        pathNot: ['^src/engines/$1/', '^src/engines/typesetting/'],
      },
    },
    only(
      'painter',
      '^src/engines/painter/',
      ['^src/engines/(photo-studio|studio)/'],
      'The painter chooses between the studio and the photo studio; neither knows it.',
    ),
    ...studioLayers,
    ...Object.entries(FEATURES).map(([name, uses]) => ({
      name: `feature-${name}`,
      comment: 'scripts/checks/feature-arrows.cjs lists the features that this one may import.',
      severity: 'error',
      from: { path: `^src/features/${name}/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/features/', pathNot: [name, ...uses].map((used) => `^src/features/${used}/`) },
    })),
    layer('contract', ['contract', SHARED_GROUND], 'Schemas, endpoints, limits.'),
    layer('content', ['content', 'contract', SHARED_GROUND], 'Typed tables of texts and data.'),
    layer('queries', ['queries', 'contract', '^src/platform/'], 'SQL, and nothing above it.'),
    layer(
      'rules',
      ['rules', 'queries', 'content', 'contract', '^src/ports/', '^src/platform/'],
      'The rules of the product.',
    ),
    layer('jobs', ['jobs', 'rules', '^src/platform/'], 'Parse, rule, classify the failure.'),
    layer('routes', ['routes', 'rules', 'content', 'contract', '^src/platform/'], 'Endpoint, rule, present.'),
    layer(
      'web',
      ['web', 'content', 'contract', '^src/web/(api|frame|state|ui)/', SHARED_GROUND],
      'Screens, components, hooks.',
    ),
    only('platform', '^src/platform/', [], 'The platform imports only itself and packages.'),
    only(
      'ports',
      '^src/ports/',
      ['^src/features/[^/]+/contract/', '^src/platform/'],
      'Small interfaces with types of the contracts.',
    ),
    only(
      'adapters',
      '^src/adapters/',
      ['^src/ports/', '^src/engines/', '^src/features/[^/]+/contract/', '^src/platform/'],
      'One folder a port.',
    ),
    only(
      'web-app',
      '^src/web/app/',
      ['^src/web/', '^src/features/[^/]+/(web|content|contract)/', SHARED_GROUND],
      'Entries, document and table of pages.',
    ),
    only(
      'web-api',
      '^src/web/api/',
      ['^src/features/[^/]+/contract/', SHARED_GROUND],
      'The client, made of the endpoints.',
    ),
    only(
      'web-state',
      '^src/web/state/',
      ['^src/web/api/', '^src/features/[^/]+/contract/', SHARED_GROUND],
      'Browser state that features share.',
    ),
    only(
      'web-frame',
      '^src/web/frame/',
      ['^src/web/(api|state|ui)/', SHARED_GROUND],
      'Header, footer and head of every page.',
    ),
    only('web-ui', '^src/web/ui/', ['^src/platform/errors/'], 'The design system has no domain words.'),
    only('stand-ins', '^src/stand-ins/', [], 'A separate program, independent of the app.'),
    {
      name: 'stand-ins-are-for-development',
      comment: 'The product reaches the stand-in only over HTTP.',
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
    {
      name: 'main-is-the-top',
      severity: 'error',
      from: {
        pathNot: ['\\.test\\.tsx?$', '^src/main/', '^src/testing/', '^tests/', '^bench/', '^scripts/'],
      },
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
