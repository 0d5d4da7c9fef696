import { z } from 'zod';
import { flag, timeRange } from '../wire/parameters.ts';
import { list, type Route, retrieve } from './route.ts';

export const eventRoutes: Route[] = [
  retrieve('event', '/v1/events'),
  list(
    'event',
    '/v1/events',
    {
      type: z.string(),
      types: z.array(z.string()).max(20),
      delivery_success: flag,
      created: timeRange,
    },
    {
      // `charge.*` means all types that begin with `charge.`.
      type: ({ type }, wanted) =>
        wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted,
      types: ({ type }, wanted) => wanted.includes(type),
      delivery_success: ({ pending_webhooks }, wanted) => (pending_webhooks === 0) === wanted,
    },
  ),
];
