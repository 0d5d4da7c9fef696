import { isLoopback } from './addresses.ts';
import { ConfigError } from './config-error.ts';

/**
 * The embedded parts let anyone in, so they only start if no other machine can reach the site.
 * @throws ConfigError naming the variable that would replace the part
 */
export function requireLoopback(variable: string, part: string, host: string, publicUrl: string): void {
  const open = isLoopback(host)
    ? isLoopback(new URL(publicUrl).hostname)
      ? undefined
      : 'PUBLIC_URL'
    : 'HOST';
  if (open)
    throw new ConfigError(
      `${variable} is missing: the embedded ${part} runs only while ${open} is a loopback address`,
    );
}

/**
 * A variable that gives tests access to private addresses is refused on a site that other machines can reach.
 * @throws ConfigError
 */
export function requireOwnMachine(
  variable: string,
  site: { environment: string | undefined; host: string; publicUrl: string },
): void {
  const isOwn = isLoopback(site.host) && isLoopback(new URL(site.publicUrl).hostname);
  if (!isOwn || site.environment === 'production')
    throw new ConfigError(
      `${variable} must be unset: it is for tests, while HOST and PUBLIC_URL are loopback addresses and NODE_ENV is not production`,
    );
}
