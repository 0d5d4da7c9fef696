import type { Weight } from './model-weights.ts';
import type { OnnxGraph } from './onnx-graph.ts';

/** TensorFlow's pictures have channels last (NHWC), ONNX's have them before rows and columns (NCHW). */
const PLANES_FIRST = [0, 3, 1, 2] as const;

export interface Convolution {
  /** Height, width, channels in, channels out; of a depthwise one channels and filters for each of them. */
  kernel: Weight;
  bias: Weight | undefined;
  strides: readonly [rows: number, columns: number];
  padding: string;
  isDepthwise: boolean;
}

export function addConvolution(graph: OnnxGraph, input: string, convolution: Convolution): string {
  const { kernel, bias, strides, padding, isDepthwise } = convolution;
  const [height = 1, width = 1, channels = 1, filters = 1] = kernel.shape;
  const turned = isDepthwise
    ? transpose({ shape: [height, width, channels * filters, 1], data: kernel.data }, [2, 3, 0, 1])
    : transpose(kernel, [3, 2, 0, 1]);
  return graph.add('Conv', [input, addConstant(graph, turned), ...(bias ? [addConstant(graph, bias)] : [])], {
    kernel_shape: [height, width],
    strides,
    auto_pad: autoPad(padding),
    group: isDepthwise ? channels : 1,
  });
}

export function addPooling(
  graph: OnnxGraph,
  operator: 'MaxPool' | 'AveragePool',
  input: string,
  pooling: { size: readonly number[]; strides: readonly number[]; padding: string },
): string {
  return graph.add(operator, [input], {
    kernel_shape: pooling.size,
    strides: pooling.strides,
    auto_pad: autoPad(pooling.padding),
  });
}

/** @throws Error that names an activation which no model of ours has. */
export function addActivation(graph: OnnxGraph, input: string, activation: string): string {
  switch (activation.toLowerCase()) {
    case 'linear':
      return input;
    case 'relu':
      return graph.add('Relu', [input]);
    case 'relu6':
      return graph.add('Clip', [input, addNumber(graph, 0), addNumber(graph, 6)]);
    case 'sigmoid':
      return graph.add('Sigmoid', [input]);
    default:
      throw new Error(`no activation ${activation} is known`);
  }
}

function addNumber(graph: OnnxGraph, value: number): string {
  return graph.constant([], Float32Array.of(value));
}

export function addConstant(graph: OnnxGraph, { shape, data }: Weight): string {
  return graph.constant(shape, data);
}

/** Whole numbers: sizes, axes. */
export function addIntegers(graph: OnnxGraph, values: readonly number[]): string {
  return graph.constant([values.length], BigInt64Array.from(values, BigInt));
}

/** A constant beside a picture: what it says of channels must say it of planes. */
export function addConstantBesidePicture(graph: OnnxGraph, weight: Weight): string {
  const missing = 4 - weight.shape.length;
  const shape = [...Array<number>(missing).fill(1), ...weight.shape];
  return addConstant(graph, transpose({ shape, data: weight.data }, PLANES_FIRST));
}

/** Where an axis of a picture is found once its channels come first. */
export function axisOfPlanes(axis: number): number {
  return PLANES_FIRST.indexOf((axis < 0 ? axis + 4 : axis) as (typeof PLANES_FIRST)[number]);
}

function autoPad(padding: string): string {
  if (padding.toUpperCase() === 'SAME') return 'SAME_UPPER';
  if (padding.toUpperCase() === 'VALID') return 'VALID';
  throw new Error(`no padding ${padding} is known`);
}

/** @param order which of the four axes comes first, second … */
function transpose({ shape, data }: Weight, order: readonly number[]): Weight {
  const [a = 1, b = 1, c = 1, d = 1] = shape;
  const steps = [b * c * d, c * d, d, 1];
  const [n0, n1, n2, n3] = order.map((axis) => [a, b, c, d][axis] ?? 1) as [number, number, number, number];
  const [s0, s1, s2, s3] = order.map((axis) => steps[axis] ?? 1) as [number, number, number, number];
  const turned = new Float32Array(data.length);
  let to = 0;
  for (let i = 0; i < n0; i++)
    for (let j = 0; j < n1; j++)
      for (let k = 0; k < n2; k++)
        for (let l = 0, from = i * s0 + j * s1 + k * s2; l < n3; l++, from += s3)
          turned[to++] = data[from] as number;
  return { shape: [n0, n1, n2, n3], data: turned };
}
