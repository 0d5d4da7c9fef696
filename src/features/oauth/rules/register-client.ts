import type { Database } from '#platform/db/client';
import {
  CLIENT_NAME_MAX_CHARACTERS,
  REDIRECT_MAX_CHARACTERS,
  REDIRECTS_MAX,
} from '../contract/oauth-limits.ts';
import type { Registration } from '../contract/oauth-protocol.ts';
import { type ClientRow, insertClient } from '../queries/oauth-clients.ts';
import { OauthRefusal } from './oauth-refusal.ts';

/**
 * Registers a program. It gets no secret: PKCE and its exact addresses protect its codes.
 * @throws OauthRefusal `invalid_redirect_uri`
 */
export async function registerClient(
  { db }: { db: Database },
  { client_name: name, redirect_uris: redirectUris }: Registration,
): Promise<ClientRow> {
  if (redirectUris.length === 0 || redirectUris.length > REDIRECTS_MAX)
    throw new OauthRefusal('invalid_redirect_uri', `Send 1 to ${REDIRECTS_MAX} redirect addresses.`);
  const wrong = redirectUris.find((address) => !isSafeRedirect(address));
  if (wrong !== undefined)
    throw new OauthRefusal(
      'invalid_redirect_uri',
      `${wrong.slice(0, REDIRECT_MAX_CHARACTERS)}: must begin with https://, or with http:// on this device (localhost, 127.0.0.1, [::1]); no fragment, no user name, at most ${REDIRECT_MAX_CHARACTERS} characters.`,
    );
  return await insertClient(db, { name: shownName(name) ?? NAMELESS, redirectUris });
}

const NAMELESS = 'A program without a name';
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

function isSafeRedirect(address: string): boolean {
  const url = URL.parse(address);
  if (!url || address.length > REDIRECT_MAX_CHARACTERS || !PRINTABLE.test(address)) return false;
  if (url.hash !== '' || address.includes('#') || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname));
}

// Browsers drop tabs and line feeds and read backslashes as slashes.
const PRINTABLE = /^[!-[\]-~]+$/;

/** Without characters that cannot be seen or that change the direction of what follows. */
function shownName(name: string | undefined): string | undefined {
  const shown = name?.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim();
  return shown ? [...shown].slice(0, CLIENT_NAME_MAX_CHARACTERS).join('') : undefined;
}
