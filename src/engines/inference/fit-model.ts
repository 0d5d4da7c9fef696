import { type ReadField, readMessage } from './read-message.ts';

/** Pieces of a rewritten message, in order. Unchanged parts are not copied. */
type Pieces = Uint8Array[];

/** Numbers of fields in https://github.com/onnx/onnx/blob/main/onnx/onnx.proto. */
const MODEL = { graph: 7 };
const GRAPH = { node: 1, initializer: 5, input: 11, output: 12, valueInfo: 13 };
const NODE = { kind: 4, attribute: 5 };
const ATTRIBUTE = { name: 1, integer: 3, tensor: 5 };
const TENSOR = { dataType: 2, rawData: 9 };
const VALUE = { name: 1, type: 2 };
const TYPE = { tensor: 1 };
const TENSOR_TYPE = { elementType: 1 };
const [FLOAT, FLOAT16] = [1, 10];

/**
 * Prepares an ONNX file for a CPU. Half-precision numbers become single-precision: there are no CPU kernels for halves, so
 * every layer would convert its values back and forth. Unwanted outputs are removed, and with them their computation.
 * @throws RangeError if the file is damaged
 */
export function fitModel(file: Uint8Array, outputs: readonly string[]): Uint8Array {
  return join(
    rewrite(file, (field) =>
      field.id === MODEL.graph ? nest(field, fitGraph(field.content!, outputs)) : undefined,
    ),
  );
}

function fitGraph(graph: Uint8Array, outputs: readonly string[]): Pieces {
  return rewrite(graph, (field) => {
    const content = field.content!;
    switch (field.id) {
      case GRAPH.node:
        return nest(field, fitNode(content));
      case GRAPH.initializer:
        return nest(field, fitTensor(content));
      case GRAPH.output:
        return outputs.includes(textOf(content, VALUE.name)) ? nest(field, fitValue(content)) : [];
      case GRAPH.input:
      case GRAPH.valueInfo:
        return nest(field, fitValue(content));
    }
  });
}

function fitNode(node: Uint8Array): Pieces {
  const isCast = textOf(node, NODE.kind) === 'Cast';
  return rewrite(node, (field) =>
    field.id === NODE.attribute ? nest(field, fitAttribute(field.content!, isCast)) : undefined,
  );
}

function fitAttribute(attribute: Uint8Array, isCast: boolean): Pieces {
  const isTarget = isCast && textOf(attribute, ATTRIBUTE.name) === 'to';
  return rewrite(attribute, (field) => {
    if (field.id === ATTRIBUTE.tensor) return nest(field, fitTensor(field.content!));
    if (isTarget && field.id === ATTRIBUTE.integer && field.value === FLOAT16) return number(field.id, FLOAT);
  });
}

function fitValue(value: Uint8Array): Pieces {
  return rewrite(value, (field) =>
    field.id === VALUE.type ? nest(field, fitType(field.content!)) : undefined,
  );
}

function fitType(type: Uint8Array): Pieces {
  return rewrite(type, (field) =>
    field.id === TYPE.tensor
      ? nest(
          field,
          rewrite(field.content!, (inner) =>
            inner.id === TENSOR_TYPE.elementType && inner.value === FLOAT16
              ? number(inner.id, FLOAT)
              : undefined,
          ),
        )
      : undefined,
  );
}

function fitTensor(tensor: Uint8Array): Pieces {
  const fields = readMessage(tensor);
  const isHalf = fields.some(({ id, value }) => id === TENSOR.dataType && value === FLOAT16);
  // Numbers in another file stay unchanged: the graph converts them.
  if (!isHalf || !fields.some(({ id }) => id === TENSOR.rawData)) return [tensor];
  return rewrite(tensor, (field) => {
    if (field.id === TENSOR.dataType) return number(field.id, FLOAT);
    if (field.id === TENSOR.rawData) return nest(field, [widen(field.content!)]);
  });
}

/** @param change returns the pieces that replace a field; `undefined` leaves it unchanged */
function rewrite(message: Uint8Array, change: (field: ReadField) => Pieces | undefined): Pieces {
  return readMessage(message).flatMap((field) => change(field) ?? [field.bytes]);
}

function nest({ id }: ReadField, content: Pieces): Pieces {
  const length = content.reduce((sum, { length }) => sum + length, 0);
  return [varint(id * 8 + 2), varint(length), ...content];
}

function number(id: number, value: number): Pieces {
  return [varint(id * 8), varint(value)];
}

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Uint8Array.from([...bytes, rest]);
}

function textOf(message: Uint8Array, id: number): string {
  const field = readMessage(message).find((candidate) => candidate.id === id);
  return Buffer.from(field?.content ?? []).toString('utf8');
}

/** Converts IEEE 754 halves (1 sign bit, 5 of exponent, 10 of fraction), little-endian in the file and in memory. */
function widen(halves: Uint8Array): Uint8Array {
  const wide = new Float32Array(halves.length / 2);
  for (let at = 0; at < wide.length; at++) wide[at] = SINGLES[halves[2 * at]! | (halves[2 * at + 1]! << 8)]!;
  return new Uint8Array(wide.buffer);
}

const SINGLES = Float32Array.from({ length: 65_536 }, (_, half) => {
  const sign = half & 0x8000 ? -1 : 1;
  const exponent = (half >> 10) & 31;
  const fraction = half & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
});

function join(pieces: Pieces): Uint8Array {
  return Buffer.concat(pieces);
}
