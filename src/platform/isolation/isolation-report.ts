import { z } from 'zod';

/** Isolation properties of a program that opens untrusted bytes; `sandbox` is the browser's own. */
export const ISOLATION_PROPERTIES = [
  'user',
  'privileges',
  'capabilities',
  'files',
  'writing',
  'processes',
  'network',
  'environment',
  'memory-limit',
  'process-limit',
  'open-file-limit',
  'file-size-limit',
  'cpu-limit',
  'sandbox',
] as const;
export type IsolationProperty = (typeof ISOLATION_PROPERTIES)[number];

export const isolationProperty = z.object({
  name: z.enum(ISOLATION_PROPERTIES),
  /** Null if it could not be measured. */
  isHeld: z.boolean().nullable(),
  /** Why it does not hold; null if there is nothing to say. */
  reason: z.string().nullable(),
});

/** Measured inside the program, or inside another one launched in the same way. */
export const isolationReport = z.object({
  /** Such as `picture-reader`. */
  program: z.string(),
  properties: z.array(isolationProperty),
});
export type IsolationReport = z.infer<typeof isolationReport>;
