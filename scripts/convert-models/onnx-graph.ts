import { encodeMessage, type Message } from './protobuf.ts';

/** A graph of ONNX operators under construction. Values are known by the names that `add` and `constant` answer. */
export interface OnnxGraph {
  /** Float32; `null` stands for a size that is not fixed. */
  input(name: string, shape: readonly (number | null)[]): string;
  /** Makes a value an output of the graph, under a name of its own. */
  output(name: string, value: string): void;
  /** Sizes and axes are int64. */
  constant(shape: readonly number[], data: Float32Array | Float64Array | BigInt64Array): string;
  /** A constant whose bytes stand in the file of weights, at an offset of theirs. */
  stored(shape: readonly number[], stored: StoredNumbers): string;
  /** An operator with one output. An optional input that is left out is `''`; integers are 0 or more. */
  add(operator: string, inputs: readonly string[], attributes?: Record<string, Attribute>): string;
  /** The file's bytes. */
  encode(): Uint8Array;
}

/** Numbers in the file of weights. */
export interface StoredNumbers {
  dtype: 'float32' | 'float16' | 'uint8';
  /** Bytes. */
  offset: number;
  length: number;
}

type Attribute = number | string | readonly number[];

const IR_VERSION = 8;
const OPERATOR_SET = 18;
/** Numbers of the element types. */
export const ELEMENT_TYPE = { float32: 1, uint8: 2, int64: 7, float16: 10, float64: 11 };
const EXTERNAL = 1;
// Kinds of attributes.
const INT = 2;
const STRING = 3;
const INTS = 7;

/** Field numbers are those of https://github.com/onnx/onnx/blob/main/onnx/onnx.proto. */
export function createOnnxGraph(): OnnxGraph {
  const nodes: Message[] = [];
  const initializers: Message[] = [];
  const inputs: Message[] = [];
  const outputs: Message[] = [];
  let values = 0;
  const newName = () => `v${values++}`;

  function node(
    operator: string,
    from: readonly string[],
    to: string,
    attributes: Record<string, Attribute>,
  ) {
    nodes.push([
      ...from.map((name) => [1, name] as const),
      [2, to],
      [3, to],
      [4, operator],
      ...Object.entries(attributes).map(([name, value]) => [5, attributeOf(name, value)] as const),
    ]);
  }

  return {
    input(name, shape) {
      const dimensions = shape.map((size, axis): Message => [size === null ? [2, `n${axis}`] : [1, size]]);
      inputs.push(valueInfo(name, [[2, dimensions.map((dimension) => [1, dimension] as const)]]));
      return name;
    },
    output(name, value) {
      node('Identity', [value], name, {});
      outputs.push(valueInfo(name, []));
    },
    constant(shape, data) {
      const name = newName();
      initializers.push([
        ...shape.map((size) => [1, size] as const),
        [2, elementType(data)],
        [8, name],
        [9, new Uint8Array(data.buffer, data.byteOffset, data.byteLength)],
      ]);
      return name;
    },
    stored(shape, { dtype, offset, length }) {
      const name = newName();
      initializers.push([
        ...shape.map((size) => [1, size] as const),
        [2, ELEMENT_TYPE[dtype]],
        [8, name],
        ...Object.entries({ location: WEIGHTS_FILE, offset, length }).map(
          ([key, value]) =>
            [
              13,
              [
                [1, key],
                [2, String(value)],
              ],
            ] as const,
        ),
        [14, EXTERNAL],
      ]);
      return name;
    },
    add(operator, from, attributes = {}) {
      const name = newName();
      node(operator, from, name, attributes);
      return name;
    },
    encode() {
      const graph: Message = [
        ...nodes.map((one) => [1, one] as const),
        [2, 'graph'],
        ...initializers.map((one) => [5, one] as const),
        ...inputs.map((one) => [11, one] as const),
        ...outputs.map((one) => [12, one] as const),
      ];
      return encodeMessage([
        [1, IR_VERSION],
        [7, graph],
        [8, [[2, OPERATOR_SET]]],
      ]);
    },
  };
}

/** The name under which graphs know the file of weights. */
const WEIGHTS_FILE = 'weights';

function elementType(data: Float32Array | Float64Array | BigInt64Array): number {
  if (data instanceof Float32Array) return ELEMENT_TYPE.float32;
  return data instanceof Float64Array ? ELEMENT_TYPE.float64 : ELEMENT_TYPE.int64;
}

function valueInfo(name: string, shape: Message): Message {
  const tensorType: Message = [[1, ELEMENT_TYPE.float32], ...shape];
  return [
    [1, name],
    [2, [[1, tensorType]]],
  ];
}

function attributeOf(name: string, value: Attribute): Message {
  if (typeof value === 'number')
    return [
      [1, name],
      [3, value],
      [20, INT],
    ];
  if (typeof value === 'string')
    return [
      [1, name],
      [4, value],
      [20, STRING],
    ];
  return [[1, name], ...value.map((one) => [8, one] as const), [20, INTS]];
}
