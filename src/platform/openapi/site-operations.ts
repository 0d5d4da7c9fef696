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
};
