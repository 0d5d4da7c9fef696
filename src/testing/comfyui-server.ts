import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer, json } from 'node:stream/consumers';
import sharp from 'sharp';

/** A server that speaks ComfyUI's protocol as its `server.py` and `execution.py` define it: a queue, a socket, a history. */
export interface ComfyuiServer {
  url: string;
  /** Ids of the requests that it has accepted, in order. */
  accepted: readonly string[];
  /** The workflows of these. */
  workflows: readonly Workflow[];
  /** Those that it has finished. */
  finished: readonly string[];
  /** Ids that it was told to interrupt. */
  interrupted: readonly string[];
  /** Requests in its queue. */
  queued(): number;
  /** From now on each request waits here while it is painted. */
  hold(): void;
  release(): void;
  /** Sends something to the client of the request that is painted. */
  tell(type: string, data: object): void;
  preview(jpeg: Uint8Array): void;
  /** Fails the request that is painted, in this node. */
  fail(nodeId: string, message: string): void;
  /** Forgets everything, like a restart. */
  forget(): void;
  /** Ends at once, with all connections. */
  kill(): void;
  /** Listens again where it did. */
  revive(): Promise<void>;
}

type Workflow = Readonly<Record<string, { class_type: string; inputs: Record<string, unknown> }>>;

interface Item {
  id: string;
  clientId: string;
  prompt: Workflow;
}

const PICTURE = sharp({ create: { width: 512, height: 512, channels: 3, background: '#3a6ea5' } })
  .png()
  .toBuffer();

/** @param nodes the classes that it has; undefined: all @param paintMs how long a picture takes */
export async function startComfyuiServer({
  nodes,
  paintMs = 0,
}: {
  nodes?: readonly string[];
  paintMs?: number;
} = {}): Promise<ComfyuiServer> {
  const accepted: string[] = [];
  const workflows: Workflow[] = [];
  const finished: string[] = [];
  const interrupted: string[] = [];
  const history = new Map<string, object>();
  const sockets = new Map<string, Socket>();
  let pending: Item[] = [];
  let running: Item | undefined;
  let failure: { node_id: string; exception_message: string } | undefined;
  let isInterrupted = false;
  let isHeld = false;
  let wake = () => {};

  const server = createServer(async (request, response) => {
    const answer = await reply(request).catch((error: Error) => ({
      status: 500,
      body: { error: error.message },
    }));
    if (answer instanceof Uint8Array) response.writeHead(200, { 'content-type': 'image/png' }).end(answer);
    else {
      const { status, body } = answer;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    }
  });
  server.on('upgrade', (request, socket: Socket) => {
    const accept = createHash('sha1')
      .update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64');
    socket.on('error', () => {});
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    sockets.set(new URL(request.url!, 'http://x').searchParams.get('clientId')!, socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  async function reply(request: IncomingMessage): Promise<Uint8Array | { status: number; body: unknown }> {
    const { pathname } = new URL(request.url!, 'http://x');
    const [, part, id = ''] = pathname.split('/');
    const ok = (body: unknown) => ({ status: 200, body });
    if (request.method === 'GET') {
      if (part === 'prompt') return ok({ exec_info: { queue_remaining: queued() } });
      if (part === 'queue')
        return ok({
          queue_running: running ? [[0, running.id]] : [],
          queue_pending: pending.map((item) => [1, item.id]),
        });
      if (part === 'history') return ok(history.has(id) ? { [id]: history.get(id) } : {});
      if (part === 'view') return await PICTURE;
      if (part === 'system_stats') return ok({ system: {} });
      if (part === 'object_info') return ok(nodes === undefined || nodes.includes(id) ? { [id]: {} } : {});
    }
    if (part === 'upload') {
      await buffer(request);
      return ok({ name: 'picture.png', subfolder: 'framewright', type: 'temp' });
    }
    const body = (await json(request)) as {
      prompt?: Item['prompt'];
      client_id?: string;
      delete?: string[];
      prompt_id?: string;
    };
    if (part === 'prompt') {
      const item = { id: randomUUID(), clientId: body.client_id!, prompt: body.prompt! };
      accepted.push(item.id);
      workflows.push(item.prompt);
      pending.push(item);
      void paint();
      return ok({ prompt_id: item.id, number: accepted.length, node_errors: {} });
    }
    if (part === 'queue') pending = pending.filter((item) => !body.delete!.includes(item.id));
    if (part === 'interrupt') {
      interrupted.push(body.prompt_id!);
      isInterrupted = true;
      wake();
    }
    return ok({});
  }

  const queued = () => pending.length + (running ? 1 : 0);

  async function paint(): Promise<void> {
    if (running || pending.length === 0) return;
    const item = pending.shift()!;
    running = item;
    tell('execution_start', {});
    if (isHeld) await new Promise<void>((settle) => (wake = settle));
    else await new Promise((settle) => setTimeout(settle, paintMs));
    if (running !== item) return;
    const result = Object.keys(item.prompt).find((id) => item.prompt[id]!.class_type === 'SaveImage')!;
    const images = [{ filename: `${item.id}.png`, subfolder: '', type: 'output' }];
    const isDone = !failure && !isInterrupted;
    if (isDone) finished.push(item.id);
    history.set(item.id, {
      outputs: isDone ? { [result]: { images } } : {},
      status: {
        status_str: isDone ? 'success' : 'error',
        completed: isDone,
        messages: failure ? [['execution_error', { ...failure, exception_type: 'Error' }]] : [],
      },
    });
    tell(isDone ? 'execution_success' : 'execution_error', {});
    [failure, isInterrupted, running] = [undefined, false, undefined];
    void paint();
  }

  function tell(type: string, data: object): void {
    if (running)
      send(running, 1, Buffer.from(JSON.stringify({ type, data: { ...data, prompt_id: running.id } })));
  }

  function send({ clientId }: Item, opcode: number, payload: Buffer): void {
    const head = payload.length < 126 ? Buffer.from([0x80 | opcode, payload.length]) : Buffer.alloc(4);
    if (payload.length >= 126) {
      head.set([0x80 | opcode, 126]);
      head.writeUInt16BE(payload.length, 2);
    }
    sockets.get(clientId)?.write(Buffer.concat([head, payload]));
  }

  return {
    url: `http://127.0.0.1:${port}`,
    accepted,
    workflows,
    finished,
    interrupted,
    queued,
    hold() {
      isHeld = true;
    },
    release() {
      isHeld = false;
      wake();
    },
    tell,
    preview(jpeg) {
      const header = Buffer.alloc(8);
      header.writeUInt32BE(1, 0);
      header.writeUInt32BE(1, 4);
      send(running!, 2, Buffer.concat([header, jpeg]));
    },
    fail(nodeId, message) {
      failure = { node_id: nodeId, exception_message: message };
      wake();
    },
    forget() {
      [pending, running] = [[], undefined];
    },
    kill() {
      [pending, running] = [[], undefined];
      for (const socket of sockets.values()) socket.destroy();
      sockets.clear();
      server.close();
      server.closeAllConnections();
    },
    async revive() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}
