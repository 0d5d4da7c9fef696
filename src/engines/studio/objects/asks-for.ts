import { phrases } from '../scene/phrases.ts';
import type { ObjectWish } from './object-definition.ts';

/** @param asked words with commas between them, of which the prompt must have one */
export function asksFor({ words }: Pick<ObjectWish, 'words'>, asked: string): boolean {
  return phrases(asked).some((word) => words.has(word));
}
