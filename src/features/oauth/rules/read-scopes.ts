import { API_SCOPES, type ApiScope } from '#platform/endpoint/api-scopes';
import { OauthRefusal } from './oauth-refusal.ts';

/**
 * The scopes of a list with spaces between, each once.
 * @param all those that may be asked for, and those meant by an empty list
 * @throws OauthRefusal `invalid_scope` for any other
 */
export function readScopes(
  text: string | undefined,
  all = Object.keys(API_SCOPES) as ApiScope[],
): ApiScope[] {
  const asked = new Set((text ?? '').split(' ').filter((one) => one !== ''));
  const unknown = [...asked].find((one) => !(all as string[]).includes(one));
  if (unknown !== undefined)
    throw new OauthRefusal('invalid_scope', `There is no scope ${unknown} here, or it was not allowed.`);
  return asked.size === 0 ? [...all] : all.filter((one) => asked.has(one));
}
