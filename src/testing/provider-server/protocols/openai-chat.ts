import type { Answer, JsonSchema, ReceivedRequest, TextAsk } from '../protocol.ts';
import { bytesOf, textOf } from '../read-request.ts';

interface Part {
  type?: string;
  text?: string;
  image_url?: { url?: string };
}

/** `POST /chat/completions` */
export function readChatAsk({ method, path, json }: ReceivedRequest): TextAsk | undefined {
  if (method !== 'POST' || path !== '/chat/completions') return undefined;
  const messages = (json.messages ?? []) as { content: string | Part[] }[];
  const parts = messages.flatMap(({ content }): Part[] =>
    typeof content === 'string' ? [{ type: 'text', text: content }] : content,
  );
  const format = json.response_format as { json_schema?: { schema?: JsonSchema } } | undefined;
  return {
    kind: 'text',
    model: textOf(json.model),
    prompt: parts.flatMap(({ text }) => (text === undefined ? [] : [text])).join('\n'),
    schema: format?.json_schema?.schema,
    pictures: parts.flatMap(({ image_url }) => (image_url?.url ? [bytesOf(image_url.url)] : [])),
  };
}

/** @param recorded the answer as published, with one choice */
export function writeChat(
  recorded: { choices: readonly { message: object }[] },
  { model }: TextAsk,
  content: string,
): Answer {
  const [choice] = recorded.choices;
  return {
    body: { ...recorded, model, choices: [{ ...choice, message: { ...choice?.message, content } }] },
  };
}
