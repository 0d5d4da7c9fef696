import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { siteVariables } from './site.ts';
import { file, hostAndPort, list, oneOf, origin, token } from './value-schemas.ts';
import { type Environment, readVariables, type Values } from './variable.ts';

/** The browser that analyzes websites for the ad creator. */
export interface BrowserConfig {
  sandbox: {
    /** False: Chromium runs without its sandbox. */
    isRequired: boolean;
    /** Chromium's helper that builds the sandbox where the system allows user namespaces only to root. */
    helper?: string;
  };
  /** The service in which it runs; `undefined`: beside the worker. */
  remote?: { url: string; token: string };
}

export const browserVariables = {
  sandbox: {
    name: 'BROWSER_SANDBOX',
    schema: oneOf(['on', 'off']),
    default: 'on',
    readBy: ['worker', 'browser'],
    words:
      "Chromium's sandbox, which protects this machine from websites: on, or off for machines that do not allow it. While it is on and the machine does not allow it, websites are not analyzed; docs/operations.md says how to find out.",
  },
  helper: {
    name: 'CHROME_DEVEL_SANDBOX',
    schema: file,
    readBy: ['worker', 'browser'],
    words:
      "Path of Chromium's chrome-sandbox, owned by root with mode 4755. It builds the sandbox where the system allows user namespaces only to root (Ubuntu 24.04 with AppArmor).",
  },
  url: {
    name: 'BROWSER_URL',
    schema: origin('http://browser:3000'),
    isTogether: true,
    readBy: ['worker'],
    words:
      'Address of the browser as a service of its own (src/main/browser-service.ts). Unset: the browser runs beside the worker.',
  },
  token: {
    name: 'BROWSER_TOKEN',
    schema: token,
    isTogether: true,
    isSecret: true,
    readBy: ['worker', 'browser'],
    words: 'Token of 16 characters or more that workers and the browser service share.',
  },
} as const;

export const egressVariables = {
  egressAllowHosts: {
    name: 'EGRESS_ALLOW_HOSTS',
    schema: z.string().transform(list).pipe(z.array(hostAndPort)),
    default: '',
    isForDevelopment: true,
    words:
      'Websites that the ad creator may analyze although they are not on the public web: those of tests, as host:port, comma-separated. Only while HOST and PUBLIC_URL are loopback addresses, and not if NODE_ENV is production.',
  },
} as const;

export function readBrowser(values: Values<typeof browserVariables>): BrowserConfig {
  const { sandbox, helper, url } = values;
  return {
    sandbox: { isRequired: sandbox === 'on', ...(helper !== undefined && { helper }) },
    ...(url !== undefined && { remote: { url, token: values.token! } }),
  };
}

/**
 * The configuration of the browser service, which needs nothing else.
 * @throws ConfigError at the first variable that is wrong
 */
export function readBrowserService(env: Environment) {
  const { token: secret, ...browser } = readVariables(browserVariables, env);
  if (secret === undefined) throw new ConfigError('BROWSER_TOKEN is missing');
  const { host, port } = siteVariables;
  const address = readVariables({ host: { ...host, default: '0.0.0.0' }, port }, env);
  return { ...address, token: secret, sandbox: readBrowser({ ...browser, token: secret }).sandbox };
}
