import type { Answer, JsonSchema, ReceivedRequest, TextAsk } from '../protocol.ts';
import { bytesOf, textOf } from '../read-request.ts';

interface Part {
  text?: string;
  image_url?: string;
}

/** `POST /responses` */
export function readResponsesAsk({ method, path, json }: ReceivedRequest): TextAsk | undefined {
  if (method !== 'POST' || path !== '/responses') return undefined;
  const parts = ((json.input ?? []) as { content: string | Part[] }[]).flatMap(({ content }): Part[] =>
    typeof content === 'string' ? [{ text: content }] : content,
  );
  const { format } = (json.text ?? {}) as { format?: { schema?: JsonSchema } };
  return {
    kind: 'text',
    model: textOf(json.model),
    prompt: parts.flatMap(({ text }) => (text === undefined ? [] : [text])).join('\n'),
    schema: format?.schema,
    pictures: parts.flatMap(({ image_url }) => (image_url ? [bytesOf(image_url)] : [])),
  };
}

/** @param recorded the answer as published, with one message of one part */
export function writeResponse(
  recorded: { output: readonly { content: readonly object[] }[] },
  { model }: TextAsk,
  text: string,
): Answer {
  const [message] = recorded.output;
  return {
    body: {
      ...recorded,
      model,
      output: [{ ...message, content: [{ ...message?.content[0], text }] }],
    },
  };
}
