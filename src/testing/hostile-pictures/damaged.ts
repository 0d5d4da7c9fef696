import { SAMPLE_TYPES, type SampleFormat, samplePhoto } from '../sample-pictures.ts';
import type { HostilePicture } from './hostile-picture.ts';

const FORMATS = Object.keys(SAMPLE_TYPES) as SampleFormat[];
const SHARES = [0.02, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 0.99];
const FLIPS = 6;

/** Valid pictures that are truncated, or have wrong bytes. */
export async function* damaged(): AsyncGenerator<HostilePicture> {
  for (const format of FORMATS) {
    const whole = await samplePhoto(format, { width: 160, height: 120 });
    const type = SAMPLE_TYPES[format];
    for (const share of SHARES) {
      yield {
        name: `damaged: ${format}, cut off after ${Math.round(share * 100)} %`,
        bytes: whole.subarray(0, Math.floor(whole.length * share)),
        type,
        outcome: 'refused',
      };
    }
    for (let seed = 1; seed <= FLIPS; seed += 1) {
      yield {
        name: `damaged: ${format}, bytes changed by ${seed}`,
        bytes: withNoise(whole, seed),
        type,
        outcome: 'either',
      };
    }
  }
}

/** Replaces one byte in fifty, chosen by the seed; the signature stays. */
function withNoise(bytes: Buffer, seed: number): Buffer {
  const copy = Buffer.from(bytes);
  let state = seed * 0x9e3779b1;
  for (let changes = 0; changes < bytes.length / 50; changes += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const at = 16 + (state % (bytes.length - 16));
    copy[at] = state >>> 24;
  }
  return copy;
}
