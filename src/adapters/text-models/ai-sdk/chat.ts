import { APICallError } from '@ai-sdk/provider';
import type { ModelMessage } from 'ai';
import { z } from 'zod';
import { ProviderError } from '#platform/errors/provider-error';
import type { CallPurpose, ModelKind } from '#ports/call-journal';
import type { Attempt } from '../../model-providers/calls/call-model.ts';
import type { HostedModels } from '../../model-providers/hosted-models.ts';
import { type ChatFeatures, withoutRefusedFeature } from './chat-features.ts';
import { readRefusal } from './read-refusal.ts';
import { estimateTokens, priceTokens } from './token-costs.ts';

export interface LanguageModelDeps {
  /** `provider/model`. */
  id: string;
  hosted: HostedModels;
  purpose: CallPurpose;
  kind: ModelKind;
}

interface ChatRequest {
  instructions: string;
  /** Schema of the answer, as sent to the provider. */
  schema: z.ZodType;
  /** Starts with the user's turn. */
  turns: readonly Turn[];
}

export interface Turn {
  role: 'user' | 'assistant';
  text: string;
  /** A JPEG to look at. */
  picture?: Uint8Array | undefined;
}

/** Sends a conversation to a model and returns its reply. */
type Chat = (request: ChatRequest, options: { signal: AbortSignal }) => Promise<string>;

type Sdk = typeof import('ai');
type AttemptOptions = Parameters<Attempt<string>>[0];

/** Enough for any answer and its reasoning. Not sent to self-hosted servers, whose context may be smaller. */
const MAX_OUTPUT_TOKENS = 8_000;

/**
 * The calls go through `hosted.call`, with its limits, retries and journal.
 * @throws ProviderError `rejected` if the model refuses, with its reason; or the call's error
 */
export function createChat({ id, hosted, purpose, kind }: LanguageModelDeps): Chat {
  let features: ChatFeatures = { hasResponseFormat: true, hasSystemRole: true };
  return async ({ instructions, schema, turns }, { signal }) => {
    const { generateText, Output } = await loadSdk();
    const { model, provider } = await hosted.language(id);
    const price = priceTokens(provider, id);
    const system = `${instructions}\n\n${describeAnswer(schema)}`;

    const ask = (
      { hasResponseFormat, hasSystemRole }: ChatFeatures,
      { signal: abortSignal, headers }: AttemptOptions,
    ) =>
      generateText({
        model,
        ...(hasSystemRole
          ? { instructions: system, messages: turns.map(toMessage) }
          : { messages: withInstructions(system, turns).map(toMessage) }),
        // The SDK must return the answer as text: `read` parses it more leniently.
        output: hasResponseFormat
          ? { ...Output.text(), responseFormat: Output.object({ schema }).responseFormat }
          : Output.text(),
        ...(price.isFree ? {} : { maxOutputTokens: MAX_OUTPUT_TOKENS }),
        ...optionsOf(provider.name),
        maxRetries: 0,
        abortSignal,
        headers,
      });
    const askWithFewerFeatures = async (options: AttemptOptions) => {
      for (;;)
        try {
          return await ask(features, options);
        } catch (error) {
          const fewer = APICallError.isInstance(error) ? withoutRefusedFeature(features, error) : undefined;
          if (!fewer) throw error;
          features = fewer;
        }
    };

    const expected = estimateTokens({
      characters: turns.reduce((sum, { text }) => sum + text.length, system.length),
      pictures: turns.filter(({ picture }) => picture).length,
    });
    return await hosted.call(
      { id, kind, purpose, expectedUsd: price.usdOf(expected), isCostAssumed: price.isAssumed, signal },
      async (options) => {
        const answer = await askWithFewerFeatures(options);
        const refusal = readRefusal(answer.finishReason, answer.text);
        if (refusal !== undefined) throw refused(provider.label, refusal);
        if (answer.text.trim() === '') throw emptyAnswer(provider.label, answer.finishReason);
        const { inputTokens, outputTokens } = answer.totalUsage;
        if (inputTokens === undefined || outputTokens === undefined) return { value: answer.output };
        const usd = price.usdOf({ input: inputTokens, output: outputTokens });
        return { value: answer.output, result: { usd, inputTokens, outputTokens } };
      },
    );
  };
}

/** By default OpenAI stores requests, and its models reason for too long. */
function optionsOf(
  provider: string,
): Pick<Parameters<Sdk['generateText']>[0], 'providerOptions' | 'reasoning'> {
  return provider === 'openai' ? { providerOptions: { openai: { store: false } }, reasoning: 'low' } : {};
}

async function loadSdk(): Promise<Sdk> {
  const sdk = await import('ai');
  // The SDK would warn at each call about options that a model does not support.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return sdk;
}

/** For servers without response formats, and for those that require the word JSON in the prompt. */
function describeAnswer(schema: z.ZodType): string {
  const { $schema: _, ...form } = z.toJSONSchema(schema);
  return `Answer with one JSON object and nothing else, no words around it. Its JSON schema: ${JSON.stringify(form)}`;
}

function withInstructions(system: string, [first, ...later]: readonly Turn[]): Turn[] {
  // Turns must alternate, so that the instructions cannot be a separate turn.
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
  return new ProviderError('rejected', `${label} declined: ${said || 'no reason given'}`, {
    failure: { code: 'textDeclined', label, said },
  });
}

function emptyAnswer(label: string, finishReason: string): ProviderError {
  return new ProviderError('transient', `${label} gave an empty answer (${finishReason})`, {
    failure: { code: 'answerEmpty', label },
  });
}
