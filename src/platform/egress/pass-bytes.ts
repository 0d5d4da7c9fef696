import type { Duplex } from 'node:stream';
import { Transform } from 'node:stream';

/** Passes bytes through, and fails after more than `most`. */
export function atMost(most: number): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed > most) done(new Error(`More than ${most} bytes`));
      else done(null, chunk);
    },
  });
}

/** Connects two sockets until either ends, or until more than `most` bytes flow in one direction. */
export function join(near: Duplex, far: Duplex, most: number): void {
  const end = () => {
    near.destroy();
    far.destroy();
  };
  const up = atMost(most);
  const down = atMost(most);
  for (const stream of [near, far, up, down]) stream.on('error', end).on('close', end);
  near.pipe(up).pipe(far);
  far.pipe(down).pipe(near);
}
