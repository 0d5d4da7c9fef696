import { type DescribedMovement, movementNote, movementTitle } from '../content/credit-texts.ts';

/** A line of the statement in one phrase: `Picture. Charged 1`. */
export function describeMovement(movement: DescribedMovement): string {
  const [title, note] = [movementTitle(movement), movementNote(movement)];
  const what = movement.generation?.isDeleted ? `${title} (deleted since)` : title;
  return note === null ? what : `${what}. ${note}`;
}
