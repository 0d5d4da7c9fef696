/**
 * What people and programs can do, and the ways to do it: a button of the site (its endpoints), `/api/v1`, a tool of `/mcp`, a command
 * of `framewright`, and a function of the TypeScript client, which has one for each endpoint of `/api/v1`. `acts.test.ts` holds the
 * table to the declarations, and `scripts/write-acts-table.ts` writes it into docs/acts.md.
 */
export interface Act {
  /** As it is said: 'Make pictures'. */
  name: string;
  /** `METHOD path` of endpoints; a text says why there is none. */
  button: readonly string[] | Missing;
  rest: readonly string[] | Missing;
  /** Names of tools. */
  mcp: readonly string[] | Missing;
  command: readonly string[] | Missing;
}

/** Why an act cannot be done in this way. */
export interface Missing {
  because: string;
}

const because = (reason: string): Missing => ({ because: reason });

const ORDER = because(
  'Chat programs make, change and find pictures; they order nothing that they could lose.',
);
const HAND = because(
  'The command line makes, changes and finds pictures; a library is ordered where one sees it.',
);

export const ACTS: readonly Act[] = [
  {
    name: 'Make pictures',
    button: ['POST /api/quick-generate', 'POST /api/visualize'],
    rest: ['POST /api/v1/generations'],
    mcp: ['make_picture'],
    command: ['generate'],
  },
  {
    name: 'Refine a picture',
    button: ['POST /api/generate-grounded'],
    rest: ['POST /api/v1/images/:id/refinements'],
    mcp: ['refine_picture'],
    command: ['refine'],
  },
  {
    name: 'Change a part of a picture, its light or its background',
    button: [
      'POST /api/edits',
      'GET /api/images/:id/objects',
      'GET /api/images/:id/expansion',
      'POST /api/images/:id/subject',
      'GET /api/images/:id/subject',
    ],
    rest: [
      'POST /api/v1/edits',
      'GET /api/v1/images/:id/objects',
      'GET /api/v1/images/:id/expansion',
      'POST /api/v1/images/:id/subject',
      'GET /api/v1/images/:id/subject',
    ],
    mcp: ['edit_picture', 'list_objects'],
    command: ['edit'],
  },
  {
    name: 'Upload a picture to change it',
    button: ['POST /api/images'],
    rest: ['POST /api/v1/images'],
    mcp: because(
      'Chat programs change what was made here; `remove_background` and `refine_picture` take files.',
    ),
    command: because('The command line removes backgrounds and builds pictures around files; it keeps none.'),
  },
  {
    name: 'Remove a background',
    button: ['POST /api/remove-background'],
    rest: ['POST /api/v1/background-removals'],
    mcp: ['remove_background'],
    command: ['cutout'],
  },
  {
    name: 'Enlarge a picture',
    button: ['POST /api/image-files', 'GET /api/image-files', 'GET /api/image-files/:id'],
    rest: ['POST /api/v1/images/:id/enlargement'],
    mcp: ['enlarge_picture'],
    command: ['enlarge'],
  },
  {
    name: 'Make ads of a web page',
    button: [
      'POST /api/ad-creator/analyze-website',
      'GET /api/ad-creator/analyses/:id',
      'POST /api/ad-creator/generate-copy',
      'POST /api/ad-creator/create-artifact',
      'GET /api/ad-creator/artifacts/:id',
      'POST /api/ad-creator/campaign',
    ],
    rest: ['POST /api/v1/ads', 'GET /api/v1/ads'],
    mcp: ['make_ads', 'get_ads'],
    command: ['ads'],
  },
  {
    name: 'Read what can be drawn of a prompt',
    button: ['POST /api/prompts/explain'],
    rest: because('`POST /api/prompts/explain` needs no key, and is for programs as well.'),
    mcp: ['explain_prompt'],
    command: because('`generate` says it before it costs anything.'),
  },
  {
    name: 'Upload a reference picture',
    button: ['POST /api/products/upload'],
    rest: ['POST /api/v1/references'],
    mcp: ['upload_picture'],
    command: because('`generate --reference FILE` uploads it.'),
  },
  {
    name: 'List and delete reference pictures',
    button: ['GET /api/products', 'DELETE /api/products/:id'],
    rest: ['GET /api/v1/references', 'DELETE /api/v1/references/:id'],
    mcp: ORDER,
    command: HAND,
  },
  {
    name: 'Search the gallery',
    button: [
      'GET /api/gallery/search',
      'GET /api/gallery/active',
      'GET /api/gallery/categories',
      'GET /api/gallery/facets',
    ],
    rest: ['GET /api/v1/gallery/search'],
    mcp: ['search_gallery'],
    command: ['search'],
  },
  {
    name: 'Read a public picture, with those like it',
    button: ['GET /api/gallery/:id'],
    rest: ['GET /api/v1/gallery/:id'],
    mcp: because('`search_gallery` describes what it finds.'),
    command: because('`search` prints what it finds.'),
  },
  {
    name: 'Search your library, and read a generation',
    button: ['GET /api/generations', 'GET /api/generations/:id', 'GET /api/library/facets'],
    rest: ['GET /api/v1/generations', 'GET /api/v1/generations/:id', 'GET /api/v1/library/facets'],
    mcp: ['search_library', 'get_generation'],
    command: ['library'],
  },
  {
    name: 'Cancel a generation',
    button: ['POST /api/generations/:id/cancel'],
    rest: ['POST /api/v1/generations/:id/cancel'],
    mcp: because('The protocol has a notification for it, which cancels what is free.'),
    command: because('Ctrl+C cancels what is free.'),
  },
  {
    name: 'Delete and restore',
    button: [
      'DELETE /api/generations/:id',
      'DELETE /api/generations/:id/images/:imageId',
      'GET /api/trash',
      'GET /api/trash/:id/images/:imageId',
      'POST /api/trash/:id/restore',
      'DELETE /api/trash/:id',
      'DELETE /api/trash',
    ],
    rest: [
      'DELETE /api/v1/generations/:id',
      'GET /api/v1/trash',
      'POST /api/v1/trash/:id/restore',
      'DELETE /api/v1/trash/:id',
      'DELETE /api/v1/trash',
    ],
    mcp: ORDER,
    command: HAND,
  },
  {
    name: 'Name, tag and note',
    button: ['PATCH /api/generations/:id'],
    rest: ['PATCH /api/v1/generations/:id'],
    mcp: ORDER,
    command: HAND,
  },
  {
    name: 'List the versions of a picture',
    button: ['GET /api/images/:id/versions'],
    rest: ['GET /api/v1/images/:id/versions'],
    mcp: because('`search_library` finds them as pictures of their own.'),
    command: because('`library` lists them as pictures of their own.'),
  },
  {
    name: 'Star pictures',
    button: [
      'GET /api/favorites',
      'GET /api/favorites/ids',
      'POST /api/favorites',
      'DELETE /api/favorites/:id',
    ],
    rest: ['GET /api/v1/favorites', 'PUT /api/v1/favorites/:id', 'DELETE /api/v1/favorites/:id'],
    mcp: ORDER,
    command: HAND,
  },
  {
    name: 'Order pictures in collections, and share them',
    button: [
      'GET /api/collections',
      'POST /api/collections',
      'PATCH /api/collections/:id',
      'DELETE /api/collections/:id',
      'GET /api/collections/:id/pictures',
      'POST /api/collections/:id/pictures',
      'POST /api/collections/:id/pictures/remove',
      'POST /api/collections/:id/pictures/order',
      'PUT /api/collections/:id/link',
      'DELETE /api/collections/:id/link',
    ],
    rest: [
      'GET /api/v1/collections',
      'POST /api/v1/collections',
      'PATCH /api/v1/collections/:id',
      'DELETE /api/v1/collections/:id',
      'GET /api/v1/collections/:id/pictures',
      'POST /api/v1/collections/:id/pictures',
      'DELETE /api/v1/collections/:id/pictures/:imageId',
      'POST /api/v1/collections/:id/pictures/order',
      'PUT /api/v1/collections/:id/link',
      'DELETE /api/v1/collections/:id/link',
    ],
    mcp: ORDER,
    command: HAND,
  },
  {
    name: 'Share a picture by a link (`gallery:write`)',
    button: [
      'POST /api/shared-pictures',
      'GET /api/shared-pictures/:imageId',
      'DELETE /api/shared-pictures/:imageId',
    ],
    rest: ['PUT /api/v1/images/:id/link', 'DELETE /api/v1/images/:id/link'],
    mcp: because('Only the person makes something public.'),
    command: HAND,
  },
  {
    name: 'Publish pictures, and take them out of the gallery',
    button: [
      'GET /api/publications',
      'PUT /api/publications/:id',
      'DELETE /api/publications/:id',
      'DELETE /api/gallery/:id',
    ],
    rest: ['GET /api/v1/publications', 'PUT /api/v1/publications/:id', 'DELETE /api/v1/publications/:id'],
    mcp: because('Only the person makes something public.'),
    command: HAND,
  },
  {
    name: 'Choose a public page',
    button: ['GET /api/account/page', 'PUT /api/account/page', 'DELETE /api/account/page'],
    rest: ['GET /api/v1/page', 'PUT /api/v1/page', 'DELETE /api/v1/page'],
    mcp: because('Only the person makes something public.'),
    command: HAND,
  },
  {
    name: 'Read a person’s public page',
    button: ['GET /api/people/:name'],
    rest: ['GET /api/v1/people/:name'],
    mcp: because('`search_gallery` finds the same pictures.'),
    command: because('`search` finds the same pictures.'),
  },
  {
    name: 'Read credits and their history',
    button: ['GET /api/auth/credits', 'GET /api/credit-history', 'GET /api/credit-history.csv'],
    rest: ['GET /api/v1/credits', 'GET /api/v1/credits/history'],
    mcp: ['credits'],
    command: ['credits'],
  },
  {
    name: 'Download a file',
    button: [
      'POST /api/download-image',
      'POST /api/download-svg',
      'POST /api/download-zip',
      'POST /api/download-zip/plan',
    ],
    rest: because(
      '`url` of a picture is its file; `POST /api/download-image` sends the others, and needs no key.',
    ),
    mcp: because('Results link to the files.'),
    command: because('Every command writes its files.'),
  },
];

/** Endpoints of the site that are no acts of this kind, by the beginning of their path, with the reason. */
export const NOT_ACTS: Readonly<Record<string, string>> = {
  '/api/account': 'the person’s own account',
  '/api/admin': 'for admins',
  '/api/ad-creator': 'steps of the ad creator’s page; an act has them all in one',
  '/api/api-keys': 'a key must not make keys',
  '/api/auth': 'signing in',
  '/api/billing': 'payment',
  '/api/clear-test-customer': 'payment',
  '/api/connections': 'a program must not connect programs',
  '/api/create-subscription': 'payment',
  '/api/customer-portal': 'payment',
  '/api/docs': 'a document',
  '/api/events': 'news for open pages; programs have webhooks',
  '/api/example-products': 'a list that needs no key',
  '/api/gallery/:id/report': 'a person’s word to the admins',
  '/api/image-models': 'a list that needs no key',
  '/api/models': 'a list that needs no key',
  '/api/oauth': 'a program must not connect programs',
  '/api/openapi.json': 'a document',
  '/api/people/:name/report': 'a person’s word to the admins',
  '/api/promo-codes': 'payment',
  '/api/prompts/sketch': 'drafts while one types',
  '/api/shared': 'what a link shows',
  '/api/template-sets': 'a list that needs no key',
  '/api/test-stripe': 'for admins',
  '/api/verify': 'needs no key, and is for programs as well',
  '/api/webhooks': 'a key must not send the events of others elsewhere',
};
