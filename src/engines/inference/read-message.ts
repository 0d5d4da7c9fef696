/** A field of a Protocol Buffers message, with its bytes. */
export interface ReadField {
  id: number;
  /** The number of a varint; `undefined` for other kinds. */
  value: number | undefined;
  /** The content of a string, message or packed values; `undefined` for other kinds. */
  content: Uint8Array | undefined;
  /** The whole field in the message. */
  bytes: Uint8Array;
}

const [VARINT, EIGHT_BYTES, LENGTH_DELIMITED, FOUR_BYTES] = [0, 1, 2, 5];

/**
 * Reads the fields of a message in order, as views of its bytes: https://protobuf.dev/programming-guides/encoding.
 * @throws RangeError if the message is damaged
 */
export function readMessage(message: Uint8Array): ReadField[] {
  const fields: ReadField[] = [];
  let at = 0;
  const readVarint = () => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      if (at >= message.length) throw new RangeError('A message ends within a number');
      const byte = message[at++]!;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const start = at;
    const tag = readVarint();
    const kind = tag % 8;
    let value: number | undefined;
    let content: Uint8Array | undefined;
    if (kind === VARINT) value = readVarint();
    else if (kind === LENGTH_DELIMITED) {
      const length = readVarint();
      content = message.subarray(at, at + length);
      at += length;
    } else if (kind === FOUR_BYTES) at += 4;
    else if (kind === EIGHT_BYTES) at += 8;
    else throw new RangeError(`A message has a field of kind ${kind}`);
    if (at > message.length) throw new RangeError('A message ends within a field');
    fields.push({ id: Math.floor(tag / 8), value, content, bytes: message.subarray(start, at) });
  }
  return fields;
}
