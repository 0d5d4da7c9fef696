import { imageModelName } from '#features/image-models/web/image-model-texts';
import { themeCookieName } from '#platform/theme/theme-cookie';
import { countInWords } from '#platform/words/count-in-words';
import { usePageState } from '#web/state/page-state.tsx';
import type { SiteValues } from '../content/site-values.ts';

/** This site's values for texts. */
export function useSiteValues(): SiteValues {
  const { origin, supportEmail, imageModels, retention } = usePageState();
  const { host, protocol } = new URL(origin);
  return {
    host,
    supportEmail,
    sessionCookie: protocol === 'https:' ? '__Host-framewright' : 'framewright',
    signInCookie: protocol === 'https:' ? '__Host-framewright_sign_in' : 'framewright_sign_in',
    themeCookie: themeCookieName(origin),
    painters: imageModels.map(({ id }) => imageModelName(imageModels, id)).join(', '),
    sessionDays: countInWords(retention.sessionDays, 'day'),
    sessionIdleDays: countInWords(retention.sessionIdleDays, 'day'),
    refusedPromptDays: countInWords(retention.refusedPromptDays, 'day'),
    failedPromptDays: countInWords(retention.failedPromptDays, 'day'),
    modelCallDays: countInWords(retention.modelCallDays, 'day'),
    securityEventDays: countInWords(retention.securityEventDays, 'day'),
    auditTime: retention.auditDays === null ? 'Permanently' : countInWords(retention.auditDays, 'day'),
  };
}
