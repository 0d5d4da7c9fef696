import { z } from 'zod';
import { cidr } from './addresses.ts';
import { integer, list, oneOf, origin } from './value-schemas.ts';

export const ROLES = ['web', 'worker'] as const;
export type Role = (typeof ROLES)[number];

export const siteVariables = {
  port: {
    name: 'PORT',
    schema: integer(1, 65_535),
    default: '3000',
    isUsual: true,
    readBy: ['web', 'worker', 'browser'],
    words:
      'TCP port of the site. The development identity provider and the stand-in for Stripe take the next free ports above it.',
  },
  host: {
    name: 'HOST',
    schema: z.string().regex(/^[\w.:-]+$/, { error: 'must be an IP address or a host name' }),
    isUsual: true,
    readBy: ['web', 'worker', 'browser'],
    words: 'Address to listen on. Unset: 127.0.0.1, or 0.0.0.0 if NODE_ENV is production.',
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    schema: origin('https://pictures.example'),
    isUsual: true,
    words: 'Scheme and host of the site, as browsers see it. Unset: made of HOST and PORT.',
  },
  trustProxy: {
    name: 'TRUST_PROXY',
    schema: z.string().transform(list).pipe(z.array(cidr)),
    default: '',
    isUsual: true,
    words:
      'Reverse proxies whose forwarded client address and X-Request-Id are believed. A comma-separated list of CIDRs. Unset: none.',
  },
  environment: {
    name: 'NODE_ENV',
    schema: z.string(),
    words: 'Set to production, the roles log to standard output. Otherwise their logs are in DATA_DIR/log.',
  },
} as const;

export const processVariables = {
  roles: {
    name: 'ROLES',
    schema: z
      .string()
      .transform(list)
      .pipe(
        z
          .array(oneOf(ROLES))
          .min(1, { error: `must name ${ROLES.join(' or ')}` })
          .transform((roles) => ROLES.filter((role) => roles.includes(role))),
      ),
    default: 'web,worker',
    isUsual: true,
    words:
      'Roles that this machine runs, comma-separated: web (pages and API), worker (jobs). Any number of each may run, on any machines.',
  },
  drainS: {
    name: 'DRAIN_S',
    schema: integer(0, 30),
    default: '0',
    readBy: ['web'],
    words:
      'Seconds for which a stopping web role still answers, and /readyz says 503, before it closes its port. Set it to more than a load balancer takes to notice. Requests under way are finished in any case.',
  },
  dataDir: {
    name: 'DATA_DIR',
    schema: z.string().refine((text) => !text.includes('\0'), { error: 'must be a folder' }),
    default: '.data',
    isUsual: true,
    words:
      'Folder of the embedded database, of pictures on disk, of the signing key, of logs and of compiled modules.',
  },
} as const;
