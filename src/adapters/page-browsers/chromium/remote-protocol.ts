import { z } from 'zod';
import { PAGE_FAULTS } from '#engines/page-capture/messages';

/**
 * The protocol between a worker and the browser service: `POST /capture` and `POST /check`, JSON both ways, with the token
 * as `Authorization: Bearer`. The response to `/check` is a `PageBrowserState`. The egress proxy runs in the worker: at the
 * request's source address and this port.
 */
const proxy = z.object({ port: z.number().int().min(1).max(65_535), token: z.string().max(200) });

export const checkRequest = z.object({ proxy });
export const captureRequest = z.object({
  proxy,
  url: z.url({ protocol: /^https?$/ }).max(8_000),
  longestMs: z.number().int().min(1).max(300_000),
});

const refusal = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal(PAGE_FAULTS) }),
  z.object({ reason: z.literal('network'), url: z.string(), error: z.string() }),
]);

/** `pageCapture` validates `sight`. */
export const captureAnswer = z.union([
  z.object({ refusal }),
  z.object({ noSandbox: z.string() }),
  z.object({ failure: z.string(), isTransient: z.boolean() }),
  z.object({ sight: z.unknown() }),
]);
export type CaptureAnswer = z.infer<typeof captureAnswer>;

/** @throws Error if it is longer than `maxBytes`, or not JSON */
export async function readJson(stream: AsyncIterable<Buffer>, maxBytes: number): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > maxBytes) throw new Error('its body is too long');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString());
}
