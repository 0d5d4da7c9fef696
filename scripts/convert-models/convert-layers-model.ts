import { z } from 'zod';
import { locateWeights, type Weight, weightsManifest } from './model-weights.ts';
import { createOnnxGraph, type OnnxGraph } from './onnx-graph.ts';
import { addActivation, addConvolution, axisOfPlanes } from './operators.ts';
import type { TfjsModel } from './read-model-files.ts';

/** The used parts of a model of Keras layers in TensorFlow.js's format. */
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
/** A picture in the ONNX graph. */
interface Value {
  name: string;
  channels: number;
}

type Layer = z.infer<typeof layersModel>['modelTopology']['model_config']['config']['layers'][number];

/**
 * An ONNX file of a model that turns pictures of any size into pictures: input `input` and output `output`, both
 * [1, channels, rows, columns] of float32.
 * @throws Error naming a layer that is not known.
 */
export function convertLayersModel({ json, groups }: TfjsModel): Uint8Array {
  const { modelTopology, weightsManifest: manifest } = layersModel.parse(json);
  const { layers, output_layers } = modelTopology.model_config.config;
  const weights = locateWeights(manifest, groups);
  const byName = new Map(layers.map((layer) => [layer.name, layer]));
  const graph = createOnnxGraph();
  const values = new Map<string, Value>();

  function resolve(name: string): Value {
    const known = values.get(name);
    if (known) return known;
    const layer = byName.get(name);
    if (!layer) throw new Error(`the model has no layer ${name}`);
    const inputs = (layer.inbound_nodes[0] ?? []).map(([from]) => resolve(from));
    const value = addLayer(graph, layer, inputs, weights);
    values.set(name, value);
    return value;
  }

  for (const [name] of output_layers) graph.output('output', resolve(name).name);
  return graph.encode();
}

const convolution = z.object({
  strides: z.tuple([z.int(), z.int()]),
  padding: z.string(),
  dilation_rate: z.tuple([z.literal(1), z.literal(1)]),
  groups: z.literal(1),
  activation: z.string(),
});

function addLayer(graph: OnnxGraph, layer: Layer, inputs: Value[], weights: Map<string, Weight>): Value {
  const { class_name: kind, config, name } = layer;
  if (kind === 'InputLayer') {
    const channels = channelsOf(config);
    return { name: graph.input('input', [1, channels, null, null]), channels };
  }
  const [first] = inputs;
  if (!first) throw new Error(`the layer ${name} has no input`);
  const { channels } = first;
  switch (kind) {
    case 'Conv2D': {
      const { strides, padding, activation } = convolution.parse(config);
      const kernel = weights.get(`${name}/kernel`);
      if (!kernel) throw new Error(`the model has no weights of ${name}`);
      const bias = weights.get(`${name}/bias`);
      const options = { kernel, bias, strides, padding, isDepthwise: false };
      const convolved = addConvolution(graph, first.name, options);
      return { name: addActivation(graph, convolved, activation), channels: kernel.shape[3] ?? 1 };
    }
    case 'Activation':
      return { name: addActivation(graph, first.name, z.string().parse(config.activation)), channels };
    case 'Add':
      return { name: graph.add('Add', namesOf(inputs)), channels };
    case 'Concatenate':
      return {
        name: graph.add('Concat', namesOf(inputs), { axis: axisOfPlanes(z.int().parse(config.axis)) }),
        channels: inputs.reduce((sum, input) => sum + input.channels, 0),
      };
    // The layers below are the package's own, of its `esrgan.js`.
    case 'MultiplyBeta':
      return { name: addScaling(graph, first, z.number().parse(config.beta)), channels };
    case 'PixelShuffle2x':
    case 'PixelShuffle4x': {
      const blocksize = z.int().parse(config.scale);
      const shuffled = graph.add('DepthToSpace', [first.name], { blocksize, mode: 'DCR' });
      return { name: shuffled, channels: channels / blocksize ** 2 };
    }
    default:
      throw new Error(`no layer of kind ${kind} can be converted`);
  }
}

/** As a convolution: a plain product would have ONNX Runtime leave the order of channels that its convolutions share. */
function addScaling(graph: OnnxGraph, { name, channels }: Value, factor: number): string {
  return addConvolution(graph, name, {
    kernel: { shape: [1, 1, channels, 1], data: new Float32Array(channels).fill(factor) },
    bias: undefined,
    strides: [1, 1],
    padding: 'VALID',
    isDepthwise: true,
  });
}

function namesOf(values: readonly Value[]): string[] {
  return values.map(({ name }) => name);
}

function channelsOf(config: Record<string, unknown>): number {
  const shape = z.tuple([z.null(), z.null(), z.null(), z.int()]).parse(config.batch_input_shape);
  return shape[3];
}
