import type { BuilderPlace } from '#features/prompt-builder/contract/builder-place';

/**
 * Cache keys of queries. A key's parts joined by slashes are its address: the default query function fetches it, and
 * the server can prefill it.
 */
export const queryKeys = {
  user: ['api', 'auth', 'user'],
  credits: ['api', 'auth', 'credits'],
  billing: ['api', 'billing'],
  account: ['api', 'account'],
  sessions: ['api', 'account', 'sessions'],
  apiKeys: ['api', 'api-keys'],
  connections: ['api', 'connections'],
  webhooks: ['api', 'webhooks'],
  creditHistory: ['api', 'credit-history'],
  generations: ['api', 'generations'],
  library: ['api', 'generations?limit=500'],
  trash: ['api', 'trash'],
  galleryCategories: ['api', 'gallery', 'categories'],
  templateSet: ({ category, modelId }: BuilderPlace) =>
    ['api', `template-sets?${new URLSearchParams({ category, modelId })}`] as const,
  sharedPicture: (token: string) => ['api', 'shared', token] as const,
  sharedCollection: (token: string) => ['api', 'shared-collections', token] as const,
  person: (name: string) => ['api', 'people', name] as const,
  generation: (id: string) => ['api', 'generations', id] as const,
} as const;
