import { z } from 'zod';
import { flag, readParameters, timeRange } from '../wire/parameters.ts';
import { listObjects } from '../world.ts';
import { isWithin, PAGE, page, type Route, retrieve } from './route.ts';

const filters = z.strictObject({
  ...PAGE,
  type: z.string().optional(),
  types: z.array(z.string()).max(20).optional(),
  delivery_success: flag.optional(),
  created: timeRange.optional(),
});

export const eventRoutes: Route[] = [
  retrieve('event', '/v1/events'),
  {
    method: 'GET',
    path: '/v1/events',
    answer: ({ world, form }) => {
      const { type, types, delivery_success, created, ...cursor } = readParameters(filters, form);
      const found = listObjects(world, 'event').filter(
        (each) =>
          (type === undefined || matches(each.type, type)) &&
          (types === undefined || types.includes(each.type)) &&
          (delivery_success === undefined || (each.pending_webhooks === 0) === delivery_success) &&
          isWithin(each.created, created),
      );
      return page('/v1/events', found, cursor);
    },
  },
];

/** `charge.*` means all of them. */
function matches(type: string, wanted: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}
