import type { Operations } from './operation.ts';

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
