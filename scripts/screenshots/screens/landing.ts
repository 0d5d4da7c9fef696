import { choose, click, fill, focus, hold, keys, refuse, scroll, see, toast } from '../actions.ts';
import { PHOTO, TEXT_FILE } from '../files.ts';
import type { Action, Screen } from '../screen.ts';

const typePrompt = fill('textbox', 'Your prompt', 'A lighthouse above the surf at dusk');

/** A pending navigation delays screenshots: this answer is empty (204), so the page stays. */
const stayHere: Action = (page) =>
  page.route('**/api/auth/login*', (route) => route.fulfill({ status: 204 }));

export const LANDING_SCREENS: readonly Screen[] = [
  {
    name: 'home',
    states: [
      { name: 'empty', path: '/', phase: 'empty' },
      { name: 'visitor', path: '/' },
      { name: 'newcomer', path: '/', as: 'newcomer' },
      { name: 'creator', path: '/', as: 'creator' },
      { name: 'long-names', path: '/', as: 'collector' },
      { name: 'hosted', path: '/', as: 'creator', isHosted: true, actions: [typePrompt], shows: 'window' },
      {
        name: 'hosted-menu',
        path: '/',
        as: 'creator',
        isHosted: true,
        actions: [click('combobox', 'Image model')],
        shows: 'window',
      },
      { name: 'typing', path: '/', actions: [typePrompt], shows: 'window' },
      { name: 'focus', path: '/', actions: [focus('tab', 'Generate')], shows: 'window' },
      { name: 'ad-creator-tab', path: '/', actions: [click('tab', 'Ad Creator')], shows: 'window' },
      { name: 'gallery-tab', path: '/', actions: [click('tab', 'Gallery')], shows: 'window' },
      { name: 'remove-bg-visitor', path: '/?tab=remove-background', shows: 'window' },
      { name: 'remove-bg-page', path: '/remove-background' },
      { name: 'remove-bg', path: '/?tab=remove-background', as: 'creator', shows: 'window' },
      {
        name: 'remove-bg-chosen',
        path: '/?tab=remove-background',
        as: 'creator',
        actions: [choose('Picture to remove the background from', PHOTO), see(/is selected/)],
        shows: 'window',
      },
      {
        name: 'remove-bg-refused',
        path: '/?tab=remove-background',
        as: 'creator',
        actions: [choose('Picture to remove the background from', TEXT_FILE), toast('Invalid file type')],
        shows: 'window',
      },
      {
        name: 'sign-in-unavailable',
        path: '/?auth_error=unavailable',
        actions: [toast('Authentication temporarily unavailable')],
        shows: 'window',
      },
      {
        name: 'sign-in-required',
        path: '/',
        before: [stayHere],
        actions: [typePrompt, click('button', 'Generate'), toast('Sign in required')],
        shows: 'window',
        expects: /^401 /,
      },
      {
        name: 'insufficient-credits',
        path: '/',
        as: 'broke',
        actions: [typePrompt, click('button', 'Generate'), toast('Insufficient credits')],
        shows: 'window',
        expects: /^402 /,
      },
      {
        name: 'busy',
        path: '/',
        as: 'newcomer',
        before: [hold('**/api/quick-generate')],
        actions: [typePrompt, click('button', 'Generate')],
        shows: 'window',
      },
      {
        name: 'failed',
        path: '/',
        as: 'newcomer',
        before: [refuse('**/api/quick-generate')],
        actions: [typePrompt, click('button', 'Generate'), toast('Generation failed')],
        shows: 'window',
        expects: /^503 /,
      },
      {
        name: 'styles-found',
        path: '/',
        actions: [
          click('button', 'Nature'),
          fill('searchbox', 'Find a style by name', 'lake'),
          see(/^\d+ styles?$/),
        ],
        shows: 'window',
      },
      {
        name: 'styles-not-found',
        path: '/',
        actions: [click('button', 'Nature'), fill('searchbox', 'Find a style by name', 'zebra crossing')],
        shows: 'window',
      },
      { name: 'gallery-below', path: '/', actions: [scroll(2_600)], shows: 'window' },
      {
        name: 'account-menu',
        path: '/',
        as: 'creator',
        actions: [click('button', 'Account menu')],
        shows: 'window',
      },
      {
        name: 'account-menu-long',
        path: '/',
        as: 'collector',
        actions: [click('button', 'Account menu'), see('Log out')],
        shows: 'window',
      },
      {
        name: 'account-menu-admin',
        path: '/',
        as: 'admin',
        actions: [click('button', 'Account menu')],
        shows: 'window',
      },
      {
        name: 'shortcuts',
        path: '/',
        actions: [
          keys('Tab', 'Tab', '?'),
          // Touch screens have no button of this name.
          (page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor(),
        ],
        shows: 'window',
      },
      { name: 'skip-link', path: '/', actions: [focus('link', 'Skip to content')], shows: 'window' },
    ],
  },
  {
    name: 'not-found',
    states: [
      { name: 'page', path: '/no/such/page', expects: /^404 / },
      { name: 'not-paid', path: '/nowhere?success=false', expects: /^404 / },
    ],
  },
];
