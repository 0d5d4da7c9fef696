import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Answer } from './protocol.ts';

export interface Sending {
  answer: Answer;
  /** The failure while sending, if any. */
  accident?: 'hang' | 'cut' | 'endless' | 'malformed' | undefined;
}

const CHUNK = Buffer.alloc(65_536, 'A');

/** @param onSent called with the number of bytes sent, from time to time */
export async function sendAnswer(
  { answer, accident }: Sending,
  outgoing: ServerResponse,
  onSent: (bytes: number) => void,
): Promise<void> {
  // Ended by the client's timeout, or by closing the server.
  if (accident === 'hang') return;
  const isBytes = answer.body instanceof Uint8Array || typeof answer.body === 'string';
  const body = isBytes ? Buffer.from(answer.body as Uint8Array) : Buffer.from(JSON.stringify(answer.body));
  const headers = { 'content-type': 'application/json', ...answer.headers };
  if (accident === 'endless') {
    outgoing.writeHead(answer.status ?? 200, headers);
    outgoing.write(isBytes ? body : '{"data":[{"b64_json":"');
    // Waits for the client to read, so that an endless answer stays out of memory.
    await pipeline(chunks(onSent), outgoing).catch(() => undefined);
    return;
  }
  const half = body.subarray(0, Math.ceil(body.length / 2));
  if (accident === 'cut') {
    outgoing.writeHead(answer.status ?? 200, { ...headers, 'content-length': body.length });
    // The half must have left before the connection breaks.
    outgoing.write(half, () => outgoing.destroy());
    return;
  }
  const whole = accident === 'malformed' ? half : body;
  onSent(whole.length);
  outgoing.writeHead(answer.status ?? 200, headers).end(whole);
}

function* chunks(onSent: (bytes: number) => void): Generator<Buffer> {
  for (;;) {
    onSent(CHUNK.length);
    yield CHUNK;
  }
}
