import { answer, click, hold, keys, refuse, see, toast } from '../actions.ts';
import type { Screen } from '../screen.ts';

const as = 'admin';

export const ADMIN_SCREENS: readonly Screen[] = [
  {
    name: 'admin',
    states: [
      { name: 'visitor', path: '/admin/users', expects: /^401 / },
      { name: 'not-an-admin', path: '/admin/users', as: 'creator', expects: /^403 / },
    ],
  },
  {
    name: 'admin-users',
    states: [
      {
        name: 'none',
        path: '/admin/users',
        as,
        before: [
          answer(/\/api\/admin\/users/, {
            users: [],
            total: 0,
            totals: { users: 0, activeSubscriptions: 0, credits: 0, averageCredits: 0 },
          }),
        ],
      },
      { name: 'few', path: '/admin/users', as, actions: [see('Total Users')] },
      { name: 'many', path: '/admin/users', as, phase: 'crowded', actions: [see('Total Users')] },
      { name: 'nobody', path: '/admin/users?q=nobody+at+all', as, actions: [see('No users match')] },
      { name: 'loading', path: '/admin/users', as, before: [hold(/\/api\/admin\/users/)] },
      {
        name: 'error',
        path: '/admin/users',
        as,
        before: [refuse(/\/api\/admin\/users/)],
        actions: [see('Error loading users')],
        expects: /^503 /,
      },
    ],
  },
  {
    name: 'admin-check-credits',
    states: [
      { name: 'empty', path: '/admin/check-credits', as },
      {
        name: 'found',
        async path({ people }) {
          await people.find('subscriber');
          return '/admin/check-credits?email=grace@mail.example';
        },
        as,
      },
      { name: 'unknown', path: '/admin/check-credits?email=nobody@mail.example', as, expects: /^404 / },
      {
        name: 'email-required',
        path: '/admin/check-credits',
        as,
        actions: [click('textbox', /Email/), keys('Enter'), toast('Email required')],
        shows: 'window',
      },
    ],
  },
  {
    name: 'admin-stripe-test',
    states: [
      { name: 'empty', path: '/admin/stripe-test', as },
      {
        name: 'tested',
        path: '/admin/stripe-test',
        as,
        actions: [click('button', 'Run Stripe Tests'), see('$29.99')],
      },
    ],
  },
  {
    name: 'admin-moderation',
    states: [
      { name: 'empty', path: '/admin/moderation', as, phase: 'empty' },
      { name: 'open', path: '/admin/moderation', as, actions: [see('reported')] },
      { name: 'done', path: '/admin/moderation?status=done', as },
      { name: 'loading', path: '/admin/moderation', as, before: [hold(/\/api\/admin\/moderation/)] },
      {
        name: 'error',
        path: '/admin/moderation',
        as,
        before: [refuse(/\/api\/admin\/moderation/)],
        actions: [see('The queue could not be loaded')],
        expects: /^503 /,
      },
    ],
  },
  {
    name: 'admin-audit',
    states: [
      { name: 'empty', path: '/admin/audit', as, phase: 'empty' },
      { name: 'many', path: '/admin/audit', as },
      { name: 'nothing-like-that', path: '/admin/audit?subject=zebra', as },
      { name: 'events', path: '/admin/audit?list=events', as },
      { name: 'no-events', path: '/admin/audit?list=events&person=zebra', as },
    ],
  },
  {
    name: 'admin-operations',
    states: [
      { name: 'board', path: '/admin/operations', as, actions: [see('Queues')] },
      {
        name: 'ledger-checked',
        path: '/admin/operations',
        as,
        actions: [click('button', 'Check the ledger'), see('The ledger adds up')],
      },
      { name: 'loading', path: '/admin/operations', as, before: [hold(/\/api\/admin\/operations/)] },
      {
        name: 'error',
        path: '/admin/operations',
        as,
        before: [refuse(/\/api\/admin\/operations/)],
        actions: [see('Error loading operations')],
        expects: /^503 /,
      },
    ],
  },
];
