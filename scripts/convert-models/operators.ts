import type { Weight } from './model-weights.ts';
import { ELEMENT_TYPE, type OnnxGraph } from './onnx-graph.ts';

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
    ? transpose(graph, { ...kernel, shape: [height, width, channels * filters, 1] }, [2, 3, 0, 1])
    : transpose(graph, kernel, [3, 2, 0, 1]);
  return graph.add('Conv', [input, turned, ...(bias ? [addConstant(graph, bias)] : [])], {
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

/** Float32, whatever the file of weights has: ONNX Runtime computes constants once, when it loads the graph. */
export function addConstant(graph: OnnxGraph, { shape, data, stored }: Weight): string {
  if (!stored) return graph.constant(shape, data);
  const { quantization } = stored;
  const dtype = quantization?.dtype ?? 'float32';
  if (dtype === 'uint16') throw new Error('no weights of 16-bit steps can be converted');
  const name = graph.stored(shape, { ...stored, dtype });
  if (!quantization) return name;
  if (!('scale' in quantization)) return cast(graph, name, ELEMENT_TYPE.float32);
  // In double precision, and rounded once.
  const steps = cast(graph, name, ELEMENT_TYPE.float64);
  const scaled = graph.add('Mul', [steps, graph.constant([], Float64Array.of(quantization.scale))]);
  const moved = graph.add('Add', [scaled, graph.constant([], Float64Array.of(quantization.min))]);
  return cast(graph, moved, ELEMENT_TYPE.float32);
}

function cast(graph: OnnxGraph, name: string, to: number): string {
  return graph.add('Cast', [name], { to });
}

/** Whole numbers: sizes, axes. */
export function addIntegers(graph: OnnxGraph, values: readonly number[]): string {
  return graph.constant([values.length], BigInt64Array.from(values, BigInt));
}

/** A constant beside a picture: what it says of channels must say it of planes. */
export function addConstantBesidePicture(graph: OnnxGraph, weight: Weight): string {
  const missing = 4 - weight.shape.length;
  const shape = [...Array<number>(missing).fill(1), ...weight.shape];
  return transpose(graph, { ...weight, shape }, PLANES_FIRST);
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
function transpose(graph: OnnxGraph, weight: Weight, order: readonly number[]): string {
  return graph.add('Transpose', [addConstant(graph, weight)], { perm: order });
}
