/** Scopes of API keys with their labels; no schemas, so that the browser may import them. */
export const API_SCOPES = {
  'generations:write': 'Generate pictures, which costs credits',
  'generations:read': 'Read your generations and their pictures',
  'cutouts:write': 'Remove backgrounds, which costs credits',
  'edits:write': 'Change parts of your pictures, which costs credits',
  'gallery:read': 'Search the gallery',
  'gallery:write': 'Make your pictures public, in the gallery or by a link, and take them back',
  'page:write': 'Choose, rename and remove your public page',
  'credits:read': 'Read your credits and their history',
  'library:read': 'Read how your library is ordered, and its trash',
  'library:write': 'Order your library, delete and restore pictures, and delete uploads',
} as const;
export type ApiScope = keyof typeof API_SCOPES;

/** Active keys of one user. */
export const API_KEYS_MAX = 20;
export const API_KEY_NAME_MAX_CHARACTERS = 80;
/** Days after which a key expires: the choices, the default and the maximum. */
export const API_KEY_DAYS = [30, 90, 365] as const;
export const API_KEY_DAYS_DEFAULT = 90;
export const API_KEY_DAYS_MAX = 365;
/** Days before its expiry from which a key is shown with a warning. */
export const API_KEY_WARNING_DAYS = 14;
/** Webhooks of one user. */
export const WEBHOOKS_MAX = 10;
export const WEBHOOK_URL_MAX_CHARACTERS = 2_000;
/** Deliveries shown in a webhook's log. */
export const WEBHOOK_LOG_LENGTH = 50;
