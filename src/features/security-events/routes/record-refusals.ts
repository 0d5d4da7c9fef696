import { AppError } from '#platform/errors/app-error';
import type { ErrorCode } from '#platform/errors/codes';
import type { App } from '#platform/http/app';
import { addressKey } from '#platform/http/rate-limits/address-keys';
import { routeOf } from '#platform/http/requests/observe-requests';
import type { SecurityEventKind } from '../contract/security-event-kinds.ts';
import { recordSecurityEvent, type SecurityEventsDeps } from '../rules/record-security-event.ts';

const KIND_OF: Partial<Record<ErrorCode, SecurityEventKind>> = {
  address_not_allowed: 'address-refused',
  cross_site: 'cross-site-refused',
  forbidden: 'admin-refused',
  fresh_sign_in_required: 'fresh-sign-in-required',
  promo_code_used: 'promo-code-refused',
  rate_limited: 'limit-reached',
  storage_full: 'limit-reached',
  stronger_sign_in_required: 'admin-refused',
  unknown_promo_code: 'promo-code-refused',
};

/** Records refusals that may show misuse as security events, by their error code, on all routes. */
export function recordRefusals(app: App, deps: SecurityEventsDeps): void {
  app.addHook('onError', async (request, _reply, error) => {
    if (!(error instanceof AppError)) return;
    const kind = KIND_OF[error.code];
    const route = routeOf(request);
    // Refused scopes of API keys are recorded with the key.
    const isOfKey = request.routeOptions.config.endpoint?.access === 'key';
    if (!kind || (error.code === 'forbidden' && isOfKey)) return;
    recordSecurityEvent(deps, {
      kind,
      userId: request.foundUserId ?? undefined,
      address: addressKey(request.ip),
      requestId: request.id,
      details: { route: `${request.method} ${route}` },
    });
  });
}
