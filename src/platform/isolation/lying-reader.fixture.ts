/** A reader under a hostile file's control: it sends the answer that the file contains as JSON, then the file itself. */
import { writeSync } from 'node:fs';
import { readExactly } from './read-exactly.ts';

/** File descriptor of this process's message channel. */
const CHANNEL = 3;

process.on('message', async ({ length }: { length: number }) => {
  const file = await readExactly(process.stdin, length);
  const answer = JSON.parse(file.toString());
  // Writes raw bytes to the channel, bypassing `process.send`.
  if (answer.frame !== undefined) {
    const { announced, sent } = answer.frame;
    const frame = Buffer.alloc(4 + sent, 'x');
    frame.writeUInt32BE(announced);
    write(frame);
    return;
  }
  process.send!(answer);
  process.stdout.write(file);
});
/** Writes all bytes: the channel takes only as many as it has room for. */
function write(frame: Buffer): void {
  for (let at = 0; at < frame.length; ) {
    try {
      at += writeSync(CHANNEL, frame, at);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
  }
}

process.on('disconnect', () => process.exit());
