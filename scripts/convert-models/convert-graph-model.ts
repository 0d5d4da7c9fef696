import { z } from 'zod';
import { addNode, type Value } from './graph-nodes.ts';
import { locateWeights, weightsManifest } from './model-weights.ts';
import { createOnnxGraph } from './onnx-graph.ts';
import type { TfjsModel } from './read-model-files.ts';

/** The used parts of a TensorFlow graph in TensorFlow.js's format. */
const graphModel = z.object({
  modelTopology: z.object({
    node: z.array(
      z.object({
        name: z.string(),
        op: z.string(),
        input: z.array(z.string()).default([]),
        attr: z.record(z.string(), z.unknown()).default({}),
      }),
    ),
  }),
  weightsManifest,
});
export type GraphNode = z.infer<typeof graphModel>['modelTopology']['node'][number];

/** The part of a graph that is wanted. */
export interface GraphCut {
  /** Where it begins: the name of a node, whose value will be the input `input`, a picture of this size. */
  input: { node: string; channels: number; rows: number; columns: number };
  /** Where it ends: the nodes whose values are wanted, by the names that the outputs shall have. */
  outputs: Record<string, string>;
}

/**
 * An ONNX file of a part of a TensorFlow.js graph. Pictures, input and output, are [1, channels, rows, columns]
 * of float32.
 * @throws Error naming an operator that is not known.
 */
export function convertGraphModel({ json, groups }: TfjsModel, cut: GraphCut): Uint8Array {
  const { modelTopology, weightsManifest: manifest } = graphModel.parse(json);
  const weights = locateWeights(manifest, groups);
  const nodes = new Map(modelTopology.node.map((node) => [node.name, node]));
  const graph = createOnnxGraph();
  const { input, outputs } = cut;
  graph.input('input', [1, input.channels, input.rows, input.columns]);
  const values = new Map<string, Value>([[input.node, { name: 'input', rank: 4 }]]);

  function resolve(name: string): Value {
    const known = values.get(name);
    if (known) return known;
    const node = nodes.get(name);
    if (!node) throw new Error(`the model has no node ${name}`);
    const value = addNode(
      graph,
      node,
      node.input.map((from) => weights.get(from) ?? resolve(from)),
    );
    values.set(name, value);
    return value;
  }

  for (const [name, node] of Object.entries(outputs)) graph.output(name, resolve(node).name);
  return graph.encode();
}
