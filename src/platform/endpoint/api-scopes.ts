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
/** Days after which a new key ends: what is offered, what holds where nothing is said, and the most. */
export const API_KEY_DAYS = [30, 90, 365] as const;
export const API_KEY_DAYS_DEFAULT = 90;
export const API_KEY_DAYS_MAX = 365;
/** Days before its end in which a key is shown with a warning. */
export const API_KEY_WARNING_DAYS = 14;
/** Webhooks that somebody may have at a time. */
export const WEBHOOKS_MAX = 10;
export const WEBHOOK_URL_MAX_CHARACTERS = 2_000;
/** Deliveries that a webhook's log shows. */
export const WEBHOOK_LOG_LENGTH = 50;
