import { checkReference } from '../reference/reference-image.ts';
import { SETTING_VALUES } from '../scene/picture-settings.ts';
import { StudioError } from '../studio-error.ts';
import type { PictureRequest } from './picture-request.ts';

const SMALLEST = 64;
const LARGEST = 4096;
const MAX_REFINEMENTS = 32;
export const MAX_OBJECT_EDITS = 64;

/** @throws StudioError if no picture can be made of the request */
export function checkRequest(request: PictureRequest): void {
  for (const { width, height } of [request, request.likeSize ?? request]) checkSize(width, height);
  if (!Number.isInteger(request.seed) || request.seed < 0 || request.seed > 0xffffffff) {
    throw new StudioError('invalid-seed', 'The seed must be a whole number from 0 to 4294967295');
  }
  if (!isVisible(request.prompt)) throw new StudioError('empty-prompt', 'The prompt is empty');
  if (request.settings) checkSettings(request.settings);
  if (request.refinements) checkRefinements(request.refinements);
  if ((request.objectEdits ?? []).length > MAX_OBJECT_EDITS)
    throw new StudioError(
      'invalid-refinement',
      `No more than ${MAX_OBJECT_EDITS} changes of things are possible`,
    );
  if (request.reference) checkReference(request.reference);
}

function checkSize(width: number, height: number): void {
  for (const side of [width, height]) {
    if (!Number.isInteger(side) || side < SMALLEST || side > LARGEST) {
      throw new StudioError(
        'invalid-size',
        `Width and height must be whole numbers from ${SMALLEST} to ${LARGEST}`,
      );
    }
  }
}

function isVisible(text: string): boolean {
  return /[^\p{White_Space}\p{Cc}\p{Cf}]/u.test(text);
}

// Settings come from forms and command lines as well, so their type proves nothing.
function checkSettings(settings: object): void {
  for (const [name, value] of Object.entries(settings)) {
    if (value === undefined) continue;
    if (!Object.hasOwn(SETTING_VALUES, name))
      throw refuse(`There is no setting ${name}; there are ${Object.keys(SETTING_VALUES).join(', ')}`);
    const known: readonly unknown[] = SETTING_VALUES[name as keyof typeof SETTING_VALUES];
    if (!known.includes(value)) throw refuse(`Unknown ${name} ${String(value)}; one of ${known.join(', ')}`);
  }
}

function checkRefinements(refinements: readonly string[]): void {
  if (refinements.length > MAX_REFINEMENTS)
    throw new StudioError('invalid-refinement', `No more than ${MAX_REFINEMENTS} refinements are possible`);
  if (!refinements.every(isVisible))
    throw new StudioError('invalid-refinement', 'A refinement must say what to change');
}

function refuse(message: string): StudioError {
  return new StudioError('invalid-settings', message);
}
