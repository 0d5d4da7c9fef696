import { z } from 'zod';
import { readWeights, type Weight, weightsManifest } from './model-weights.ts';
import { createOnnxGraph, type OnnxGraph } from './onnx-graph.ts';
import { addActivation, addConvolution, addNumber, axisOfPlanes } from './operators.ts';
import type { TfjsModel } from './read-model-files.ts';

/** What is read of a model of Keras layers, as TensorFlow.js keeps them. */
const layersModel = z.object({
  modelTopology: z.object({
    model_config: z.object({
      config: z.object({
        layers: z.array(
          z.object({
            class_name: z.string(),
            name: z.string(),
            config: z.record(z.string(), z.unknown()),
            inbound_nodes: z.array(z.array(z.tuple([z.string()], z.unknown()))),
          }),
        ),
        output_layers: z.array(z.tuple([z.string()], z.unknown())).length(1),
      }),
    }),
  }),
  weightsManifest,
});
type Layer = z.infer<typeof layersModel>['modelTopology']['model_config']['config']['layers'][number];

/**
 * An ONNX file of a model that turns pictures of any size into pictures: input `input` and output `output`, both
 * [1, channels, rows, columns] of float32.
 * @throws Error naming a layer that is not known.
 */
export function convertLayersModel({ json, groups }: TfjsModel): Uint8Array {
  const { modelTopology, weightsManifest: manifest } = layersModel.parse(json);
  const { layers, output_layers } = modelTopology.model_config.config;
  const weights = readWeights(manifest, groups);
  const byName = new Map(layers.map((layer) => [layer.name, layer]));
  const graph = createOnnxGraph();
  const values = new Map<string, string>();

  function resolve(name: string): string {
    const known = values.get(name);
    if (known !== undefined) return known;
    const layer = byName.get(name);
    if (!layer) throw new Error(`the model has no layer ${name}`);
    const inputs = (layer.inbound_nodes[0] ?? []).map(([from]) => resolve(from));
    const value = addLayer(graph, layer, inputs, weights);
    values.set(name, value);
    return value;
  }

  for (const [name] of output_layers) graph.output('output', resolve(name));
  return graph.encode();
}

const convolution = z.object({
  strides: z.tuple([z.int(), z.int()]),
  padding: z.string(),
  dilation_rate: z.tuple([z.literal(1), z.literal(1)]),
  groups: z.literal(1),
  activation: z.string(),
});

function addLayer(graph: OnnxGraph, layer: Layer, inputs: string[], weights: Map<string, Weight>): string {
  const [first = '', second = ''] = inputs;
  const { class_name: kind, config, name } = layer;
  switch (kind) {
    case 'InputLayer':
      return graph.input('input', [1, channelsOf(config), null, null]);
    case 'Conv2D': {
      const { strides, padding, activation } = convolution.parse(config);
      const kernel = weights.get(`${name}/kernel`);
      if (!kernel) throw new Error(`the model has no weights of ${name}`);
      const bias = weights.get(`${name}/bias`);
      const convolved = addConvolution(graph, first, { kernel, bias, strides, padding, isDepthwise: false });
      return addActivation(graph, convolved, activation);
    }
    case 'Activation':
      return addActivation(graph, first, z.string().parse(config.activation));
    case 'Add':
      return graph.add('Add', [first, second]);
    case 'Concatenate':
      return graph.add('Concat', inputs, { axis: axisOfPlanes(z.int().parse(config.axis)) });
    // The layers below are the package's own, of its `esrgan.js`.
    case 'MultiplyBeta':
      return graph.add('Mul', [first, addNumber(graph, z.number().parse(config.beta))]);
    case 'PixelShuffle2x':
    case 'PixelShuffle4x':
      return graph.add('DepthToSpace', [first], { blocksize: z.int().parse(config.scale), mode: 'DCR' });
    default:
      throw new Error(`no layer of kind ${kind} can be converted`);
  }
}

function channelsOf(config: Record<string, unknown>): number {
  const shape = z.tuple([z.null(), z.null(), z.null(), z.int()]).parse(config.batch_input_shape);
  return shape[3];
}
