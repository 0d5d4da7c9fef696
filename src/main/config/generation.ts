import { cron, email, integer, oneOf } from './value-schemas.ts';

export const generationVariables = {
  signupCredits: {
    name: 'SIGNUP_CREDITS',
    schema: integer(0, 1_000_000),
    default: '10',
    isUsual: true,
    words: 'Credits that a new user gets, once for each verified email address, whatever its spelling.',
  },
  signupCreditsPerNetworkDay: {
    name: 'SIGNUP_CREDITS_PER_NETWORK_DAY',
    schema: integer(1, 1_000_000),
    default: '5',
    isUsual: true,
    words:
      'New users of one network (IPv4 /24, IPv6 /48) who get those credits in a day (UTC). Not checked with the development provider.',
  },
  generationCost: {
    name: 'GENERATION_COST',
    schema: integer(1, 1_000),
    default: '1',
    words: 'Credits that an image costs.',
  },
  generationTimeoutS: {
    name: 'GENERATION_TIMEOUT_S',
    schema: integer(1, 3_600),
    default: '180',
    words: 'Seconds without progress after which a running generation fails and its credits are released.',
  },
  runningPerUser: {
    name: 'LIMIT_RUNNING_PER_USER',
    schema: integer(1, 1_000),
    default: '2',
    words: 'Generations of one user that run at the same time, over all workers.',
  },
  studioThreads: {
    name: 'STUDIO_THREADS',
    schema: integer(1, 64),
    words:
      'Threads that paint in a worker process, 1 to 64, at low priority. Unset: as many as the machine has.',
  },
  studioCreditFree: {
    name: 'STUDIO_CREDIT_FREE',
    schema: oneOf(['true', 'false']).transform((text) => text === 'true'),
    default: 'false',
    words:
      'Whether the studio uses only models without conditions: true or false. If false, a picture that needs a credit line says so, and people may ask for pictures that need none.',
  },
} as const;

export const galleryVariables = {
  galleryCron: {
    name: 'GALLERY_CRON',
    schema: cron,
    default: '*/15 * * * *',
    words:
      'When the gallery is refilled: a cron expression of five fields, in UTC. A tick without a running worker is skipped.',
  },
  galleryBatch: {
    name: 'GALLERY_BATCH',
    schema: integer(0, 1_000),
    default: '8',
    words:
      'Pictures that a refill makes, those in progress included. An empty gallery gets its first 88 when a worker starts. 0: none at all, at the first start neither.',
  },
  galleryKeep: {
    name: 'GALLERY_KEEP',
    schema: integer(1, 100_000_000),
    words:
      'How many pictures made for the gallery are kept, the newest first. Pictures that users published are never removed by it. Unset: all.',
  },
  moderationPrivate: {
    name: 'MODERATION_PRIVATE',
    schema: oneOf(['law', 'strict']),
    default: 'law',
    words:
      'How private prompts are moderated: law refuses what nobody may make (sexual content with minors, real people in a sexual or violent context); strict refuses everything that the public gallery refuses.',
  },
} as const;

export const contactVariables = {
  supportEmail: {
    name: 'SUPPORT_EMAIL',
    schema: email,
    default: 'support@framewright.example',
    isUsual: true,
    words: 'Address for support, shown on the site.',
  },
  salesEmail: {
    name: 'SALES_EMAIL',
    schema: email,
    default: 'sales@framewright.example',
    words: 'Address for sales, shown on the site.',
  },
} as const;
