import { type DescribedMovement, movementNote, movementTitle } from '../content/credit-texts.ts';

/** One line of the statement as a phrase: `Picture. Charged 1`. */
export function describeMovement(movement: DescribedMovement): string {
  const [title, note] = [movementTitle(movement), movementNote(movement)];
  const what = movement.generation?.isDeleted ? `${title} (deleted since)` : title;
  return note === null ? what : `${what}. ${note}`;
}
