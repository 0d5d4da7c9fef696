/**
 * How often one caller may do something in an hour or a minute. To add a limit, add an entry: its configuration variable,
 * limiter and documentation follow from it, and endpoints may name it as their `limit`.
 */
interface RateLimit {
  /** Calls; the default where a variable can change it. */
  calls: number;
  per: 'hour' | 'minute';
  /** Whether calls are counted over all processes (in PostgreSQL) rather than in each. Hourly limits always are. */
  isShared?: boolean;
  /** The environment variable that changes `calls`; the limit is fixed without one. */
  variable?: `LIMIT_${string}`;
  /** What is counted, and by whom. */
  words: string;
}

export const RATE_LIMITS = {
  signIn: {
    variable: 'LIMIT_SIGN_IN_PER_HOUR',
    calls: 300,
    per: 'hour',
    words: 'Sign-ins started from one address in an hour. An IPv6 address counts by its /64.',
  },
  paid: {
    variable: 'LIMIT_PAID_PER_HOUR',
    calls: 600,
    per: 'hour',
    words: 'Paid requests of one user in an hour.',
  },
  upload: {
    variable: 'LIMIT_UPLOAD_PER_HOUR',
    calls: 600,
    per: 'hour',
    words: 'Pictures that one user uploads, and brand kits that they save, in an hour.',
  },
  publish: {
    variable: 'LIMIT_PUBLISH_PER_HOUR',
    calls: 300,
    per: 'hour',
    words: 'Pictures of the library that one user publishes in an hour.',
  },
  report: {
    variable: 'LIMIT_REPORT_PER_HOUR',
    calls: 30,
    per: 'hour',
    words: 'Public pictures that one user, or one visitor address, reports in an hour.',
  },
  imageFile: {
    variable: 'LIMIT_IMAGE_FILE_PER_HOUR',
    calls: 300,
    per: 'hour',
    words:
      'Downloads in other formats and sizes that are made for one user, or one visitor address, in an hour. Existing files do not count.',
  },
  subject: {
    variable: 'LIMIT_SUBJECT_PER_HOUR',
    calls: 120,
    per: 'hour',
    words: 'Pictures whose subject is looked for in the editing room for one user in an hour.',
  },
  // Above what a page asks that waits for two pictures.
  subjectRead: {
    calls: 240,
    per: 'minute',
    words: 'Masks of subjects that one user reads in a minute.',
  },
  enlargement: {
    variable: 'LIMIT_ENLARGEMENT_PER_HOUR',
    calls: 30,
    per: 'hour',
    words: 'Slow enlargements (by a neural network, or re-rendered) of one user in an hour.',
  },
  promoCode: {
    variable: 'LIMIT_PROMO_CODE_PER_HOUR',
    calls: 60,
    per: 'hour',
    words: 'Promo codes that one user, or one visitor address, tries in an hour.',
  },
  promoCodeAddress: {
    variable: 'LIMIT_PROMO_CODE_ADDRESS_PER_HOUR',
    calls: 300,
    per: 'hour',
    words: 'Promo codes that all people behind one address try in an hour.',
  },
  verify: {
    variable: 'LIMIT_VERIFY_PER_HOUR',
    calls: 600,
    per: 'hour',
    words: 'Pictures that one address checks on /verify in an hour.',
  },
  accountExport: {
    variable: 'LIMIT_ACCOUNT_EXPORT_PER_HOUR',
    calls: 5,
    per: 'hour',
    words: 'Account exports of one user in an hour.',
  },
  webhookTest: {
    calls: 60,
    per: 'hour',
    words: 'Test events that one user sends to webhooks in an hour.',
  },
  adCall: {
    variable: 'LIMIT_AD_CALL_PER_HOUR',
    calls: 300,
    per: 'hour',
    words: 'Calls of the ad creator from one user, or one visitor address, in an hour.',
  },
  adCallNetwork: {
    variable: 'LIMIT_AD_CALL_NETWORK_PER_HOUR',
    calls: 1200,
    per: 'hour',
    words: 'Calls of the ad creator from the visitors of one network (IPv4 /24, IPv6 /48) in an hour.',
  },
  adAnalysis: {
    variable: 'LIMIT_AD_ANALYSIS_PER_HOUR',
    calls: 30,
    per: 'hour',
    words:
      'Web pages that the ad creator analyzes for one user, or one visitor address, in an hour. Those with fewer analyses are served first.',
  },
  adAnalysisNetwork: {
    variable: 'LIMIT_AD_ANALYSIS_NETWORK_PER_HOUR',
    calls: 90,
    per: 'hour',
    words: 'Web pages that the ad creator analyzes for the visitors of one network in an hour.',
  },
  adPreview: {
    variable: 'LIMIT_AD_PREVIEW_PER_MINUTE',
    calls: 120,
    per: 'minute',
    words: 'Ad previews that one address has drawn in a minute.',
  },
  sketch: {
    variable: 'LIMIT_SKETCH_PER_MINUTE',
    calls: 60,
    per: 'minute',
    words: 'Sketches of the prompt builder that one address has painted in a minute.',
  },
  card: {
    variable: 'LIMIT_CARD_PER_MINUTE',
    calls: 120,
    per: 'minute',
    words: 'Preview cards of shared pages that are drawn for one address in a minute.',
  },
  apiKey: {
    variable: 'LIMIT_API_KEY_PER_MINUTE',
    calls: 300,
    per: 'minute',
    isShared: true,
    words: 'Calls of the public API with one key in a minute, over all processes.',
  },
  programRegistration: {
    variable: 'LIMIT_PROGRAM_REGISTRATION_PER_HOUR',
    calls: 60,
    per: 'hour',
    words:
      'Programs that register themselves for sign-in by OAuth from one network (IPv4 /24, IPv6 /48) in an hour.',
  },
  // Above any user's number of generations, so that a repeated cancel is still answered.
  cancel: {
    calls: 120,
    per: 'minute',
    words: 'Generations that one user cancels in a minute.',
  },
  uncached: {
    variable: 'LIMIT_MADE_PER_MINUTE',
    calls: 1200,
    per: 'minute',
    words:
      'Pages, gallery answers, sitemaps, feeds, cards, and files of ads and shared links that are made for one address in a minute. Cached answers do not count.',
  },
  api: {
    variable: 'LIMIT_READ_PER_MINUTE',
    calls: 3000,
    per: 'minute',
    words: 'Reads of the API from one address in a minute.',
  },
} as const satisfies Readonly<Record<string, RateLimit>>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** The table as a list, with optional fields. */
export const RATE_LIMIT_LIST = Object.entries(RATE_LIMITS) as [RateLimitName, RateLimit][];
