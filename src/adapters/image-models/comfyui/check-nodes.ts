import { z } from 'zod';
import { requestJson } from '../../model-providers/calls/request-json.ts';
import type { ComfyuiOptions } from './comfyui-model.ts';
import { type Graph, nameOf, unusable } from './read-workflow.ts';

/**
 * Asks a server whether it has the workflow's nodes, which extensions may bring.
 * @throws ProviderError `misconfigured` that names the first missing one
 */
export async function checkNodes(
  { url, headers, fetch }: Omit<ComfyuiOptions, 'workflow'>,
  graph: Graph,
  signal: AbortSignal,
): Promise<void> {
  for (const type of new Set(Object.values(graph).map(({ class_type }) => class_type))) {
    const { value } = await requestJson(fetch, {
      url: `${url}/object_info/${encodeURIComponent(type)}`,
      headers,
      signal,
      schema: z.record(z.string(), z.unknown()),
    });
    if (type in value) continue;
    const id = Object.keys(graph).find((one) => graph[one]!.class_type === type)!;
    throw unusable(`${nameOf(graph, id)} is not installed on ${url}. Install the extension that brings it.`);
  }
}
