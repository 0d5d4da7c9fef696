import { z } from 'zod';
import { ProviderError } from '#platform/errors/provider-error';
import { createRefusal } from '../errors/refusal.ts';

const part = z.looseObject({ text: z.string().optional(), thought: z.boolean().optional() }).catch({});
const answer = z.looseObject({
  promptFeedback: z
    .looseObject({ blockReason: z.string(), blockReasonMessage: z.string().optional() })
    .optional()
    .catch(undefined),
  candidates: z
    .array(
      z.looseObject({
        content: z.looseObject({ parts: z.array(part).optional() }).optional(),
        finishReason: z.string().optional(),
        finishMessage: z.string().optional(),
      }),
    )
    .optional(),
});

/** Stop reasons about the content, including those for pictures. */
const BLOCKED = /SAFETY|PROHIBITED|BLOCKLIST|SPII|RECITATION/;

const LONGEST_WORDS = 240;

/**
 * Gemini sends a refusal with status 200 and without content; Vertex's SDK drops its reason. Gemini may also answer a
 * request for a picture with text only, which no SDK passes on.
 * @returns a fetch that throws the refusal as an error
 */
export function refuseBlocked(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok || !response.headers.get('content-type')?.includes('json')) return response;
    const body = await response
      .clone()
      .json()
      .catch(() => undefined);
    const reason = refusalIn(body);
    if (reason !== undefined) throw createRefusal(response.url, reason);
    const words = asksForPicture(init?.body) ? wordsIn(body) : '';
    if (words === '') return response;
    throw new ProviderError('rejected', `Google made no picture: ${words}`, {
      failure: { code: 'textInsteadOfPicture', label: 'Google', said: words },
    });
  };
}

function refusalIn(body: unknown): string | undefined {
  const { data } = answer.safeParse(body);
  if (!data) return undefined;
  const { promptFeedback, candidates = [] } = data;
  if (promptFeedback) return promptFeedback.blockReasonMessage ?? promptFeedback.blockReason;
  const [first] = candidates;
  const isEmpty = candidates.every(({ content }) => !content?.parts?.length);
  if (!isEmpty || !first?.finishReason || !BLOCKED.test(first.finishReason)) return undefined;
  return first.finishMessage ?? first.finishReason;
}

function asksForPicture(body: unknown): boolean {
  return typeof body === 'string' && /"responseModalities":\s*\["IMAGE"\]/.test(body);
}

/** The shortened text of an answer that has only text; thoughts are left out. */
function wordsIn(body: unknown): string {
  const parts = answer.safeParse(body).data?.candidates?.flatMap(({ content }) => content?.parts ?? []) ?? [];
  if (parts.some(({ text }) => text === undefined)) return '';
  const said = parts.flatMap(({ text, thought }) => (thought ? [] : [text]));
  const words = said.join(' ').replace(/\s+/g, ' ').trim();
  return words.length > LONGEST_WORDS ? `${words.slice(0, LONGEST_WORDS - 1).trimEnd()}…` : words;
}
