/** Of programs and their requests. */
export const CLIENT_NAME_MAX_CHARACTERS = 80;
export const REDIRECTS_MAX = 10;
export const REDIRECT_MAX_CHARACTERS = 500;
export const STATE_MAX_CHARACTERS = 1_000;
/** Programs that one person may have connected. */
export const CONNECTIONS_MAX = 20;
