import type { WatchCall } from '../../model-providers/provider.ts';

/** Kind of a binary frame with a preview. A frame is its kind and format, four bytes each, then the picture. */
const PREVIEW_IMAGE = 1;
const HEADER_BYTES = 8;
/** The larger part of the time is sampling; loading and decoding report nothing. */
const SAMPLING = { from: 0.05, to: 0.95 };

interface Message {
  type?: string;
  data?: { prompt_id?: string; value?: number; max?: number; node?: string | null };
}

/** Messages after which the result can be read. */
const ENDS = new Set(['execution_success', 'execution_error', 'execution_interrupted']);

export interface Execution {
  /** Fulfilled when something may have ended; renewed for each wait. */
  nextEnd(): Promise<void>;
  close(): void;
}

/**
 * Listens to the progress and the previews of one client's request. The result is polled too, so that a proxy that passes no
 * sockets on costs the previews alone.
 * @param watch gets what belongs to this client
 */
export function watchExecution(
  url: string,
  {
    clientId,
    headers,
    watch,
  }: { clientId: string; headers: Readonly<Record<string, string>>; watch: WatchCall },
): Execution {
  let wake = () => {};
  let told = 0;
  const address = new URL(`${url}/ws?clientId=${clientId}`);
  address.protocol = address.protocol.replace('http', 'ws');
  // Node's takes headers, unlike browsers'.
  const socket = new WebSocket(address, { headers } as unknown as string[]);
  socket.binaryType = 'arraybuffer';
  socket.addEventListener('message', ({ data }) => {
    if (data instanceof ArrayBuffer) readPreview(new DataView(data));
    else readMessage(parse(String(data)));
  });
  // Without a listener, an error would end the process.
  socket.addEventListener('error', () => {});

  return {
    nextEnd: () =>
      new Promise((settle) => {
        wake = settle;
      }),
    close: () => socket.close(),
  };

  function readPreview(frame: DataView): void {
    if (frame.byteLength > HEADER_BYTES && frame.getUint32(0) === PREVIEW_IMAGE)
      watch.onPreview?.(new Uint8Array(frame.buffer.slice(HEADER_BYTES)));
  }

  function readMessage({ type = '', data = {} }: Message): void {
    if (type === 'progress') {
      const { value = 0, max = 0 } = data;
      const part = SAMPLING.from + (SAMPLING.to - SAMPLING.from) * Math.min(1, max > 0 ? value / max : 0);
      if (part > told) watch.onProgress?.(part);
      told = Math.max(told, part);
    }
    if (ENDS.has(type) || (type === 'executing' && data.node === null)) wake();
  }
}

function parse(text: string): Message {
  try {
    return JSON.parse(text) as Message;
  } catch {
    return {};
  }
}
