import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { file, integer, oneOf, origin } from './value-schemas.ts';

/** The browser that looks at websites for the ad creator. */
export interface BrowserConfig {
  sandbox: {
    /** False: Chromium runs without its sandbox. */
    isRequired: boolean;
    /** Chromium's helper that builds the sandbox where the system allows user namespaces to none but root. */
    helper?: string;
  };
  /** The service in which it runs; `undefined`: beside the worker. */
  remote?: { url: string; token: string };
}

/** What the browser's own service is told. */
export interface BrowserServiceConfig {
  host: string;
  port: number;
  token: string;
  sandbox: BrowserConfig['sandbox'];
}

const token = z.string().regex(/^[\x21-\x7e]{16,}$/, {
  error: 'must have 16 characters or more, without spaces',
});

export const browserVariables = {
  BROWSER_SANDBOX: oneOf(['on', 'off']).default('on'),
  CHROME_DEVEL_SANDBOX: file.optional(),
  BROWSER_URL: origin('http://browser:3000').optional(),
  BROWSER_TOKEN: token.optional(),
};

export const BROWSER_TOGETHER = ['BROWSER_URL', 'BROWSER_TOKEN'] as const;

const variables = z.object(browserVariables);

export function readBrowser(env: z.infer<typeof variables>): BrowserConfig {
  return {
    sandbox: {
      isRequired: env.BROWSER_SANDBOX === 'on',
      ...(env.CHROME_DEVEL_SANDBOX === undefined ? {} : { helper: env.CHROME_DEVEL_SANDBOX }),
    },
    ...(env.BROWSER_URL === undefined ? {} : { remote: { url: env.BROWSER_URL, token: env.BROWSER_TOKEN! } }),
  };
}

/**
 * The configuration of the browser's own service, which needs nothing else.
 * @throws ConfigError at the first variable that is wrong
 */
export function readBrowserService(env: Readonly<Record<string, string | undefined>>): BrowserServiceConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const service = z.object({
    ...browserVariables,
    BROWSER_TOKEN: z.string({ error: 'is missing' }).pipe(token),
    HOST: z.string().default('0.0.0.0'),
    PORT: integer(1, 65_535, 3000),
  });
  const parsed = service.safeParse(given);
  const issue = parsed.error?.issues[0];
  if (issue) throw new ConfigError(`${String(issue.path[0])} ${issue.message}`);
  const { HOST, PORT, BROWSER_TOKEN, ...rest } = parsed.data!;
  return {
    host: HOST,
    port: PORT,
    token: BROWSER_TOKEN,
    sandbox: readBrowser({ ...rest, BROWSER_TOKEN }).sandbox,
  };
}
