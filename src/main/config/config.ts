import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { PolicyEmbeds } from '#contract/page-state';
import { cidr, loopbackUrl } from './addresses.ts';
import { BROWSER_TOGETHER, type BrowserConfig, browserVariables, readBrowser } from './browser.ts';
import { ConfigError } from './config-error.ts';
import { databaseVariables } from './database.ts';
import { type ModelsConfig, modelVariables, readModels } from './models.ts';
import { AWS_TOGETHER, objectStoreVariables, readS3, type S3Config } from './object-store.ts';
import { readStripe, STRIPE_TOGETHER, type StripeConfig, stripeVariables } from './payments.ts';
import { policyVariables, readPolicies } from './policies.ts';
import { requireLoopback, requireOwnMachine } from './require-loopback.ts';
import { type RunningConfig, readRunning, runningVariables } from './running.ts';
import { readStorage, type StorageConfig, storageVariables } from './storage.ts';
import {
  acr,
  cron,
  email,
  file,
  hostAndPort,
  integer,
  issuer,
  list,
  oneOf,
  origin,
  wholeNumber,
} from './value-schemas.ts';

/** What the environment says, read once. Every field has its final value: nothing else reads the environment. */
export interface Config {
  /** TCP port of the web role, 1 to 65,535. */
  port: number;
  /** Address that the web role listens on. */
  host: string;
  /** Canonical scheme and host of the site, without a trailing slash. */
  publicUrl: string;
  /** Roles that `npm start` runs, each in its own process. */
  roles: readonly Role[];
  /** Seconds for which a web role that was told to stop says so, and still answers, before it closes. */
  drainS: number;
  /** Absolute folder of the embedded database and of the objects. */
  dataDir: string;
  /** `undefined`: the embedded PostgreSQL, which only the supervisor starts. */
  databaseUrl: string | undefined;
  /** Of the role that owns the schema, for the process that migrates; `undefined`: the site runs as that role. */
  migrationUrl: string | undefined;
  /** CIDRs of the proxies whose forwarded address is believed. */
  trustProxy: readonly string[];
  /** Where objects are kept. `undefined`: in files below `dataDir`. */
  s3: S3Config | undefined;
  /** `undefined`: the development identity provider, which only the supervisor starts. */
  oidc: OidcConfig | undefined;
  /** What takes payments. `stand-in`: what only the supervisor starts; `undefined`: nothing does. */
  stripe: StripeConfig | 'stand-in' | undefined;
  /** What pictures are signed with. `undefined`: a certificate that this installation makes for itself. */
  signer: SignerFiles | undefined;
  /** Lower case. */
  adminEmails: readonly string[];
  /** Ways to sign in that admins must use, as ID tokens name them in `acr`; none: any. */
  adminAcrs: readonly string[];
  /** Credits that a new user is granted. */
  signupCredits: number;
  /** New users of one network (/24, /48) who are granted them in a day. */
  signupCreditsPerNetworkDay: number;
  /** Seconds after which a running generation is failed. */
  generationTimeoutS: number;
  /** Credits an image costs. */
  generationCost: number;
  models: ModelsConfig;
  /** Worker threads that paint at once in a worker process. */
  studioThreads: number;
  /** Cron expression (UTC) of the gallery's refill. */
  galleryCron: string;
  /** Pictures that a refill makes; 0 makes none, at the first start neither. */
  galleryBatch: number;
  /** Newest pictures made for the gallery that are kept; `undefined`: all. */
  galleryKeep: number | undefined;
  /** How prompts for one's own library are judged: by law alone, or like those for the gallery. */
  moderationPrivate: 'law' | 'strict';
  /** `host:port` of sites that website analysis reaches although they are not on the public web: those of tests. */
  egressAllowHosts: readonly string[];
  /** What looks at websites. */
  browser: BrowserConfig;
  supportEmail: string;
  salesEmail: string;
  policyEmbeds: PolicyEmbeds;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Whether `npm start` keeps the roles' logs in `dataDir/log`; otherwise they go to standard output. */
  logToFiles: boolean;
  /** How the site is watched, and for how long it keeps what. */
  running: RunningConfig;
  /** How much may be stored, and how much room stays free. */
  storage: StorageConfig;
  limits: Limits;
}

export interface OidcConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Whether it is the development provider, where anybody signs in with any address; only npm start says so. */
  isDevelopment?: boolean;
}

/** Absolute paths of files in PEM. */
export interface SignerFiles {
  certificateFile: string;
  privateKeyFile: string;
}

export interface Limits {
  /** Sign-ins begun from one address in an hour. */
  signInPerHour: number;
  /** Paid requests of one user in an hour. */
  paidPerHour: number;
  /** Pictures that one user uploads in an hour. */
  uploadPerHour: number;
  /** Public pictures that one user, or one address, reports in an hour. */
  reportPerHour: number;
  /** Downloads that are made for one user, or one visitor's address, in an hour; ready ones do not count. */
  imageFilePerHour: number;
  /** Slow enlargements of one user in an hour. */
  enlargementPerHour: number;
  /** Promo codes that one user, or one visitor's address, tries in an hour; and all people behind one address. */
  promoCodePerHour: number;
  promoCodeAddressPerHour: number;
  /** Pictures whose credentials are checked for one address in an hour. */
  verifyPerHour: number;
  /** Exports of all that is kept of one user in an hour. */
  accountExportPerHour: number;
  /** Calls of the ad creator from one address, and from all together, in an hour. */
  adCallPerHour: number;
  adCallNetworkPerHour: number;
  /** Web pages that are looked at for one address, and for all together, in an hour. */
  adAnalysisPerHour: number;
  adAnalysisNetworkPerHour: number;
  /** Previews of ads that one address sees redrawn in a minute. */
  adPreviewPerMinute: number;
  /** Cards of pages that have to be drawn, by address. */
  cardPerMinute: number;
  /** Calls of the public API with one key in a minute. */
  apiKeyPerMinute: number;
  /** Reads of the API from one address in a minute. */
  madePerMinute: number;
  readPerMinute: number;
  /** Generations of one user that are painted at the same time, over all workers. */
  runningPerUser: number;
}

/** What a role needs to run: the supervisor has put the embedded parts' addresses in its environment. */
export type RoleConfig = Config & {
  databaseUrl: string;
  migrationUrl: undefined;
  oidc: OidcConfig;
  stripe: StripeConfig | undefined;
};

export const ROLES = ['web', 'worker'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Reads the configuration from the environment. A variable that is set to nothing counts as unset.
 * @throws ConfigError at the first variable that is wrong.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const parsed = environment.safeParse(given);
  const issue = parsed.error?.issues[0];
  if (issue) throw new ConfigError(`${String(issue.path[0])} ${issue.message}`);
  return assemble(parsed.data!);
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Variables of which all are set, or none. */
const TOGETHER = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  STRIPE_TOGETHER,
  ['C2PA_CERTIFICATE_FILE', 'C2PA_PRIVATE_KEY_FILE'],
  AWS_TOGETHER,
  BROWSER_TOGETHER,
] as const;

const environment = z
  .object({
    PORT: integer(1, 65_535, 3000),
    HOST: z
      .string()
      .regex(/^[\w.:-]+$/, { error: 'must be an IP address or a host name' })
      .optional(),
    PUBLIC_URL: origin('https://pictures.example').optional(),
    NODE_ENV: z.string().optional(),
    ROLES: z
      .string()
      .default('web,worker')
      .transform(list)
      .pipe(
        z
          .array(oneOf(ROLES))
          .min(1, { error: `must name ${ROLES.join(' or ')}` })
          .transform((roles) => ROLES.filter((role) => roles.includes(role))),
      ),
    DRAIN_S: integer(0, 30, 0),
    DATA_DIR: z
      .string()
      .refine((text) => !text.includes('\0'), { error: 'must be a folder' })
      .default('.data'),
    ...databaseVariables,
    TRUST_PROXY: z.string().default('').transform(list).pipe(z.array(cidr)),
    ...objectStoreVariables,
    OIDC_ISSUER: issuer.optional(),
    OIDC_CLIENT_ID: z.string().optional(),
    OIDC_CLIENT_SECRET: z.string().optional(),
    OIDC_IS_DEVELOPMENT: oneOf(['true', 'false']).default('false'),
    ...stripeVariables,
    C2PA_CERTIFICATE_FILE: file.optional(),
    C2PA_PRIVATE_KEY_FILE: file.optional(),
    ADMIN_EMAILS: z
      .string()
      .default('')
      .transform((text) => list(text.toLowerCase()))
      .pipe(z.array(email)),
    OIDC_ADMIN_ACR: z.string().default('').transform(list).pipe(z.array(acr)),
    SIGNUP_CREDITS: integer(0, 1_000_000, 10),
    SIGNUP_CREDITS_PER_NETWORK_DAY: integer(1, 1_000_000, 5),
    GENERATION_TIMEOUT_S: integer(1, 3_600, 180),
    GENERATION_COST: integer(1, 1_000, 1),
    ...modelVariables,
    STUDIO_THREADS: integer(1, 64, Math.min(64, availableParallelism())),
    GALLERY_CRON: cron.default('*/15 * * * *'),
    GALLERY_BATCH: integer(0, 1_000, 8),
    GALLERY_KEEP: wholeNumber(1, 100_000_000).optional(),
    MODERATION_PRIVATE: oneOf(['law', 'strict']).default('law'),
    EGRESS_ALLOW_HOSTS: z.string().default('').transform(list).pipe(z.array(hostAndPort)),
    ...browserVariables,
    SUPPORT_EMAIL: email.default('support@framewright.example'),
    SALES_EMAIL: email.default('sales@framewright.example'),
    ...runningVariables,
    ...storageVariables,
    ...policyVariables,
    LOG_LEVEL: oneOf(LOG_LEVELS).default('info'),
    LIMIT_SIGN_IN_PER_HOUR: integer(1, 1_000_000, 300),
    LIMIT_PAID_PER_HOUR: integer(1, 1_000_000, 600),
    LIMIT_UPLOAD_PER_HOUR: integer(1, 1_000_000, 600),
    LIMIT_REPORT_PER_HOUR: integer(1, 1_000_000, 30),
    LIMIT_IMAGE_FILE_PER_HOUR: integer(1, 1_000_000, 300),
    LIMIT_ENLARGEMENT_PER_HOUR: integer(1, 1_000_000, 30),
    LIMIT_PROMO_CODE_PER_HOUR: integer(1, 1_000_000, 60),
    LIMIT_PROMO_CODE_ADDRESS_PER_HOUR: integer(1, 1_000_000, 300),
    LIMIT_VERIFY_PER_HOUR: integer(1, 1_000_000, 600),
    LIMIT_ACCOUNT_EXPORT_PER_HOUR: integer(1, 1_000_000, 5),
    LIMIT_AD_CALL_PER_HOUR: integer(1, 1_000_000, 300),
    LIMIT_AD_CALL_NETWORK_PER_HOUR: integer(1, 1_000_000, 1_200),
    LIMIT_AD_ANALYSIS_PER_HOUR: integer(1, 1_000_000, 30),
    LIMIT_AD_ANALYSIS_NETWORK_PER_HOUR: integer(1, 1_000_000, 90),
    LIMIT_AD_PREVIEW_PER_MINUTE: integer(1, 1_000_000, 120),
    LIMIT_CARD_PER_MINUTE: integer(1, 1_000_000, 120),
    LIMIT_API_KEY_PER_MINUTE: integer(1, 1_000_000, 300),
    LIMIT_MADE_PER_MINUTE: integer(1, 1_000_000, 1_200),
    LIMIT_READ_PER_MINUTE: integer(1, 1_000_000, 3_000),
    LIMIT_RUNNING_PER_USER: integer(1, 1_000, 2),
  })
  .superRefine((env, context) => {
    if (env.DATABASE_MIGRATION_URL && !env.DATABASE_URL)
      context.addIssue({
        code: 'custom',
        path: ['DATABASE_URL'],
        message: 'is missing: DATABASE_MIGRATION_URL needs it',
      });
    for (const together of TOGETHER) {
      const set = together.find((name) => env[name]);
      const missing = together.find((name) => !env[name]);
      if (set && missing)
        context.addIssue({ code: 'custom', path: [missing], message: `is missing: ${set} needs it` });
    }
  });

function assemble(env: z.infer<typeof environment>): Config {
  const host = env.HOST ?? (env.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1');
  const publicUrl = env.PUBLIC_URL ?? loopbackUrl(host, env.PORT);
  const oidc = env.OIDC_ISSUER
    ? {
        issuer: env.OIDC_ISSUER,
        clientId: env.OIDC_CLIENT_ID!,
        clientSecret: env.OIDC_CLIENT_SECRET!,
        isDevelopment: env.OIDC_IS_DEVELOPMENT === 'true',
      }
    : undefined;
  if (!env.DATABASE_URL) requireLoopback('DATABASE_URL', 'PostgreSQL', host, publicUrl);
  if (env.EGRESS_ALLOW_HOSTS.length > 0)
    requireOwnMachine('EGRESS_ALLOW_HOSTS', { environment: env.NODE_ENV, host, publicUrl });
  if (!oidc) requireLoopback('OIDC_ISSUER', 'development identity provider', host, publicUrl);
  return {
    port: env.PORT,
    host,
    publicUrl,
    roles: env.ROLES,
    drainS: env.DRAIN_S,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    migrationUrl: env.DATABASE_MIGRATION_URL,
    trustProxy: env.TRUST_PROXY,
    s3: readS3(env),
    oidc,
    stripe: readStripe(env, { host, publicUrl }),
    signer: env.C2PA_CERTIFICATE_FILE
      ? {
          certificateFile: resolve(env.C2PA_CERTIFICATE_FILE),
          privateKeyFile: resolve(env.C2PA_PRIVATE_KEY_FILE!),
        }
      : undefined,
    adminEmails: env.ADMIN_EMAILS,
    adminAcrs: env.OIDC_ADMIN_ACR,
    signupCredits: env.SIGNUP_CREDITS,
    signupCreditsPerNetworkDay: env.SIGNUP_CREDITS_PER_NETWORK_DAY,
    generationTimeoutS: env.GENERATION_TIMEOUT_S,
    generationCost: env.GENERATION_COST,
    models: readModels(env),
    studioThreads: env.STUDIO_THREADS,
    galleryCron: env.GALLERY_CRON,
    galleryBatch: env.GALLERY_BATCH,
    galleryKeep: env.GALLERY_KEEP,
    moderationPrivate: env.MODERATION_PRIVATE,
    egressAllowHosts: env.EGRESS_ALLOW_HOSTS,
    browser: readBrowser(env),
    supportEmail: env.SUPPORT_EMAIL,
    salesEmail: env.SALES_EMAIL,
    running: readRunning(env),
    storage: readStorage(env),
    policyEmbeds: readPolicies(env, publicUrl),
    logLevel: env.LOG_LEVEL,
    logToFiles: env.NODE_ENV !== 'production',
    limits: {
      signInPerHour: env.LIMIT_SIGN_IN_PER_HOUR,
      paidPerHour: env.LIMIT_PAID_PER_HOUR,
      uploadPerHour: env.LIMIT_UPLOAD_PER_HOUR,
      reportPerHour: env.LIMIT_REPORT_PER_HOUR,
      imageFilePerHour: env.LIMIT_IMAGE_FILE_PER_HOUR,
      enlargementPerHour: env.LIMIT_ENLARGEMENT_PER_HOUR,
      promoCodePerHour: env.LIMIT_PROMO_CODE_PER_HOUR,
      promoCodeAddressPerHour: env.LIMIT_PROMO_CODE_ADDRESS_PER_HOUR,
      verifyPerHour: env.LIMIT_VERIFY_PER_HOUR,
      accountExportPerHour: env.LIMIT_ACCOUNT_EXPORT_PER_HOUR,
      adCallPerHour: env.LIMIT_AD_CALL_PER_HOUR,
      adCallNetworkPerHour: env.LIMIT_AD_CALL_NETWORK_PER_HOUR,
      adAnalysisPerHour: env.LIMIT_AD_ANALYSIS_PER_HOUR,
      adAnalysisNetworkPerHour: env.LIMIT_AD_ANALYSIS_NETWORK_PER_HOUR,
      adPreviewPerMinute: env.LIMIT_AD_PREVIEW_PER_MINUTE,
      cardPerMinute: env.LIMIT_CARD_PER_MINUTE,
      apiKeyPerMinute: env.LIMIT_API_KEY_PER_MINUTE,
      madePerMinute: env.LIMIT_MADE_PER_MINUTE,
      readPerMinute: env.LIMIT_READ_PER_MINUTE,
      runningPerUser: env.LIMIT_RUNNING_PER_USER,
    },
  };
}
