import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Limits } from '../config/limits.ts';

const HOUR_S = 3_600;
const MINUTE_S = 60;
// Of one user's webhooks: enough to try a receiver out.
const WEBHOOK_TESTS_PER_HOUR = 60;
/** More than anybody has generations: one that is canceled twice is answered all the same. */
const CANCELS_PER_MINUTE = 120;

/**
 * Dear calls are counted in PostgreSQL, so that a limit holds over all processes; while it cannot be reached, each
 * process counts for itself. Cheap calls are counted in memory.
 */
export function createRateLimiters(pool: Pool, limits: Limits) {
  const shared = (keyPrefix: string, points: number, duration = HOUR_S) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
    });
  return {
    signIn: shared('sign-in', limits.signInPerHour),
    paid: shared('paid', limits.paidPerHour),
    imageFile: shared('image-file', limits.imageFilePerHour),
    enlargement: shared('enlargement', limits.enlargementPerHour),
    upload: shared('upload', limits.uploadPerHour),
    report: shared('report', limits.reportPerHour),
    promoCode: shared('promo-code', limits.promoCodePerHour),
    promoCodeAddress: shared('promo-code-address', limits.promoCodeAddressPerHour),
    verify: shared('verify', limits.verifyPerHour),
    accountExport: shared('account-export', limits.accountExportPerHour),
    adCall: shared('ad-call', limits.adCallPerHour),
    adCallNetwork: shared('ad-call-network', limits.adCallNetworkPerHour),
    adAnalysis: shared('ad-analysis', limits.adAnalysisPerHour),
    adAnalysisNetwork: shared('ad-analysis-network', limits.adAnalysisNetworkPerHour),
    adPreview: new RateLimiterMemory({
      keyPrefix: 'ad-preview',
      points: limits.adPreviewPerMinute,
      duration: MINUTE_S,
    }),
    webhookTest: shared('webhook-test', WEBHOOK_TESTS_PER_HOUR),
    apiKey: shared('api-key', limits.apiKeyPerMinute, MINUTE_S),
    card: new RateLimiterMemory({ keyPrefix: 'card', points: limits.cardPerMinute, duration: MINUTE_S }),
    cancel: new RateLimiterMemory({
      keyPrefix: 'cancel',
      points: CANCELS_PER_MINUTE,
      duration: MINUTE_S,
    }),
    made: new RateLimiterMemory({ keyPrefix: 'made', points: limits.madePerMinute, duration: MINUTE_S }),
    api: new RateLimiterMemory({ keyPrefix: 'api', points: limits.readPerMinute, duration: MINUTE_S }),
  };
}
