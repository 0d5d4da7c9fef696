import { ProviderError } from '#platform/errors/provider-error';

/** What an object key may be: no separators, so that it names one file in one folder on every store. */
const KEY = /^[\w-]{16,200}$/;
const PREFIX = /^[\w-]{2,200}$/;

export function isObjectKey(text: string): boolean {
  return KEY.test(text);
}

/** @throws ProviderError `rejected` */
export function requireObjectKey(text: string): void {
  if (!KEY.test(text)) throw new ProviderError('rejected', `No object key: ${text.slice(0, 40)}`);
}

/** @throws ProviderError `rejected` */
export function requireKeyPrefix(text: string): void {
  if (!PREFIX.test(text)) throw new ProviderError('rejected', `No prefix of keys: ${text.slice(0, 40)}`);
}
