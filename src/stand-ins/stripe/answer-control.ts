import { z } from 'zod';
import { CONTROL_INPUTS } from './controls.ts';
import { DELIVERY_MODES } from './events/deliveries.ts';
import { FAULT_KINDS } from './faults.ts';
import type { StripeStandIn } from './stripe-stand-in.ts';
import { ApiError, invalidRequest } from './wire/api-error.ts';

// Coerced, because the dashboard's forms send text.
const count = z.coerce.number().int().positive();
const advance = z.strictObject({ days: count.optional(), months: count.optional() });
const faults = z.strictObject({
  kind: z.enum(FAULT_KINDS),
  slowMs: z.coerce.number().int().min(0).optional(),
});
const endpoint = z.strictObject({ url: z.url(), secret: z.string() });

/**
 * Runs `POST /_control/{name}`; `input` is its JSON body.
 * @throws ApiError 404 for unknown names, 400 for invalid input
 */
export async function answerControl(standIn: StripeStandIn, name: string, input: unknown): Promise<unknown> {
  if (name in CONTROL_INPUTS) {
    const values = Object.values(parse(CONTROL_INPUTS[name as keyof typeof CONTROL_INPUTS], input, true));
    return (standIn[name as keyof typeof CONTROL_INPUTS] as (...given: unknown[]) => unknown)(...values);
  }
  switch (name) {
    case 'advance':
      await standIn.clock.advance(parse(advance, input));
      return { now: standIn.clock.now() };
    case 'setMode':
      return standIn.deliveries.setMode(parse(z.strictObject({ mode: z.enum(DELIVERY_MODES) }), input).mode);
    case 'flush':
      return await standIn.deliveries.flush();
    case 'idle':
      return await standIn.deliveries.idle();
    case 'deliveries':
      return standIn.deliveries.list();
    case 'redeliver': {
      const { eventId } = parse(z.strictObject({ eventId: z.string() }), input);
      return { status: await standIn.deliveries.redeliver(eventId) };
    }
    case 'setFault': {
      const { kind, slowMs } = parse(faults, input);
      return standIn.faults.set(kind, slowMs === undefined ? {} : { slowMs });
    }
    case 'setWebhook':
      return standIn.setWebhook(parse(endpoint, input));
    default:
      throw new ApiError(404, { type: 'invalid_request_error', message: `There is no control ${name}.` });
  }
}

/** With `ordered`, in the schema's order of names, absent ones as undefined. */
function parse<T extends z.ZodObject>(schema: T, input: unknown, ordered = false): z.infer<T> {
  const read = schema.safeParse(input);
  if (!read.success) throw invalidRequest(z.prettifyError(read.error));
  if (!ordered) return read.data;
  const names = Object.keys(schema.shape);
  return Object.fromEntries(names.map((name) => [name, read.data[name]])) as z.infer<T>;
}
