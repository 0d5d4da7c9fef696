import { buildAccount } from '../objects/account.ts';
import { buildTaxSettings } from '../objects/tax-settings.ts';
import { ApiError } from '../wire/api-error.ts';
import { catalogRoutes } from './catalog.ts';
import { checkoutRoutes } from './checkout-sessions.ts';
import { customerBalanceRoutes } from './customer-balances.ts';
import { customerRoutes } from './customers.ts';
import { eventRoutes } from './events.ts';
import { invoiceRoutes } from './invoices.ts';
import { paymentRoutes } from './payments.ts';
import { portalRoutes } from './portal.ts';
import { reductionRoutes } from './reductions.ts';
import type { Route } from './route.ts';
import { subscriptionRoutes } from './subscriptions.ts';

const ROUTES: readonly Route[] = [
  { method: 'GET', path: '/v1/account', answer: () => buildAccount() },
  { method: 'GET', path: '/v1/tax/settings', answer: ({ store }) => buildTaxSettings(store) },
  ...customerRoutes,
  ...customerBalanceRoutes,
  ...catalogRoutes,
  ...reductionRoutes,
  ...checkoutRoutes,
  ...portalRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...paymentRoutes,
  ...eventRoutes,
];

/** @throws ApiError 404 for unknown requests, worded like Stripe's */
export function findRoute(method: string, path: string): { route: Route; id: string } {
  const parts = path.split('/');
  for (const route of ROUTES) {
    if (route.method !== method) continue;
    const wanted = route.path.split('/');
    if (wanted.length !== parts.length) continue;
    if (!wanted.every((part, index) => (part === ':id' ? parts[index] !== '' : part === parts[index])))
      continue;
    const id = parts[wanted.indexOf(':id')] ?? '';
    return { route, id: decodeURIComponent(id) };
  }
  throw new ApiError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  });
}
