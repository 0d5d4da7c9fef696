/** The JSON of server-sent events. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += value;
      const events = text.split(/\r?\n\r?\n/);
      text = events.pop() ?? '';
      for (const event of events) {
        const lines = event.split(/\r?\n/).filter((line) => line.startsWith('data:'));
        const data = lines.map((line) => line.slice('data:'.length).trim()).join('\n');
        if (data !== '') yield JSON.parse(data);
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
