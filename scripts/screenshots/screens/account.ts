import { randomBytes } from 'node:crypto';
import { createRulesModeration } from '#adapters/moderation/rules/rules-moderation';
import { insertApiKey } from '#features/api-keys/queries/api-keys';
import { addToCollection } from '#features/collections/rules/collect-pictures';
import { createCollection } from '#features/collections/rules/create-collection';
import { shareCollection } from '#features/collections/rules/share-collection';
import { addFavorite } from '#features/favorites/rules/add-favorite';
import { listImagesOfGenerations } from '#features/images/queries/images';
import { insertGrant } from '#features/oauth/queries/oauth-grants';
import { registerClient } from '#features/oauth/rules/register-client';
import { choosePage } from '#features/people/rules/choose-page';
import { sharePicture } from '#features/sharing/rules/share-picture';
import { click, fill, hold, hover, refuse, scroll, see, substitutePictures } from '../actions.ts';
import type { Action, Screen } from '../screen.ts';
import type { Site } from '../site.ts';

/** The dialog's code loads on first use. */
const openLibrary: Action = async (page, site) => {
  await click('button', /^View Library/)(page, site);
  await page.getByRole('dialog', { name: 'Image Library' }).waitFor();
};
const chooseStatus =
  (status: string): Action =>
  (page) =>
    page.getByRole('combobox', { name: 'Status' }).selectOption(status);
const LIBRARY_API = /\/api\/generations\?limit=500/;

/** The page of a generation's first picture. */
const shared =
  (generation: string, showsPrompt: boolean) =>
  async ({ people, stage }: Site) => {
    const { id: userId, generations } = await people.find('creator');
    const { id: imageId } = await stage.db
      .selectFrom('images')
      .select('id')
      .where('generationId', '=', generations[generation]!)
      .orderBy('position')
      .executeTakeFirstOrThrow();
    const { token } = await sharePicture(stage, { userId, imageId, showsPrompt, restoresLast: false });
    return `/shared/${token}`;
  };

/** The favorites of somebody who has starred the five newest pictures of the gallery, and one of their own. */
const starred = async ({ people, stage: { db, queue } }: Site) => {
  const { id: userId, generations } = await people.find('tidier');
  const newest = db.selectFrom('galleryImages').select('id').orderBy('number', 'desc').limit(5);
  const own = db.selectFrom('images').select('id').where('generationId', '=', generations.three!);
  for (const { id } of [...(await newest.execute()), ...(await own.where('trashedAt', 'is', null).execute())])
    await addFavorite({ db, queue }, { userId, id });
  return '/favorites';
};

/** The consent page of a program of this name. */
const asks =
  (name: string, fields: Record<string, string> = {}) =>
  async ({ stage }: Site) => {
    const redirect_uri = 'https://chat.example/callback';
    const { id } = await registerClient(stage, { client_name: name, redirect_uris: [redirect_uri] });
    const request = { client_id: id, redirect_uri, response_type: 'code', code_challenge_method: 'S256' };
    const code_challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
    return `/oauth/authorize?${new URLSearchParams({ ...request, code_challenge, ...fields })}`;
  };

/** The account of somebody who has connected programs. */
const connected = async ({ people, stage }: Site) => {
  const { id: userId } = await people.find('debtor');
  const scopes = ['generations:write', 'generations:read', 'gallery:read'];
  for (const name of [
    'Chat',
    'An assistant with a name that is as long as a name may be, and then some more',
  ]) {
    const client = await registerClient(stage, {
      client_name: name,
      redirect_uris: ['https://chat.example/'],
    });
    await stage.db.transaction().execute(async (trx) => {
      const secret = { keyHash: randomBytes(32), hint: 'fw_live_Q3k9', expiresAt: null };
      const { id: keyId } = await insertApiKey(trx, { ...secret, userId, name, scopes, audience: '/mcp' });
      await insertGrant(trx, { keyId, userId, clientId: client.id, scopes });
    });
  }
  return '/account';
};

/** The public page of somebody who published five pictures. */
const publicPage = async ({ people, stage: { db, queue } }: Site) => {
  const { id: userId } = await people.find('tidier');
  await choosePage({ db, queue, moderation: createRulesModeration() }, { userId, name: 'north-light' });
  const newest = db.selectFrom('galleryImages').select('id').orderBy('number', 'desc').limit(5);
  await db.updateTable('galleryImages').set({ userId }).where('id', 'in', newest).execute();
  return '/people/north-light';
};

/** Collections of somebody with pictures: one with some of the gallery's and an own one, and an empty one inside it. */
const collected = async ({ people, stage, galleryIds }: Site) => {
  const { id: userId, generations } = await people.find('finisher');
  const { db } = stage;
  const before = await db.selectFrom('collections').select('id').where('userId', '=', userId).execute();
  if (before.length === 0) {
    const id = await createCollection(stage, { userId, name: 'Light on water', parentId: null });
    await createCollection(stage, { userId, name: 'Covers', parentId: id });
    await createCollection(stage, {
      ...{ userId, parentId: null },
      name: 'Pictures for the spring campaign of the department, second round',
    });
    const [own] = await listImagesOfGenerations(db, [generations.four!]);
    await addToCollection(stage, { userId, id, imageIds: [...galleryIds.slice(0, 8), own!.id] });
    await shareCollection(stage, { userId, id });
  }
  const find = (name: string) =>
    db
      .selectFrom('collections')
      .select(['id', 'shareToken'])
      .where('userId', '=', userId)
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
  return { some: await find('Light on water'), empty: await find('Covers') };
};
const collection = (name: 'some' | 'empty') => async (site: Site) =>
  `/library/collections/${(await collected(site))[name].id}`;

export const ACCOUNT_SCREENS: readonly Screen[] = [
  { name: 'person', states: [{ name: 'visitor', path: publicPage }] },
  {
    name: 'account',
    states: [
      { name: 'visitor', path: '/account' },
      { name: 'newcomer', path: '/account', as: 'newcomer' },
      { name: 'creator', path: '/account', as: 'creator' },
      { name: 'subscriber', path: '/account', as: 'subscriber' },
      { name: 'debtor', path: '/account', as: 'debtor' },
      { name: 'long-names', path: '/account', as: 'collector' },
      { name: 'connected', path: connected, as: 'debtor' },
      {
        name: 'deletion',
        path: '/account',
        as: 'collector',
        actions: [click('button', 'Delete your account'), see('Delete account')],
        shows: 'window',
      },
      {
        name: 'api-key',
        path: '/account',
        as: 'newcomer',
        actions: [click('button', 'New API key'), see('Permissions')],
        shows: 'window',
      },
      {
        name: 'api-key-made',
        path: '/account',
        as: 'debtor',
        actions: [
          click('button', 'New API key'),
          fill('textbox', 'Name', 'Website'),
          click('button', 'Create API key'),
          see('Your new API key'),
        ],
        shows: 'window',
      },
      {
        name: 'api-key-revoking',
        path: '/account',
        as: 'collector',
        actions: [click('button', /^Revoke The nightly/), see('Revoke key')],
        shows: 'window',
      },
      {
        name: 'webhook',
        path: '/account',
        as: 'newcomer',
        actions: [click('button', 'New webhook'), see('Add the webhook')],
        shows: 'window',
      },
      {
        name: 'webhook-refused',
        path: '/account',
        as: 'newcomer',
        actions: [
          click('button', 'New webhook'),
          fill('textbox', 'Address', 'http://127.0.0.1/hook'),
          click('button', 'Add the webhook'),
        ],
        shows: 'window',
        expects: /^4\d\d /,
      },
      {
        name: 'webhook-log',
        path: '/account',
        as: 'collector',
        actions: [click('button', /^Deliveries to /), see('Send a test')],
        shows: 'window',
      },
      {
        name: 'webhook-deliveries',
        path: '/account',
        as: 'finisher',
        actions: [click('button', /^Deliveries to /), see('Failed')],
        shows: 'window',
      },
      {
        name: 'error',
        path: '/verify',
        as: 'creator',
        before: [refuse(/\/api\/(account|billing|api-keys|webhooks)$/)],
        actions: [
          click('button', 'Account menu'),
          click('menuitem', 'Account'),
          see('Your webhooks could not be loaded'),
        ],
        expects: /^503 /,
      },
      {
        name: 'loading',
        path: '/verify',
        as: 'creator',
        before: [hold('**/api/account')],
        actions: [click('button', 'Account menu'), click('menuitem', 'Account'), see('Your account')],
      },
    ],
  },
  {
    name: 'trash',
    states: [
      { name: 'items', path: '/library/trash', as: 'tidier', actions: [see('Empty the trash')] },
      {
        name: 'erasing',
        path: '/library/trash',
        as: 'tidier',
        actions: [click('button', 'Empty the trash'), see('Empty the trash?')],
        shows: 'window',
      },
      { name: 'empty', path: '/library/trash', as: 'newcomer', actions: [see('Nothing in the trash')] },
      { name: 'visitor', path: '/library/trash' },
      {
        name: 'error',
        path: '/library/trash',
        as: 'creator',
        before: [refuse(/\/api\/trash/)],
        actions: [see('Your trash could not be loaded')],
        expects: /^503 /,
      },
    ],
  },
  {
    name: 'favorites',
    states: [
      { name: 'visitor', path: '/favorites' },
      { name: 'empty', path: '/favorites', as: 'newcomer', actions: [see('No stars yet')] },
      {
        name: 'some',
        path: starred,
        as: 'tidier',
        actions: [hover('link', /northern lights/)],
        shows: 'window',
      },
      {
        name: 'detail',
        path: '/gallery',
        as: 'tidier',
        actions: [hover('link', /northern lights/)],
        shows: 'window',
      },
    ],
  },
  {
    name: 'library',
    states: [
      { name: 'page', path: '/library', as: 'creator', actions: [see('Select')], shows: 'window' },
      {
        name: 'page-filters',
        path: '/library?orientation=landscape',
        as: 'creator',
        actions: [click('button', /^Filters/)],
        shows: 'window',
      },
      { name: 'page-visitor', path: '/library' },
      { name: 'page-newcomer', path: '/library', as: 'newcomer', actions: [see('No pictures yet')] },
      {
        name: 'page-change',
        path: '/library',
        as: 'creator',
        actions: [click('button', /^View full size: /), click('button', 'Change'), see('at sunset')],
        shows: 'window',
      },
      { name: 'empty', path: '/pricing', as: 'newcomer', actions: [openLibrary], shows: 'window' },
      {
        name: 'creator',
        path: '/pricing',
        as: 'creator',
        actions: [openLibrary, see('Select')],
        shows: 'window',
      },
      {
        name: 'failed',
        path: '/pricing',
        as: 'creator',
        actions: [openLibrary, chooseStatus('failed'), see('Generation failed')],
        shows: 'window',
      },
      {
        name: 'many',
        path: '/pricing',
        as: 'collector',
        before: [substitutePictures],
        actions: [openLibrary, see('Select')],
        shows: 'window',
      },
      {
        name: 'files-missing',
        path: '/pricing',
        as: 'collector',
        actions: [openLibrary, see('Failed to load')],
        shows: 'window',
        expects: /^404 GET \/images\//,
      },
      {
        name: 'loading',
        path: '/pricing',
        as: 'creator',
        before: [hold(LIBRARY_API)],
        actions: [openLibrary],
        shows: 'window',
      },
      {
        name: 'error',
        path: '/pricing',
        as: 'creator',
        before: [refuse(LIBRARY_API)],
        actions: [openLibrary, see('Your library could not be loaded')],
        shows: 'window',
        expects: /^503 /,
      },
      {
        name: 'nothing-found',
        path: '/pricing',
        as: 'creator',
        actions: [openLibrary, fill('searchbox', /Search your pictures/, 'zebra'), see('Nothing found')],
        shows: 'window',
      },
      {
        name: 'selecting',
        path: '/pricing',
        as: 'creator',
        actions: [openLibrary, click('button', 'Select'), click('button', /^Select: /)],
        shows: 'window',
      },
      {
        name: 'publishing',
        path: '/library',
        as: 'creator',
        actions: [
          click('button', 'Select'),
          click('button', /^Select: /),
          click('button', 'Publish'),
          see('Publish this picture?'),
        ],
        shows: 'window',
      },
      {
        name: 'viewer',
        path: '/pricing',
        as: 'creator',
        actions: [openLibrary, click('button', /^View full size: /)],
        shows: 'window',
      },
      {
        name: 'details',
        path: '/pricing',
        as: 'creator',
        actions: [
          openLibrary,
          click('button', /^View full size: /),
          click('button', 'Details'),
          see('Generation Details'),
        ],
        shows: 'window',
      },
      {
        name: 'details-failed',
        path: '/pricing',
        as: 'creator',
        actions: [
          openLibrary,
          chooseStatus('failed'),
          click('button', /^View details: /),
          see('Generation Details'),
        ],
        shows: 'window',
      },
      { name: 'recent', path: '/', as: 'creator', actions: [scroll(560)], shows: 'window' },
    ],
  },
  {
    name: 'connect',
    states: [
      { name: 'visitor', path: asks('Chat') },
      { name: 'question', path: asks('Chat'), as: 'newcomer', actions: [see('Connect a program')] },
      {
        name: 'long-names',
        path: asks('An assistant with a name that is as long as a name may be, and then some more'),
        as: 'collector',
        actions: [see('It may')],
      },
      {
        name: 'allowed',
        path: asks('Chat', { scope: 'gallery:read' }),
        as: 'newcomer',
        before: [hold(/\/api\/oauth\/authorization$/)],
        actions: [click('button', 'Allow')],
      },
      {
        name: 'wrong',
        path: asks('Chat', { resource: 'https://other.example/mcp' }),
        as: 'newcomer',
        actions: [see('This program asked wrongly')],
      },
      {
        name: 'unknown',
        path: '/oauth/authorize?client_id=none',
        as: 'newcomer',
        actions: [see('The program cannot be connected')],
        expects: /^400 /,
      },
    ],
  },
  {
    name: 'collection',
    states: [
      { name: 'some', path: collection('some'), as: 'finisher', actions: [see('Light on water')] },
      {
        name: 'hover',
        path: collection('some'),
        as: 'finisher',
        actions: [hover('link', /northern lights/)],
        shows: 'window',
      },
      {
        name: 'menu',
        path: collection('some'),
        as: 'finisher',
        actions: [click('button', /^Actions for A fjord/), see('Take out of this collection')],
        shows: 'window',
      },
      {
        name: 'selecting',
        path: collection('some'),
        as: 'finisher',
        actions: [click('button', 'Select'), click('button', /^Select: A fjord/), see('1 selected')],
        shows: 'window',
      },
      { name: 'empty', path: collection('empty'), as: 'finisher' },
      {
        name: 'sharing',
        path: collection('some'),
        as: 'finisher',
        actions: [click('button', 'Share'), see('Withdraw link')],
        shows: 'window',
      },
      {
        name: 'library',
        path: async (site) => {
          await collected(site);
          return '/library';
        },
        as: 'finisher',
        actions: [see('Light on water')],
        shows: 'window',
      },
      {
        name: 'choosing',
        path: async (site) => {
          await collected(site);
          return '/library';
        },
        as: 'finisher',
        actions: [
          click('button', 'Select'),
          click('button', /^Select: /),
          click('button', 'Add to collection'),
          see('Light on water'),
        ],
        shows: 'window',
      },
      {
        name: 'shared',
        path: async (site) => `/shared/collections/${(await collected(site)).some.shareToken}`,
      },
      { name: 'withdrawn', path: '/shared/collections/0123456789abcdef0123456789abcdef', expects: /^404 / },
      {
        name: 'error',
        path: collection('some'),
        as: 'finisher',
        before: [refuse(/\/api\/collections/)],
        actions: [see('could not be loaded')],
        expects: /^503 /,
      },
    ],
  },
  {
    name: 'shared-picture',
    states: [
      { name: 'with-prompt', path: shared('long', true) },
      { name: 'without-prompt', path: shared('wide', false) },
      { name: 'revoked', path: '/shared/0123456789abcdef0123456789abcdef', expects: /^404 / },
    ],
  },
];
