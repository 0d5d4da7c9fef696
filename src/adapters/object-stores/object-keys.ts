import { ProviderError } from '#platform/errors/provider-error';

/** Object keys have no separators, so that they are file names on every store. */
const KEY = /^[\w-]{16,200}$/;
const PREFIX = /^[\w-]{2,200}$/;

export function isObjectKey(text: string): boolean {
  return KEY.test(text);
}

/** @throws ProviderError `rejected` */
export function requireObjectKey(text: string): void {
  if (!KEY.test(text)) throw new ProviderError('rejected', `Not an object key: ${text.slice(0, 40)}`);
}

/** @throws ProviderError `rejected` */
export function requireKeyPrefix(text: string): void {
  if (!PREFIX.test(text)) throw new ProviderError('rejected', `Not a key prefix: ${text.slice(0, 40)}`);
}
