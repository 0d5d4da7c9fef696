/** What an API key can be allowed, with words for people, as values that the browser may import. */
export const API_SCOPES = {
  'generations:write': 'Ask for pictures, which costs credits',
  'generations:read': 'Read your generations and their pictures',
  'cutouts:write': 'Remove backgrounds, which costs credits',
  'gallery:read': 'Search the gallery',
} as const;
export type ApiScope = keyof typeof API_SCOPES;

/** Keys that somebody may have at a time. */
export const API_KEYS_MAX = 20;
export const API_KEY_NAME_MAX_CHARACTERS = 80;
/** Webhooks that somebody may have at a time. */
export const WEBHOOKS_MAX = 10;
export const WEBHOOK_URL_MAX_CHARACTERS = 2_000;
/** Deliveries that a webhook's log shows. */
export const WEBHOOK_LOG_LENGTH = 50;
