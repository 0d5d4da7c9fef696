import { z } from 'zod';
import { ERROR_STATUS, type ErrorCode } from './codes.ts';

const known = z.object({
  error: z.string().describe('A sentence for people.'),
  code: z
    .enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]])
    .describe('For programs; never changes its meaning.'),
  requestId: z.string().exactOptional().describe('Id of the request, to find it in the logs.'),
  field: z.string().exactOptional().describe('The field that failed validation, as a dotted path.'),
  creditsRequired: z
    .int()
    .exactOptional()
    .describe('On 402: the price of the request. On `cancel_costs`: that of canceling now.'),
  creditsAvailable: z.int().exactOptional().describe('On 402: the available credits.'),
  usedBytes: z
    .int()
    .exactOptional()
    .describe('On `storage_full`: the bytes that the user, or their network, uses.'),
  limitBytes: z.int().exactOptional().describe('On `storage_full`: the bytes that they may use.'),
  reason: z.string().exactOptional().describe('Why a web page could not be analyzed, such as `tooSlow`.'),
  head: z
    .string()
    .nullable()
    .exactOptional()
    .describe('On `cannot_draw`: the words of the prompt that cannot be drawn.'),
  isChange: z
    .boolean()
    .exactOptional()
    .describe('On `cannot_draw`: whether it is a change of an earlier picture that would not be seen.'),
  leftOut: z
    .array(
      z.object({
        words: z.string(),
        start: z.int(),
        end: z.int(),
        why: z.enum(['unknown', 'elsewhere', 'look', 'kind']),
        general: z.string().exactOptional(),
      }),
    )
    .exactOptional()
    .describe('On `cannot_draw`: the words that would not be in the picture.'),
  alternatives: z
    .array(z.object({ prompt: z.string(), label: z.string(), imageModel: z.string().optional() }))
    .exactOptional()
    .describe('On `cannot_draw`: up to four prompts, or another image model, that can be drawn.'),
  retryAfter: z
    .int()
    .exactOptional()
    .describe('On 429 and 503: seconds until it is worth trying again, as in `Retry-After`.'),
});

/** The body of every refusal. */
export type ErrorBody = z.infer<typeof known>;
/** Clients must accept fields that are added later. */
export const errorBody = z.looseObject(known.shape);
