import { APICallError } from '@ai-sdk/provider';
import type { ModelMessage } from 'ai';
import { z } from 'zod';
import { ProviderError } from '#platform/errors/provider-error';
import type { CallPurpose, ModelKind } from '#ports/call-journal';
import type { Attempt } from '../../model-providers/calls/call-model.ts';
import type { HostedModels } from '../../model-providers/hosted-models.ts';
import { type Dialect, easierDialect } from './dialect.ts';
import { readRefusal } from './read-refusal.ts';
import { estimateTokens, priceTokens } from './token-costs.ts';

export interface LanguageModelDeps {
  /** `provider/model`. */
  id: string;
  hosted: HostedModels;
  purpose: CallPurpose;
  kind: ModelKind;
}

export interface WordsRequest {
  instructions: string;
  /** The object that is asked for, as the provider is told it. */
  schema: z.ZodType;
  /** Ours first. */
  turns: readonly Turn[];
}

export interface Turn {
  role: 'user' | 'assistant';
  text: string;
  /** A JPEG to look at. */
  picture?: Uint8Array | undefined;
}

/** Says something to a model, and returns what it says. */
export type Exchange = (request: WordsRequest, options: { signal: AbortSignal }) => Promise<string>;

type Sdk = typeof import('ai');
type AttemptOptions = Parameters<Attempt<string>>[0];

/** More than any answer takes, thoughts included. A server of one's own may take fewer than that altogether. */
const MOST_OUTPUT_TOKENS = 8_000;

/**
 * @throws ProviderError `rejected` where the model will not answer, with its reason; or as the call does, which keeps
 *   limits, retries and journal
 */
export function createExchange({ id, hosted, purpose, kind }: LanguageModelDeps): Exchange {
  let dialect: Dialect = { takesFormat: true, takesInstructions: true };
  return async ({ instructions, schema, turns }, { signal }) => {
    const { generateText, Output } = await loadSdk();
    const { model, provider } = await hosted.language(id);
    const price = priceTokens(provider, id);
    const system = `${instructions}\n\n${describeAnswer(schema)}`;

    const ask = ({ takesFormat, takesInstructions }: Dialect, { signal: within, headers }: AttemptOptions) =>
      generateText({
        model,
        ...(takesInstructions
          ? { instructions: system, messages: turns.map(toMessage) }
          : { messages: withInstructions(system, turns).map(toMessage) }),
        // What comes is read leniently elsewhere: to the SDK it is a text, whatever form it was asked for in.
        output: takesFormat
          ? { ...Output.text(), responseFormat: Output.object({ schema }).responseFormat }
          : Output.text(),
        ...(price.isFree ? {} : { maxOutputTokens: MOST_OUTPUT_TOKENS }),
        ...optionsOf(provider.name),
        maxRetries: 0,
        abortSignal: within,
        headers,
      });
    const askInDialect = async (options: AttemptOptions) => {
      for (;;)
        try {
          return await ask(dialect, options);
        } catch (error) {
          const easier = APICallError.isInstance(error) ? easierDialect(dialect, error) : undefined;
          if (!easier) throw error;
          dialect = easier;
        }
    };

    const expected = estimateTokens({
      characters: turns.reduce((sum, { text }) => sum + text.length, system.length),
      pictures: turns.filter(({ picture }) => picture).length,
    });
    return await hosted.call(
      { id, kind, purpose, expectedUsd: price.usdOf(expected), isCostAssumed: price.isAssumed, signal },
      async (options) => {
        const answer = await askInDialect(options);
        const refusal = readRefusal(answer.finishReason, answer.text);
        if (refusal !== undefined) throw refused(provider.label, refusal);
        if (answer.text.trim() === '') throw saidNothing(provider.label, answer.finishReason);
        const { inputTokens, outputTokens } = answer.totalUsage;
        if (inputTokens === undefined || outputTokens === undefined) return { value: answer.output };
        const usd = price.usdOf({ input: inputTokens, output: outputTokens });
        return { value: answer.output, result: { usd, inputTokens, outputTokens } };
      },
    );
  };
}

/** OpenAI keeps what it is sent unless it is told not to, and its models think longer than somebody waits. */
function optionsOf(
  provider: string,
): Pick<Parameters<Sdk['generateText']>[0], 'providerOptions' | 'reasoning'> {
  return provider === 'openai' ? { providerOptions: { openai: { store: false } }, reasoning: 'low' } : {};
}

async function loadSdk(): Promise<Sdk> {
  const sdk = await import('ai');
  // That a model has no use for an option is nothing to print at each call.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return sdk;
}

/** For servers that are told no form, and for those that take one only where JSON is spoken of. */
function describeAnswer(schema: z.ZodType): string {
  const { $schema: _, ...form } = z.toJSONSchema(schema);
  return `Answer with one JSON object and nothing else, no words around it. Its JSON schema: ${JSON.stringify(form)}`;
}

function withInstructions(system: string, [first, ...later]: readonly Turn[]): Turn[] {
  // Where turns must alternate, instructions are no turn of their own.
  return first ? [{ ...first, text: `${system}\n\n${first.text}` }, ...later] : [];
}

function toMessage({ role, text, picture }: Turn): ModelMessage {
  if (role === 'assistant' || !picture) return { role, content: text };
  return {
    role,
    content: [
      { type: 'text', text },
      { type: 'file', data: picture, mediaType: 'image/jpeg' },
    ],
  };
}

function refused(label: string, said: string): ProviderError {
  const reason = said === '' ? `${label} declined this.` : `${label} declined this: “${said}.”`;
  return new ProviderError('rejected', `${label} declined: ${said || 'no reason given'}`, { reason });
}

function saidNothing(label: string, finishReason: string): ProviderError {
  const reason = `${label} said nothing.`;
  return new ProviderError('transient', `${label} said nothing (${finishReason})`, { reason });
}
