import { integer } from './value-schemas.ts';
import type { Values } from './variable.ts';

const rate = (name: string, fallback: string, words: string) => ({
  name,
  schema: integer(1, 1_000_000),
  default: fallback,
  words,
});

/** Rates for one user or address, and what may run at once. */
export const limitVariables = {
  signInPerHour: rate(
    'LIMIT_SIGN_IN_PER_HOUR',
    '300',
    'Sign-ins started from one address in an hour. An IPv6 address counts by its /64.',
  ),
  paidPerHour: rate('LIMIT_PAID_PER_HOUR', '600', 'Paid requests of one user in an hour.'),
  uploadPerHour: rate('LIMIT_UPLOAD_PER_HOUR', '600', 'Pictures that one user uploads in an hour.'),
  reportPerHour: rate(
    'LIMIT_REPORT_PER_HOUR',
    '30',
    'Public pictures that one user, or one visitor address, reports in an hour.',
  ),
  imageFilePerHour: rate(
    'LIMIT_IMAGE_FILE_PER_HOUR',
    '300',
    'Downloads in other formats and sizes that are made for one user, or one visitor address, in an hour. Existing files do not count.',
  ),
  enlargementPerHour: rate(
    'LIMIT_ENLARGEMENT_PER_HOUR',
    '30',
    'Slow enlargements (by a neural network, or re-rendered) of one user in an hour.',
  ),
  promoCodePerHour: rate(
    'LIMIT_PROMO_CODE_PER_HOUR',
    '60',
    'Promo codes that one user, or one visitor address, tries in an hour.',
  ),
  promoCodeAddressPerHour: rate(
    'LIMIT_PROMO_CODE_ADDRESS_PER_HOUR',
    '300',
    'Promo codes that all people behind one address try in an hour.',
  ),
  verifyPerHour: rate(
    'LIMIT_VERIFY_PER_HOUR',
    '600',
    'Pictures that one address checks on /verify in an hour.',
  ),
  accountExportPerHour: rate('LIMIT_ACCOUNT_EXPORT_PER_HOUR', '5', 'Account exports of one user in an hour.'),
  adCallPerHour: rate(
    'LIMIT_AD_CALL_PER_HOUR',
    '300',
    'Calls of the ad creator from one user, or one visitor address, in an hour.',
  ),
  adCallNetworkPerHour: rate(
    'LIMIT_AD_CALL_NETWORK_PER_HOUR',
    '1200',
    'Calls of the ad creator from the visitors of one network (IPv4 /24, IPv6 /48) in an hour.',
  ),
  adAnalysisPerHour: rate(
    'LIMIT_AD_ANALYSIS_PER_HOUR',
    '30',
    'Web pages that the ad creator analyzes for one user, or one visitor address, in an hour. Those with fewer analyses are served first.',
  ),
  adAnalysisNetworkPerHour: rate(
    'LIMIT_AD_ANALYSIS_NETWORK_PER_HOUR',
    '90',
    'Web pages that the ad creator analyzes for the visitors of one network in an hour.',
  ),
  adPreviewPerMinute: rate(
    'LIMIT_AD_PREVIEW_PER_MINUTE',
    '120',
    'Ad previews that one address has drawn in a minute.',
  ),
  cardPerMinute: rate(
    'LIMIT_CARD_PER_MINUTE',
    '120',
    'Preview cards of shared pages that are drawn for one address in a minute.',
  ),
  apiKeyPerMinute: rate(
    'LIMIT_API_KEY_PER_MINUTE',
    '300',
    'Calls of the public API with one key in a minute, over all processes.',
  ),
  madePerMinute: rate(
    'LIMIT_MADE_PER_MINUTE',
    '1200',
    'Pages, gallery answers, sitemaps, feeds, cards, and files of ads and shared links that are made for one address in a minute. Cached answers do not count.',
  ),
  readPerMinute: rate('LIMIT_READ_PER_MINUTE', '3000', 'Reads of the API from one address in a minute.'),
  runningPerUser: {
    name: 'LIMIT_RUNNING_PER_USER',
    schema: integer(1, 1_000),
    default: '2',
    words: 'Generations of one user that run at the same time, over all workers.',
  },
} as const;

export type Limits = Values<typeof limitVariables>;
