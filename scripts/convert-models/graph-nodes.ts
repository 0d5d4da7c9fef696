import { z } from 'zod';
import type { GraphNode } from './convert-graph-model.ts';
import type { Weight } from './model-weights.ts';
import type { OnnxGraph } from './onnx-graph.ts';
import {
  addActivation,
  addConstant,
  addConstantBesidePicture,
  addConvolution,
  addIntegers,
  addPooling,
  axisOfPlanes,
} from './operators.ts';

/** A value of the ONNX graph. What has four axes is a picture with its channels first. */
export interface Value {
  name: string;
  rank: number;
}

type Input = Value | Weight;

/**
 * Adds what one TensorFlow node does to an ONNX graph.
 * @throws Error naming an operator that is not known.
 */
export function addNode(graph: OnnxGraph, node: GraphNode, inputs: readonly Input[]): Value {
  const add = OPERATORS[node.op];
  if (!add) throw new Error(`no operator ${node.op} can be converted`);
  return add(graph, node, inputs);
}

const OPERATORS: Record<string, (graph: OnnxGraph, node: GraphNode, inputs: readonly Input[]) => Value> = {
  Conv2D: (graph, node, inputs) => convolve(graph, node, inputs, false),
  _FusedConv2D: (graph, node, inputs) => convolve(graph, node, inputs, false),
  DepthwiseConv2dNative: (graph, node, inputs) => convolve(graph, node, inputs, true),
  FusedDepthwiseConv2dNative: (graph, node, inputs) => convolve(graph, node, inputs, true),
  Add: (graph, _node, inputs) => combine(graph, 'Add', inputs),
  AddV2: (graph, _node, inputs) => combine(graph, 'Add', inputs),
  Sub: (graph, _node, inputs) => combine(graph, 'Sub', inputs),
  Mul: (graph, _node, inputs) => combine(graph, 'Mul', inputs),
  Relu: (graph, _node, inputs) => activate(graph, 'relu', inputs),
  Relu6: (graph, _node, inputs) => activate(graph, 'relu6', inputs),
  Sigmoid: (graph, _node, inputs) => activate(graph, 'sigmoid', inputs),
  Identity: (_graph, _node, [input]) => value(input),
  ConcatV2(graph, _node, inputs) {
    const pictures = inputs.slice(0, -1).map((one) => picture(one).name);
    const [axis = 0] = weight(inputs.at(-1)).data;
    return { name: graph.add('Concat', pictures, { axis: axisOfPlanes(axis) }), rank: 4 };
  },
  Mean(graph, node, [input, axes]) {
    const { keep_dims } = attributes(node, { keep_dims: z.object({ b: z.literal(true) }) });
    const name = graph.add(
      'ReduceMean',
      [picture(input).name, addIntegers(graph, [...weight(axes).data].map(axisOfPlanes))],
      { keepdims: keep_dims.b ? 1 : 0 },
    );
    return { name, rank: 4 };
  },
  AvgPool(graph, node, [input]) {
    const { ksize, strides, padding } = attributes(node, {
      ksize: integers,
      strides: integers,
      padding: text,
    });
    const pooling = { size: rowsAndColumns(ksize), strides: rowsAndColumns(strides), padding };
    return { name: addPooling(graph, 'AveragePool', picture(input).name, pooling), rank: 4 };
  },
  ResizeBilinear(graph, node, [input, size]) {
    const { align_corners, half_pixel_centers } = attributes(node, {
      align_corners: flag,
      half_pixel_centers: flag,
    });
    const corners = align_corners ? 'align_corners' : half_pixel_centers ? 'half_pixel' : 'asymmetric';
    const sizes = addIntegers(graph, [...weight(size).data]);
    const name = graph.add('Resize', [picture(input).name, '', '', sizes], {
      axes: [2, 3],
      mode: 'linear',
      coordinate_transformation_mode: corners,
    });
    return { name, rank: 4 };
  },
  Squeeze(graph, node, [input]) {
    const { squeeze_dims: axes } = attributes(node, { squeeze_dims: integers });
    const from = picture(input);
    const name = graph.add('Squeeze', [from.name, addIntegers(graph, axes.map(axisOfPlanes))]);
    return { name, rank: from.rank - axes.length };
  },
  _FusedMatMul(graph, node, [input, kernel, bias]) {
    const fused = attributes(node, { fused_ops: texts });
    if (fused.fused_ops.join() !== 'BiasAdd') throw new Error(`${node.name} does more than add a bias`);
    const inputs = [value(input).name, addConstant(graph, weight(kernel)), addConstant(graph, weight(bias))];
    return { name: graph.add('Gemm', inputs), rank: 2 };
  },
  Softmax(graph, _node, [input]) {
    const { name, rank } = value(input);
    return { name: graph.add('Softmax', [name], { axis: rank - 1 }), rank };
  },
};

function convolve(graph: OnnxGraph, node: GraphNode, inputs: readonly Input[], isDepthwise: boolean): Value {
  const [input, kernel, bias] = inputs;
  const { strides, padding, dilations, fused_ops } = attributes(node, {
    strides: integers,
    padding: text,
    dilations: integers.optional(),
    fused_ops: texts.optional(),
  });
  if (dilations?.some((step) => step !== 1)) throw new Error(`${node.name} is dilated`);
  const [first, activation = 'linear'] = fused_ops ?? [];
  if (first !== undefined && first !== 'BiasAdd') throw new Error(`${node.name} is fused with ${first}`);
  const name = addConvolution(graph, picture(input).name, {
    kernel: weight(kernel),
    bias: bias && weight(bias),
    strides: rowsAndColumns(strides),
    padding,
    isDepthwise,
  });
  return { name: addActivation(graph, name, activation), rank: 4 };
}

function combine(graph: OnnxGraph, operator: string, inputs: readonly Input[]): Value {
  const rank = Math.max(...inputs.map((one) => ('name' in one ? one.rank : one.shape.length)));
  const names = inputs.map((one) => {
    if ('name' in one) return one.name;
    return rank === 4 ? addConstantBesidePicture(graph, one) : addConstant(graph, one);
  });
  return { name: graph.add(operator, names), rank };
}

function activate(graph: OnnxGraph, activation: string, [input]: readonly Input[]): Value {
  const { name, rank } = value(input);
  return { name: addActivation(graph, name, activation), rank };
}

// A node's attributes: numbers are written as texts, texts in base64.
const integers = z
  .object({ list: z.object({ i: z.array(z.coerce.number()) }) })
  .transform(({ list }) => list.i);
const encodedText = z.string().transform((encoded) => Buffer.from(encoded, 'base64').toString());
const text = z.object({ s: encodedText }).transform(({ s }) => s);
const texts = z.object({ list: z.object({ s: z.array(encodedText) }) }).transform(({ list }) => list.s);
const flag = z
  .object({ b: z.boolean() })
  .default({ b: false })
  .transform(({ b }) => b);

function attributes<Shape extends z.ZodRawShape>(node: GraphNode, shape: Shape) {
  return z.object(shape).parse(node.attr);
}

/** Of a list that has a number for each axis, channels last. */
function rowsAndColumns([, rows = 1, columns = 1]: readonly number[]): [number, number] {
  return [rows, columns];
}

function value(input: Input | undefined): Value {
  if (input === undefined || !('name' in input)) throw new Error('a weight stands where a value should');
  return input;
}

function picture(input: Input | undefined): Value {
  const found = value(input);
  if (found.rank !== 4) throw new Error(`${found.name} is no picture`);
  return found;
}

function weight(input: Input | undefined): Weight {
  if (input === undefined || 'name' in input) throw new Error('a value stands where a weight should');
  return input;
}
