import { sharePicture } from '#features/sharing/rules/share-picture';
import { click, fill, hold, lendPictures, refuse, scroll, see } from '../acts.ts';
import type { Act, Screen } from '../screen.ts';
import type { Site } from '../site.ts';

const openLibrary = click('button', /^View Library/);
const chooseStatus =
  (status: string): Act =>
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

export const ACCOUNT_SCREENS: readonly Screen[] = [
  {
    name: 'account',
    states: [
      { name: 'visitor', path: '/account' },
      { name: 'newcomer', path: '/account', as: 'newcomer' },
      { name: 'creator', path: '/account', as: 'creator' },
      { name: 'subscriber', path: '/account', as: 'subscriber' },
      { name: 'debtor', path: '/account', as: 'debtor' },
      { name: 'long-names', path: '/account', as: 'collector' },
      {
        name: 'deletion',
        path: '/account',
        as: 'collector',
        acts: [click('button', 'Delete your account'), see('Delete account')],
        shows: 'window',
      },
      {
        name: 'api-key',
        path: '/account',
        as: 'newcomer',
        acts: [click('button', 'New API key'), see('Permissions')],
        shows: 'window',
      },
      {
        name: 'api-key-made',
        path: '/account',
        as: 'debtor',
        acts: [
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
        acts: [click('button', /^Revoke The nightly/), see('Revoke key')],
        shows: 'window',
      },
      {
        name: 'webhook',
        path: '/account',
        as: 'newcomer',
        acts: [click('button', 'New webhook'), see('Add the webhook')],
        shows: 'window',
      },
      {
        name: 'webhook-refused',
        path: '/account',
        as: 'newcomer',
        acts: [
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
        acts: [click('button', /^Deliveries to /), see('Send a test')],
        shows: 'window',
      },
      {
        name: 'webhook-deliveries',
        path: '/account',
        as: 'finisher',
        acts: [click('button', /^Deliveries to /), see('Failed')],
        shows: 'window',
      },
      {
        name: 'error',
        path: '/verify',
        as: 'creator',
        before: [refuse(/\/api\/(account|billing|api-keys|webhooks)$/)],
        acts: [
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
        acts: [click('button', 'Account menu'), click('menuitem', 'Account'), see('Your account')],
      },
    ],
  },
  {
    name: 'library',
    states: [
      { name: 'empty', path: '/pricing', as: 'newcomer', acts: [openLibrary], shows: 'window' },
      {
        name: 'creator',
        path: '/pricing',
        as: 'creator',
        acts: [openLibrary, see('Select')],
        shows: 'window',
      },
      {
        name: 'failed',
        path: '/pricing',
        as: 'creator',
        acts: [openLibrary, chooseStatus('failed'), see('Generation failed')],
        shows: 'window',
      },
      {
        name: 'many',
        path: '/pricing',
        as: 'collector',
        before: [lendPictures],
        acts: [openLibrary, see('Select')],
        shows: 'window',
      },
      {
        name: 'files-missing',
        path: '/pricing',
        as: 'collector',
        acts: [openLibrary, see('Failed to load')],
        shows: 'window',
        expects: /^404 GET \/images\//,
      },
      {
        name: 'loading',
        path: '/pricing',
        as: 'creator',
        before: [hold(LIBRARY_API)],
        acts: [openLibrary],
        shows: 'window',
      },
      {
        name: 'error',
        path: '/pricing',
        as: 'creator',
        before: [refuse(LIBRARY_API)],
        acts: [openLibrary, see('Your library could not be loaded')],
        shows: 'window',
        expects: /^503 /,
      },
      {
        name: 'nothing-found',
        path: '/pricing',
        as: 'creator',
        acts: [openLibrary, fill('searchbox', /Search your pictures/, 'zebra'), see('Nothing found')],
        shows: 'window',
      },
      {
        name: 'selecting',
        path: '/pricing',
        as: 'creator',
        acts: [openLibrary, click('button', 'Select'), click('button', /^Select: /)],
        shows: 'window',
      },
      {
        name: 'viewer',
        path: '/pricing',
        as: 'creator',
        acts: [openLibrary, click('button', /^View full size: /)],
        shows: 'window',
      },
      {
        name: 'details',
        path: '/pricing',
        as: 'creator',
        acts: [openLibrary, click('button', /^View full size: /), click('button', 'Details')],
        shows: 'window',
      },
      {
        name: 'details-failed',
        path: '/pricing',
        as: 'creator',
        acts: [openLibrary, chooseStatus('failed'), click('button', /^View details: /)],
        shows: 'window',
      },
      { name: 'recent', path: '/', as: 'creator', acts: [scroll(560)], shows: 'window' },
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
