import { ApiError } from '#web/api/request.ts';

/** Why something did not come about, in a sentence for people. */
export function errorReason(error: unknown): string {
  if (!(error instanceof ApiError)) return 'The server could not be reached. Please try again.';
  if (!error.body) return 'That did not work. Please try again.';
  const { error: words, field } = error.body;
  // The form has one field, whose name in the API means nothing here.
  const said = field !== undefined && words.startsWith(`${field}: `) ? words.slice(field.length + 2) : words;
  return said.charAt(0).toUpperCase() + said.slice(1);
}
