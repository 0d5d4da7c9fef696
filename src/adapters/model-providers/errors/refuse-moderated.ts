import { z } from 'zod';
import { createRefusal } from './refusal.ts';

const moderated = z.looseObject({
  status: z.string().regex(/moderated/i),
  details: z
    .looseObject({ 'Moderation Reasons': z.array(z.string()) })
    .nullish()
    .catch(undefined),
});

/**
 * Black Forest Labs and compatible services report a refusal as a task status, such as `Request Moderated`; their SDKs
 * treat that as still running.
 * @returns a fetch that throws the refusal as an error
 */
export function refuseModerated(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok || !response.headers.get('content-type')?.includes('json')) return response;
    const { data } = moderated.safeParse(
      await response
        .clone()
        .json()
        .catch(() => undefined),
    );
    if (!data) return response;
    const reasons = data.details?.['Moderation Reasons'].join(', ');
    throw createRefusal(response.url, reasons ? `${data.status}: ${reasons}` : data.status);
  };
}
