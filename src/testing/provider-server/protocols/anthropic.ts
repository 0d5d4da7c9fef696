import fixture from '../fixtures/anthropic.json' with { type: 'json' };
import type { JsonSchema, Protocol } from '../protocol.ts';
import { readHeader } from '../read-key.ts';
import { bytesOf, textOf } from '../read-request.ts';

interface Block {
  text?: string;
  source?: { data?: string };
}

/** `POST /messages`; JSON comes as text, or as the input of a requested tool. */
export const anthropic: Protocol = {
  name: 'anthropic',
  base: '/v1',
  fixture,
  readKey: readHeader('x-api-key'),
  read({ method, path, json }) {
    if (method === 'GET' && path === '/models') return { kind: 'models' };
    if (method !== 'POST' || path !== '/messages') return undefined;
    const messages = (json.messages ?? []) as { content: string | Block[] }[];
    const blocks = [
      json.system as string | Block[] | undefined,
      ...messages.map(({ content }) => content),
    ].flatMap((content): Block[] => (typeof content === 'string' ? [{ text: content }] : (content ?? [])));
    const tools = (json.tools ?? []) as { name: string; input_schema: JsonSchema }[];
    const format = (json.output_config as { format?: { schema?: JsonSchema } } | undefined)?.format;
    const older = json.output_format as { schema?: JsonSchema } | undefined;
    return {
      kind: 'text',
      model: textOf(json.model),
      prompt: blocks.flatMap(({ text }) => text ?? []).join('\n'),
      schema: format?.schema ?? older?.schema ?? tools[0]?.input_schema,
      tool: tools[0]?.name,
      pictures: blocks.flatMap(({ source }) => (source?.data ? [bytesOf(source.data)] : [])),
    };
  },
  write({ model, tool }, text) {
    const [block] = fixture.text.content;
    const content = tool
      ? [{ type: 'tool_use', id: 'toolu_01A09q90qw90lq917835lq9', name: tool, input: JSON.parse(text) }]
      : [{ ...block, text }];
    return { body: { ...fixture.text, model, content, stop_reason: tool ? 'tool_use' : 'end_turn' } };
  },
};
