import type { SiteValues } from '#features/articles/content/site-values';
import type { Retention } from '#platform/limits/retention';

export const TEST_RETENTION: Retention = {
  refusedPromptDays: 91,
  failedPromptDays: 92,
  modelCallDays: 93,
  auditDays: null,
  securityEventDays: 94,
  sessionDays: 31,
  sessionIdleDays: 8,
};

/** A site's own values, for texts that name them. */
export const TEST_SITE_VALUES: SiteValues = {
  host: 'pictures.example',
  supportEmail: 'help@pictures.example',
  sessionCookie: 'framewright',
  signInCookie: 'framewright_sign_in',
  themeCookie: 'theme',
  painters: 'Studio engine',
  sessionDays: '31 days',
  sessionIdleDays: '8 days',
  refusedPromptDays: '91 days',
  failedPromptDays: '92 days',
  modelCallDays: '93 days',
  auditTime: 'Permanently',
  securityEventDays: '94 days',
};
