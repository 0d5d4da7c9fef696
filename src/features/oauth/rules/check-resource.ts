import { RESOURCE_PATH } from '../contract/oauth-protocol.ts';
import { OauthRefusal } from './oauth-refusal.ts';

/**
 * Access tokens are for one address (RFC 8707). A program that names none means that one, since there is no other.
 * @throws OauthRefusal `invalid_target`
 */
export function checkResource({ publicUrl }: { publicUrl: string }, resource: string | undefined): void {
  const own = publicUrl + RESOURCE_PATH;
  if (resource !== undefined && URL.parse(resource)?.href !== own)
    throw new OauthRefusal('invalid_target', `The resource must be ${own}.`);
}
