import { z } from 'zod';
import type { Endpoint } from '../endpoint/endpoint.ts';
import type { App } from '../http/app.ts';

/** A route of the API as it was registered, with the schemas that judge what comes and goes. */
export interface ApiRoute {
  method: string;
  /** As Fastify has it, such as `/api/gallery/:id`. */
  path: string;
  body?: z.ZodType;
  querystring?: z.ZodType;
  params?: z.ZodType;
  /** By status. */
  response: Readonly<Record<string, z.ZodType>>;
  /** Whether calls are counted by their address. */
  isCounted: boolean;
  /** What it was made of. */
  endpoint?: Endpoint | undefined;
}

/** Call before routes are registered. @returns a list that grows with them */
export function collectRoutes(app: App): readonly ApiRoute[] {
  const routes: ApiRoute[] = [];
  app.addHook('onRoute', ({ method, url, schema, config }) => {
    if (!url.startsWith('/api/')) return;
    for (const one of [method].flat()) {
      if (one === 'HEAD') continue;
      routes.push({
        method: one,
        path: url,
        ...(isZod(schema?.body) ? { body: schema.body } : {}),
        ...(isZod(schema?.querystring) ? { querystring: schema.querystring } : {}),
        ...(config?.endpoint?.params ? { params: config.endpoint.params } : {}),
        ...(isZod(schema?.params) ? { params: schema.params } : {}),
        response: Object.fromEntries(
          Object.entries(schema?.response ?? {}).filter(([, answer]) => isZod(answer)),
        ) as Record<string, z.ZodType>,
        endpoint: config?.endpoint,
        isCounted: !config?.isUncounted && !config?.isShared,
      });
    }
  });
  return routes;
}

function isZod(schema: unknown): schema is z.ZodType {
  return schema instanceof z.ZodType;
}
