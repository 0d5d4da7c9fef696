import type { SiteValues } from '#content/site-values';
import type { Retention } from '#contract/retention';

export const TEST_RETENTION: Retention = {
  refusedPromptDays: 91,
  failedPromptDays: 92,
  modelCallDays: 93,
  auditDays: null,
  sessionDays: 31,
  sessionIdleDays: 8,
};

/** A site's own values, for texts that name them. */
export const TEST_SITE_VALUES: SiteValues = {
  host: 'pictures.example',
  supportEmail: 'help@pictures.example',
  sessionCookie: 'framewright',
  painters: 'Studio engine',
  sessionDays: '31',
  sessionIdleDays: '8',
  refusedPromptDays: '91',
  failedPromptDays: '92',
  modelCallDays: '93',
  auditTime: 'For good',
};
