import { newId, randomLetters } from '../new-id.ts';
import type { Kinds, Store } from '../store.ts';

type PortalSession = Kinds['billing_portal.session'];
type Configuration = Kinds['billing_portal.configuration'];

export function buildPortalSession(
  store: Store,
  input: Pick<PortalSession, 'configuration' | 'customer' | 'return_url' | 'locale' | 'flow'>,
): PortalSession {
  return {
    id: newId('bps'),
    object: 'billing_portal.session',
    configuration: input.configuration,
    created: store.clock.now(),
    customer: input.customer,
    customer_account: null,
    flow: input.flow,
    livemode: store.livemode,
    locale: input.locale,
    on_behalf_of: null,
    return_url: input.return_url,
    // Anyone who knows the URL can open the page, so it must not be derivable from the id.
    url: `${store.origin}/p/session/${store.livemode ? 'live' : 'test'}_${randomLetters(48)}`,
  } satisfies PortalSession;
}

/** All features of the portal page. */
export function buildPortalConfiguration(store: Store, isDefault: boolean): Configuration {
  const now = store.clock.now();
  return {
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: now,
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: true,
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: ['price'],
        enabled: true,
        products: null,
        proration_behavior: 'always_invoice',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: isDefault,
    livemode: store.livemode,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: now,
  } satisfies Configuration;
}
