import type { SiteValues } from '#content/site-values';
import { imageModelName } from '#web/state/image-model-texts.ts';
import { usePageState } from '#web/state/page-state.tsx';

/** This site's own values for texts that name them. */
export function useSiteValues(): SiteValues {
  const { origin, supportEmail, imageModels, retention } = usePageState();
  const { host, protocol } = new URL(origin);
  return {
    host,
    supportEmail,
    sessionCookie: protocol === 'https:' ? '__Host-framewright' : 'framewright',
    painters: imageModels.map(({ id }) => imageModelName(imageModels, id)).join(', '),
    sessionDays: String(retention.sessionDays),
    sessionIdleDays: String(retention.sessionIdleDays),
    refusedPromptDays: String(retention.refusedPromptDays),
    failedPromptDays: String(retention.failedPromptDays),
    modelCallDays: String(retention.modelCallDays),
    auditTime: retention.auditDays === null ? 'For good' : `${retention.auditDays} days`,
  };
}
