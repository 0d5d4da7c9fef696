import type { Operations } from './operation.ts';

const PAID = [
  'insufficient_credits',
  'storage_full',
  'idempotency_key_reused',
  'moderated',
  'rate_limited',
] as const satisfies string[];

const KEY = {
  id: '0198c7a2-0000-7d5c-9a70-3f0f5f3b6d11',
  name: 'Newsroom',
  hint: 'fw_live_Q3k9',
  scopes: ['generations:write', 'generations:read'],
  createdAt: '2026-03-01T09:00:00.000Z',
  expiresAt: '2027-03-01T09:00:00.000Z',
  lastUsedAt: null,
};

const GENERATION = {
  id: '0198c7a2-6a3e-4d5c-9a70-3f0f5f3b6d11',
  object: 'generation',
  status: 'generating',
  prompt: 'A lighthouse at dawn, soft fog',
  enhancedPrompt: null,
  model: 'studio',
  madeBy: null,
  count: 1,
  progress: 0,
  images: [],
  failure: null,
  creditsCharged: 0,
  cancelCost: 0,
  canceledAt: null,
  createdAt: '2026-03-01T09:00:00.000Z',
  completedAt: null,
};

const COMPLETED = {
  ...GENERATION,
  status: 'completed',
  progress: 1,
  images: [
    {
      id: '0198c7a2-7c11-4d5c-9a70-3f0f5f3b6d11',
      url: 'https://framewright.example/images/9f2c1e.png',
      width: 1280,
      height: 720,
    },
  ],
  creditsCharged: 1,
  cancelCost: null,
  completedAt: '2026-03-01T09:00:04.000Z',
};

const WEBHOOK = {
  id: '0198c7a2-1111-4d5c-9a70-3f0f5f3b6d11',
  url: 'https://newsroom.example/hooks/framewright',
  apiKeyId: null,
  previousSecretUntil: null,
  createdAt: '2026-03-01T09:00:00.000Z',
};

/** What programs call with a key, and what people do with keys. */
export const V1_OPERATIONS: Operations = {
  'POST /api/v1/generations': {
    tag: 'Public API',
    summary: 'Ask for pictures',
    description:
      'Holds the price and answers at once. Read the generation until `status` is no longer `generating`, or let a webhook tell you.',
    access: 'key',
    scope: 'generations:write',
    refusals: [...PAID, 'not_found'],
    reads: ['Idempotency-Key'],
    sends: ['Location'],
    example: {
      request: { prompt: 'A lighthouse at dawn, soft fog', aspectRatio: '16:9' },
      response: GENERATION,
    },
  },
  'GET /api/v1/generations': {
    tag: 'Public API',
    summary: 'List your generations, newest first',
    description: 'Those of the site’s own pages are among them. Only the last page is shorter than `limit`.',
    access: 'key',
    scope: 'generations:read',
    example: { response: { data: [COMPLETED] } },
  },
  'GET /api/v1/generations/:id': {
    tag: 'Public API',
    summary: 'Read a generation, or a background removal',
    access: 'key',
    scope: 'generations:read',
    example: { response: COMPLETED },
  },
  'POST /api/v1/generations/:id/cancel': {
    tag: 'Public API',
    summary: 'Cancel a generation, or a background removal',
    description:
      'Free until a provider has been asked for a picture; `cancelCost` of the generation says what it costs now. Pictures that had been begun are charged, unless the provider confirms that they cost nothing, and are delivered if they come all the same. One that has ended stays as it is, and the answer says how it ended.',
    access: 'key',
    scope: 'generations:write',
    refusals: ['not_found', 'cancel_costs'],
    example: { request: { maxCredits: 0 }, response: { status: 'canceled', creditsCharged: 0 } },
  },
  'POST /api/v1/background-removals': {
    tag: 'Public API',
    summary: 'Take the background out of a picture',
    description: 'Answers at once; read `/api/v1/generations/{id}` for the picture.',
    access: 'key',
    scope: 'cutouts:write',
    refusals: PAID,
    reads: ['Idempotency-Key'],
    sends: ['Location'],
    takesPicture: true,
    example: {
      response: { ...GENERATION, object: 'background-removal', prompt: null, model: 'isnet' },
    },
  },
  'POST /api/v1/references': {
    tag: 'Public API',
    summary: 'Upload a picture to build others around',
    access: 'key',
    scope: 'generations:write',
    takesPicture: true,
    example: { response: { id: '0198c7a2-6a3e-4d5c-9a70-3f0f5f3b6d11', width: 1024, height: 768 } },
  },
  'GET /api/v1/gallery/search': {
    tag: 'Public API',
    summary: 'Search public pictures, best first',
    access: 'key',
    scope: 'gallery:read',
  },
  'GET /api/api-keys': {
    tag: 'Keys and webhooks',
    summary: 'List your API keys',
    access: 'session',
    example: { response: [KEY] },
  },
  'POST /api/api-keys': {
    tag: 'Keys and webhooks',
    summary: 'Make an API key',
    description:
      '`secret` is shown this once, and kept nowhere. Where `expiresInDays` is left out, the key ends after 90 days.',
    access: 'session',
    refusals: ['fresh_sign_in_required'],
    example: {
      request: {
        name: 'Newsroom',
        scopes: ['generations:write', 'generations:read'],
        expiresInDays: 365,
      },
      response: { key: KEY, secret: 'fw_live_…' },
    },
  },
  'DELETE /api/api-keys/:id': {
    tag: 'Keys and webhooks',
    summary: 'Revoke an API key',
    access: 'session',
  },
  'GET /api/webhooks': {
    tag: 'Keys and webhooks',
    summary: 'List your webhooks',
    access: 'session',
    example: { response: [WEBHOOK] },
  },
  'POST /api/webhooks': {
    tag: 'Keys and webhooks',
    summary: 'Have an address told of what is completed',
    description: '`secret`, which signs the events, is shown this once.',
    access: 'session',
    refusals: ['not_found'],
    example: {
      request: { url: 'https://newsroom.example/hooks/framewright' },
      response: { webhook: WEBHOOK, secret: 'whsec_…' },
    },
  },
  'DELETE /api/webhooks/:id': {
    tag: 'Keys and webhooks',
    summary: 'Delete a webhook',
    access: 'session',
  },
  'POST /api/webhooks/:id/secret': {
    tag: 'Keys and webhooks',
    summary: 'Give a webhook a new secret',
    description: 'The previous secret also works for one day.',
    access: 'session',
  },
  'GET /api/webhooks/:id/deliveries': {
    tag: 'Keys and webhooks',
    summary: 'List the latest deliveries of a webhook',
    access: 'session',
  },
  'POST /api/webhooks/:id/test': {
    tag: 'Keys and webhooks',
    summary: 'Send a webhook an event that tells of nothing',
    access: 'session',
  },
};
