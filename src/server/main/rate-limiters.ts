import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Limits } from './config.ts';

const HOUR_S = 3_600;
const MINUTE_S = 60;
// Of one user's webhooks: enough to try a receiver out.
const WEBHOOK_TESTS_PER_HOUR = 60;

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
    verify: shared('verify', limits.verifyPerHour),
    accountExport: shared('account-export', limits.accountExportPerHour),
    adCall: shared('ad-call', limits.adCallPerHour),
    adCallTotal: shared('ad-call-total', limits.adCallTotalPerHour),
    adAnalysis: shared('ad-analysis', limits.adAnalysisPerHour),
    adAnalysisTotal: shared('ad-analysis-total', limits.adAnalysisTotalPerHour),
    adPreview: new RateLimiterMemory({
      keyPrefix: 'ad-preview',
      points: limits.adPreviewPerMinute,
      duration: MINUTE_S,
    }),
    webhookTest: shared('webhook-test', WEBHOOK_TESTS_PER_HOUR),
    apiKey: shared('api-key', limits.apiKeyPerMinute, MINUTE_S),
    card: new RateLimiterMemory({ keyPrefix: 'card', points: limits.cardPerMinute, duration: MINUTE_S }),
    api: new RateLimiterMemory({ keyPrefix: 'api', points: limits.readPerMinute, duration: MINUTE_S }),
  };
}
