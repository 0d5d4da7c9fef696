import { z } from 'zod';
import { ERROR_STATUS, type ErrorCode } from '../errors/codes.ts';

/** `ErrorBody` of `platform/errors/codes`, for the document. */
export const errorBody = z.looseObject({
  error: z.string().describe('A sentence for people.'),
  code: z
    .enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]])
    .describe('For programs; never changes its meaning.'),
  requestId: z.string().optional().describe('Id of the request, to find it in the logs.'),
  field: z.string().optional().describe('The field that failed validation, as a dotted path.'),
  creditsRequired: z.number().int().optional().describe('On 402: the price of the request.'),
  creditsAvailable: z.number().int().optional().describe('On 402: the available credits.'),
  reason: z.string().optional().describe('Why a web page could not be analyzed, for programs.'),
  head: z.string().nullish().describe('On `cannot_draw`: the main noun of the prompt.'),
  leftOut: z
    .array(z.object({ words: z.string(), start: z.int(), end: z.int(), why: z.string() }))
    .optional()
    .describe('On `cannot_draw`: the words that would not be in the picture.'),
  alternatives: z
    .array(z.object({ prompt: z.string(), label: z.string(), imageModel: z.string().optional() }))
    .optional()
    .describe('On `cannot_draw`: up to four prompts, or another image model, that can be drawn.'),
  retryAfter: z.number().int().optional().describe('On 429 and 503: seconds, as in `Retry-After`.'),
});

/** Schemas that the document names once and refers to. */
export const NAMED_SCHEMAS = z.registry<{ id: string }>();
NAMED_SCHEMAS.add(errorBody, { id: 'Error' });
