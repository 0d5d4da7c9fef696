/** A reader that a file took over: it answers as the file says, in JSON, and sends the file back. */
import { writeSync } from 'node:fs';
import { readExactly } from './read-exactly.ts';

/** Where this process was given its channel. */
const CHANNEL = 3;

process.on('message', async ({ length }: { length: number }) => {
  const file = await readExactly(process.stdin, length);
  const answer = JSON.parse(file.toString());
  // As bytes of the channel itself, beside Node's way to send messages.
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
/** @returns when all is written; the channel takes what there is room for */
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
