import { absoluteWebAddress } from '../contract/absolute-web-address.ts';

/**
 * The trimmed text if it is a web address, with or without a scheme; otherwise null. The server checks where it leads.
 */
export function readTypedAddress(typed: string): string | null {
  const text = typed.trim();
  return absoluteWebAddress(text) !== null && !/\s/.test(text) ? text : null;
}
