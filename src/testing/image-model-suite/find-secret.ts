import { inspect } from 'node:util';
import pino from 'pino';

/**
 * Whether a key is to be read anywhere in a value, in any usual spelling: its messages, causes and hidden properties, or
 * what is logged of it.
 */
export function tellsSecret(value: unknown, secret: string): boolean {
  const said = [
    logged(value),
    inspect(value, { depth: Number.POSITIVE_INFINITY, showHidden: true, maxStringLength: null }),
    JSON.stringify(value) ?? '',
    ...(value instanceof Error ? [value.message, value.stack ?? '', JSON.stringify({ ...value })] : []),
  ].join('\n');
  const base64 = Buffer.from(secret).toString('base64').replace(/=+$/, '');
  return [secret, encodeURIComponent(secret), base64].some((spelling) => said.includes(spelling));
}

/** The line that the product's logger writes. */
function logged(value: unknown): string {
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line) => lines.push(line) });
  for (const err of [value].flat()) logger.error({ err }, 'failed');
  return lines.join('');
}
