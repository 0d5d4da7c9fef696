import { APICallError } from '@ai-sdk/provider';
import { z } from 'zod';
import { type Graph, nameOf } from './read-workflow.ts';

const file = z.object({ filename: z.string(), subfolder: z.string().default(''), type: z.string() });
const entry = z.looseObject({
  outputs: z.record(z.string(), z.looseObject({ images: z.array(file).optional() })),
  status: z.looseObject({ status_str: z.string(), messages: z.array(z.unknown()).default([]) }).optional(),
});
const failure = z.tuple([
  z.literal('execution_error'),
  z.looseObject({
    node_id: z.string(),
    exception_message: z.string(),
    exception_type: z.string().default(''),
  }),
]);

export interface ResultFile {
  node: string;
  file: z.infer<typeof file>;
}

/**
 * The saved pictures of an entry of the history, without previews if something was saved.
 * @throws APICallError that names the node, if one failed
 */
export function readExecution(value: unknown, graph: Graph): ResultFile[] {
  const { outputs, status } = entry.parse(value);
  if (status?.status_str === 'error') throw failed(status.messages, graph);
  const files = Object.entries(outputs).flatMap(([node, { images = [] }]) =>
    images.map((one) => ({ node, file: one })),
  );
  const saved = files.filter((one) => one.file.type === 'output');
  return saved.length > 0 ? saved : files;
}

function failed(messages: readonly unknown[], graph: Graph): APICallError {
  const said = messages.map((message) => failure.safeParse(message)).find(({ success }) => success)
    ?.data?.[1];
  const message = said
    ? `${nameOf(graph, said.node_id)}: ${said.exception_type} ${said.exception_message.trim()}`
    : 'The execution was interrupted';
  return new APICallError({ message, url: '', requestBodyValues: {}, statusCode: 500 });
}
