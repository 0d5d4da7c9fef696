import { z } from 'zod';
import { buildPortalConfiguration, buildPortalSession } from '../objects/portal.ts';
import { type Kinds, keepObject, listObjects, type Store } from '../store.ts';
import { changeMetadata, flag, ignored, metadata, readParameters } from '../wire/parameters.ts';
import { list, lookUp, type Route, retrieve } from './route.ts';

const sessionFields = z.strictObject({
  customer: z.string(),
  return_url: z.url().optional(),
  configuration: z.string().optional(),
  locale: z.string().optional(),
  flow_data: ignored,
});
const conditions = z.array(
  z.strictObject({ type: z.enum(['decreasing_item_amount', 'shortening_interval']) }),
);
const features = z.strictObject({
  customer_update: ignored,
  invoice_history: ignored,
  payment_method_update: ignored,
  subscription_cancel: ignored,
  subscription_update: z
    .looseObject({ schedule_at_period_end: z.strictObject({ conditions }).optional() })
    .optional(),
});
const otherFields = {
  active: flag.optional(),
  business_profile: ignored,
  default_return_url: z.string().optional(),
  login_page: ignored,
  metadata: metadata.optional(),
  name: ignored,
};
const configurationFields = z.strictObject({ features, ...otherFields });
const configurationChanges = z.strictObject({ features: features.optional(), ...otherFields });

export const portalRoutes: Route[] = [
  retrieve('billing_portal.configuration', '/v1/billing_portal/configurations'),
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    answer: (call) => {
      const input = readParameters(sessionFields, call.form);
      const configuration =
        input.configuration === undefined
          ? defaultConfiguration(call.store)
          : lookUp(call, 'billing_portal.configuration', input.configuration, 'configuration');
      const session = buildPortalSession(call.store, {
        customer: lookUp(call, 'customer', input.customer, 'customer').id,
        configuration: configuration.id,
        return_url: input.return_url ?? configuration.default_return_url,
        locale: input.locale ?? null,
        flow: null,
      });
      return keepObject(call.store, 'billing_portal.session', session);
    },
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/configurations',
    answer: ({ store, form }) => {
      const input = readParameters(configurationFields, form);
      const configuration = buildPortalConfiguration(store, false);
      changeConfiguration(store, configuration, input);
      return keepObject(store, 'billing_portal.configuration', configuration);
    },
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/configurations/:id',
    answer: (call) => {
      const configuration = lookUp(call, 'billing_portal.configuration');
      changeConfiguration(call.store, configuration, readParameters(configurationChanges, call.form));
      return configuration;
    },
  },
  list('billing_portal.configuration', '/v1/billing_portal/configurations', {
    active: flag,
    is_default: flag,
  }),
];

/** The only setting with an effect here: whether a plan change waits for the end of the month. */
function changeConfiguration(
  store: Store,
  configuration: Kinds['billing_portal.configuration'],
  input: z.infer<typeof configurationChanges>,
): void {
  const scheduled = input.features?.subscription_update?.schedule_at_period_end;
  if (scheduled) configuration.features.subscription_update.schedule_at_period_end = scheduled;
  configuration.active = input.active ?? configuration.active;
  configuration.default_return_url = input.default_return_url ?? configuration.default_return_url;
  configuration.metadata = changeMetadata(configuration.metadata ?? {}, input.metadata);
  configuration.updated = store.clock.now();
}

function defaultConfiguration(store: Store): Kinds['billing_portal.configuration'] {
  const found = listObjects(store, 'billing_portal.configuration').find((each) => each.is_default);
  return found ?? keepObject(store, 'billing_portal.configuration', buildPortalConfiguration(store, true));
}
