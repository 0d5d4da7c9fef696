import { checkReference, type ReferenceImage } from '../reference/reference-image.ts';
import { StudioError } from '../studio-error.ts';

const SMALLEST = 64;
const LARGEST = 4096;

/** Throws a `StudioError` for what no picture can be made of. */
export function checkRequest(request: {
  prompt: string;
  width: number;
  height: number;
  seed: number;
  reference?: ReferenceImage;
}): void {
  for (const side of [request.width, request.height]) {
    if (!Number.isInteger(side) || side < SMALLEST || side > LARGEST) {
      throw new StudioError(
        'invalid-size',
        `Width and height must be whole numbers from ${SMALLEST} to ${LARGEST}`,
      );
    }
  }
  if (!Number.isInteger(request.seed) || request.seed < 0 || request.seed > 0xffffffff) {
    throw new StudioError('invalid-seed', 'The seed must be a whole number from 0 to 4294967295');
  }
  if (!/[^\p{White_Space}\p{Cc}\p{Cf}]/u.test(request.prompt)) {
    throw new StudioError('empty-prompt', 'The prompt is empty');
  }
  if (request.reference) checkReference(request.reference);
}
