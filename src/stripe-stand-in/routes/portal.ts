import { z } from 'zod';
import { buildPortalConfiguration, buildPortalSession } from '../objects/portal.ts';
import { flag, ignored, readParameters } from '../wire/parameters.ts';
import { type Kinds, keepObject, listObjects, type World } from '../world.ts';
import { lookUp, PAGE, page, type Route, retrieve } from './route.ts';

const sessionFields = z.strictObject({
  customer: z.string(),
  return_url: z.url().optional(),
  configuration: z.string().optional(),
  locale: z.string().optional(),
  flow_data: ignored,
});
const configurationFields = z.strictObject({
  features: z.unknown().refine((given) => given !== undefined),
  business_profile: ignored,
  default_return_url: z.string().optional(),
  login_page: ignored,
  metadata: ignored,
  name: ignored,
});

export const portalRoutes: Route[] = [
  retrieve('billing_portal.configuration', '/v1/billing_portal/configurations'),
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    answer: (call) => {
      const input = readParameters(sessionFields, call.form);
      const configuration =
        input.configuration === undefined
          ? defaultConfiguration(call.world)
          : lookUp(call, 'billing_portal.configuration', input.configuration, 'configuration');
      const session = buildPortalSession(call.world, {
        customer: lookUp(call, 'customer', input.customer, 'customer').id,
        configuration: configuration.id,
        return_url: input.return_url ?? configuration.default_return_url,
        locale: input.locale ?? null,
        flow: null,
      });
      return keepObject(call.world, 'billing_portal.session', session);
    },
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/configurations',
    answer: ({ world, form }) => {
      const input = readParameters(configurationFields, form);
      const configuration = buildPortalConfiguration(world, false);
      configuration.default_return_url = input.default_return_url ?? null;
      return keepObject(world, 'billing_portal.configuration', configuration);
    },
  },
  {
    method: 'GET',
    path: '/v1/billing_portal/configurations',
    answer: ({ world, form }) => {
      const filters = z.strictObject({ ...PAGE, active: flag.optional(), is_default: flag.optional() });
      const { active, is_default, ...cursor } = readParameters(filters, form);
      const found = listObjects(world, 'billing_portal.configuration').filter(
        (each) =>
          (active === undefined || each.active === active) &&
          (is_default === undefined || each.is_default === is_default),
      );
      return page('/v1/billing_portal/configurations', found, cursor);
    },
  },
];

function defaultConfiguration(world: World): Kinds['billing_portal.configuration'] {
  const found = listObjects(world, 'billing_portal.configuration').find((each) => each.is_default);
  return found ?? keepObject(world, 'billing_portal.configuration', buildPortalConfiguration(world, true));
}
