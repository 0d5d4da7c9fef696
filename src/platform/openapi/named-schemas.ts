import { z } from 'zod';
import { ERROR_STATUS, type ErrorCode } from '../errors/codes.ts';

/** As `platform/errors/codes` has it, for the document. */
export const errorBody = z.looseObject({
  error: z.string().describe('A sentence for people.'),
  code: z
    .enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]])
    .describe('For programs; never changes its meaning.'),
  requestId: z.string().optional().describe('Names the log line.'),
  field: z.string().optional().describe('The field that failed validation, as a dotted path.'),
  creditsRequired: z.number().int().optional().describe('On 402: what the request would have cost.'),
  creditsAvailable: z.number().int().optional().describe('On 402: what there is to spend.'),
  reason: z.string().optional().describe('Of a page that cannot be looked at: why, for programs.'),
  retryAfter: z.number().int().optional().describe('On 429 and 503: seconds, as in `Retry-After`.'),
});

/** Schemas that the document names once and refers to. */
export const NAMED_SCHEMAS = z.registry<{ id: string }>();
NAMED_SCHEMAS.add(errorBody, { id: 'Error' });
