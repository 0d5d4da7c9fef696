import { click, fill, focus, hold, refuse, see, toast } from '../actions.ts';
import type { Screen } from '../screen.ts';

export const MONEY_SCREENS: readonly Screen[] = [
  {
    name: 'pricing',
    states: [
      { name: 'visitor', path: '/pricing' },
      { name: 'newcomer', path: '/pricing', as: 'newcomer' },
      { name: 'hosted', path: '/pricing', isHosted: true },
      { name: 'subscriber', path: '/pricing', as: 'subscriber' },
      { name: 'debtor', path: '/pricing', as: 'debtor' },
      { name: 'long-names', path: '/pricing', as: 'collector', shows: 'window' },
      { name: 'focus', path: '/pricing', actions: [focus('button', 'Subscribe Now')], shows: 'window' },
      {
        name: 'promo-applied',
        path: '/pricing',
        actions: [
          fill('textbox', 'Promo code', 'WELCOME20'),
          click('button', 'Apply'),
          toast('Promo code saved'),
        ],
        shows: 'window',
      },
      {
        name: 'promo-unknown',
        path: '/pricing',
        actions: [
          fill('textbox', 'Promo code', 'NOSUCHCODE'),
          click('button', 'Apply'),
          toast('Invalid promo code'),
        ],
        shows: 'window',
        expects: /^404 /,
      },
      {
        name: 'processing',
        path: '/pricing',
        as: 'newcomer',
        before: [hold('**/api/create-subscription')],
        actions: [click('button', 'Subscribe Now'), see('Processing...')],
      },
      {
        name: 'upgrade-blocked',
        path: '/pricing',
        as: 'subscriber',
        actions: [click('button', 'Upgrade to Enterprise'), toast('Upgrade not available')],
        shows: 'window',
      },
      {
        name: 'loading',
        path: '/verify',
        before: [hold('**/api/billing')],
        actions: [click('link', 'Upgrade'), see('Plans and prices')],
      },
      {
        name: 'error',
        path: '/verify',
        before: [refuse('**/api/billing')],
        actions: [click('link', 'Upgrade'), see('The plans could not be loaded')],
        expects: /^503 /,
      },
    ],
  },
  {
    name: 'success',
    states: [
      { name: 'visitor', path: '/success?success=true' },
      { name: 'subscriber', path: '/success?success=true', as: 'subscriber' },
    ],
  },
  {
    name: 'credits',
    states: [
      { name: 'visitor', path: '/credits' },
      { name: 'none', path: '/credits', as: 'broke' },
      { name: 'newcomer', path: '/credits', as: 'newcomer' },
      { name: 'creator', path: '/credits', as: 'creator' },
      { name: 'subscriber', path: '/credits', as: 'subscriber' },
      { name: 'debtor', path: '/credits', as: 'debtor' },
      { name: 'many', path: '/credits', as: 'collector' },
      {
        name: 'loading',
        path: '/verify',
        as: 'creator',
        before: [hold(/\/api\/credit-history/)],
        actions: [click('button', 'Account menu'), click('menuitem', 'Credits'), see('Your credits')],
      },
      {
        name: 'error',
        path: '/verify',
        as: 'creator',
        before: [refuse(/\/api\/credit-history/)],
        actions: [
          click('button', 'Account menu'),
          click('menuitem', 'Credits'),
          see('Your history could not be loaded'),
        ],
        expects: /^503 /,
      },
    ],
  },
];
