import type { Operations } from './operation.ts';

const REDIRECT = { 302: { description: 'To the page that follows, named by `Location`.' } };

/** People, their money, and those who keep the site. */
export const SITE_OPERATIONS: Operations = {
  'GET /api/openapi.json': {
    tag: 'Public API',
    summary: 'This document',
    access: 'anyone',
    answers: { 200: { description: 'OpenAPI 3.1.', type: 'application/json' } },
  },
  'GET /api/docs': {
    tag: 'Public API',
    summary: 'This document, for people',
    access: 'anyone',
    answers: { 200: { description: 'A page.', type: 'text/html' } },
  },
  'GET /api/auth/login': {
    tag: 'Account',
    summary: 'Begin to sign in',
    access: 'anyone',
    answers: {
      ...REDIRECT,
      403: { description: 'Another site led here: a page that asks first.', type: 'text/html' },
    },
  },
  'GET /api/auth/callback': {
    tag: 'Account',
    summary: 'Come back from the identity provider',
    description: 'A refusal is a page.',
    access: 'anyone',
    answers: {
      ...REDIRECT,
      400: { description: 'The sign-in was refused.', type: 'text/html' },
      403: { description: 'It was begun by another browser.', type: 'text/html' },
    },
  },
  'GET /api/auth/logout': { tag: 'Account', summary: 'Sign out', access: 'anyone', answers: REDIRECT },
  'GET /api/auth/session': {
    tag: 'Account',
    summary: 'Tell whether anybody is signed in',
    access: 'visitor',
  },
  'GET /api/auth/user': { tag: 'Account', summary: 'Tell who is signed in', access: 'session' },
  'GET /api/auth/credits': { tag: 'Account', summary: 'Tell what can be spent', access: 'session' },
  'GET /api/account': { tag: 'Account', summary: 'Tell how much is kept of oneself', access: 'session' },
  'GET /api/account/storage': {
    tag: 'Account',
    summary: 'Tell how much one has stored, and may',
    access: 'session',
  },
  'GET /api/account/export': {
    tag: 'Account',
    summary: 'Download all that is kept of oneself',
    description: 'A refusal is a page where a page is asked for.',
    access: 'session',
    refusals: ['cross_site'],
    answers: { 200: { description: 'The archive.', type: 'application/zip' } },
  },
  'GET /api/account/sessions': {
    tag: 'Account',
    summary: 'List where one is signed in',
    access: 'session',
  },
  'DELETE /api/account/sessions/:id': {
    tag: 'Account',
    summary: 'End one of one’s sessions',
    description: 'Ending the session that asks needs no fresh sign-in.',
    access: 'session',
    refusals: ['fresh_sign_in_required'],
  },
  'POST /api/account/sessions/revoke-others': {
    tag: 'Account',
    summary: 'End all other sessions of one’s own',
    access: 'session',
    refusals: ['fresh_sign_in_required'],
  },
  'POST /api/account/delete': {
    tag: 'Account',
    summary: 'Delete one’s account',
    access: 'session',
    refusals: ['fresh_sign_in_required', 'unavailable', 'payments_off'],
  },
  'GET /api/account/notices': {
    tag: 'Account',
    summary: 'List what one is told about one’s credits and subscription',
    access: 'session',
  },
  'DELETE /api/account/notices/:topic': {
    tag: 'Account',
    summary: 'Put such a notice away',
    access: 'session',
  },
  'GET /api/admin/audit': { tag: 'Admin', summary: 'List what admins did', access: 'admin' },
  'GET /api/admin/security-events': {
    tag: 'Admin',
    summary: 'List security events',
    access: 'admin',
  },
  'GET /api/admin/security-events/export': {
    tag: 'Admin',
    summary: 'Download security events',
    access: 'admin',
    refusals: ['cross_site'],
    answers: {
      200: { description: 'A table, or a JSON object a line.', type: ['text/csv', 'application/x-ndjson'] },
    },
  },
  'POST /api/admin/check-user': {
    tag: 'Admin',
    summary: 'Look a user’s credits and subscription up',
    access: 'admin',
    refusals: ['not_found', 'unavailable'],
  },
  'POST /api/admin/fix-subscription-credits': {
    tag: 'Admin',
    summary: 'Give a subscriber without credits 100 of them',
    access: 'admin',
    refusals: ['not_found', 'nothing_to_fix'],
  },
  'POST /api/admin/revoke-api-keys': {
    tag: 'Admin',
    summary: 'Revoke all API keys of a user',
    access: 'admin',
    refusals: ['not_found', 'nothing_to_fix'],
  },
  'GET /api/admin/users': { tag: 'Admin', summary: 'List users, with totals', access: 'admin' },
  'PATCH /api/admin/users/:id': {
    tag: 'Admin',
    summary: 'Suspend a user, or let them in again',
    access: 'admin',
    refusals: ['not_found'],
  },
};
