import { expect } from 'vitest';

export interface ReadEvent {
  id: string;
  name: string;
  data: unknown;
}

/** Reads an event stream, without heartbeats. */
export class EventReader {
  private readonly reader: ReadableStreamDefaultReader<string>;
  private text = '';

  constructor(answer: Response) {
    this.reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  }

  /** Undefined once it has ended. */
  async next(): Promise<ReadEvent | undefined> {
    for (;;) {
      const end = this.text.indexOf('\n\n');
      if (end < 0) {
        const { value, done } = await this.reader.read();
        if (done) return undefined;
        this.text += value;
        continue;
      }
      const event = parse(this.text.slice(0, end));
      this.text = this.text.slice(end + 2);
      if (event.name !== '' && event.name !== 'beat') return event;
    }
  }

  /** Names and ids of all events before the next of this name. @throws where the stream ends before */
  async before(name: string): Promise<string[]> {
    const names: string[] = [];
    for (;;) {
      const event = await this.next();
      if (!event) throw new Error(`the stream ended after ${names.join(', ')}`);
      if (event.name === name) return names;
      const { id } = event.data as { id?: string };
      names.push(id === undefined ? event.name : `${event.name} ${id}`);
    }
  }

  /** Waits for the end, whatever comes before. */
  async untilEnd(): Promise<void> {
    while (await this.next());
  }

  async close(): Promise<void> {
    await this.reader.cancel();
  }
}

/** Connects until the server listens for changes, like a browser. @returns the stream, and its first event */
export async function openEvents(
  ask: () => Promise<Response>,
): Promise<{ events: EventReader; ready: ReadEvent; answer: Response }> {
  let answer!: Response;
  const status = async () => {
    answer = await ask();
    return answer.status;
  };
  await expect.poll(status, { timeout: 20_000 }).not.toBe(503);
  expect(answer.status).toBe(200);
  const events = new EventReader(answer);
  const ready = await events.next();
  expect(ready?.name).toBe('ready');
  return { events, ready: ready!, answer };
}

function parse(block: string): ReadEvent {
  const fields = new Map(
    block.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)] as const;
    }),
  );
  return {
    id: fields.get('id') ?? '',
    name: fields.get('event') ?? '',
    data: JSON.parse(fields.get('data') ?? 'null'),
  };
}
