import type { Duplex } from 'node:stream';
import { Transform } from 'node:stream';

/** Passes bytes on, and fails once more than `most` have come. */
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

/** Joins two connections until either ends; both end when more than `most` bytes come either way. */
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
