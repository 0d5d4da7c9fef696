/** A message of Protocol Buffers: its fields in order, a repeated field once for each of its values. */
export type Message = readonly Field[];

/** Integers are 0 or more and safe; strings are written as UTF-8. */
type Field = readonly [id: number, value: number | string | Uint8Array | Message];

const VARINT = 0;
const LENGTH_DELIMITED = 2;

/** The wire format, as much of it as ONNX files need: https://protobuf.dev/programming-guides/encoding. */
export function encodeMessage(message: Message): Uint8Array {
  const bytes = new Uint8Array(lengthOf(message));
  writeMessage(bytes, 0, message);
  return bytes;
}

function writeMessage(bytes: Uint8Array, start: number, message: Message): number {
  let at = start;
  for (const [id, value] of message) {
    if (typeof value === 'number') {
      at = writeVarint(bytes, at, id * 8 + VARINT);
      at = writeVarint(bytes, at, value);
      continue;
    }
    at = writeVarint(bytes, at, id * 8 + LENGTH_DELIMITED);
    at = writeVarint(bytes, at, contentLength(value));
    if (value instanceof Uint8Array) {
      bytes.set(value, at);
      at += value.length;
    } else if (typeof value === 'string') {
      at += new TextEncoder().encodeInto(value, bytes.subarray(at)).written;
    } else {
      at = writeMessage(bytes, at, value);
    }
  }
  return at;
}

function writeVarint(bytes: Uint8Array, start: number, value: number): number {
  let at = start;
  let rest = value;
  while (rest >= 128) {
    bytes[at++] = (rest % 128) + 128;
    rest = Math.floor(rest / 128);
  }
  bytes[at++] = rest;
  return at;
}

function lengthOf(message: Message): number {
  let length = 0;
  for (const [id, value] of message) {
    length += varintLength(id * 8);
    if (typeof value === 'number') length += varintLength(value);
    else length += varintLength(contentLength(value)) + contentLength(value);
  }
  return length;
}

function contentLength(value: string | Uint8Array | Message): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  return value instanceof Uint8Array ? value.length : lengthOf(value);
}

function varintLength(value: number): number {
  let length = 1;
  for (let rest = value; rest >= 128; rest = Math.floor(rest / 128)) length++;
  return length;
}
