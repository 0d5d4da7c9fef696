import { z } from 'zod';
import { PAGE_FAULTS } from '#engines/page-capture/messages';
import { CONFINEMENTS } from '#ports/page-browser';

/**
 * The protocol between a worker and the browser service: `POST /capture` and `POST /check`, JSON both ways, with
 * the token as `Authorization: Bearer`. The egress proxy runs in the worker, at the address that its request comes from.
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

/** `sight` is checked by its reader. */
export const captureAnswer = z.union([
  z.object({ refusal }),
  z.object({ noSandbox: z.string() }),
  z.object({ failure: z.string(), isTransient: z.boolean() }),
  z.object({ sight: z.unknown() }),
]);
export type CaptureAnswer = z.infer<typeof captureAnswer>;

export const checkAnswer = z.discriminatedUnion('isOn', [
  z.object({
    isOn: z.literal(true),
    isSandboxed: z.boolean(),
    usesHelper: z.boolean(),
    confinement: z.enum(CONFINEMENTS),
    isOtherUser: z.boolean(),
  }),
  z.object({ isOn: z.literal(false), isForSandbox: z.boolean(), reason: z.string() }),
]);

export const MOST_ANSWER_BYTES = 64 * 1024 * 1024;
