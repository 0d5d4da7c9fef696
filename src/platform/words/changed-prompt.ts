/** Whether a prompt begins with the words of an earlier one: 'redder' does not begin with 'red'. */
export function beginsWith(prompt: string, earlier: string): boolean {
  return prompt.startsWith(earlier) && !/^[\p{L}\p{N}]/u.test(prompt.slice(earlier.length));
}

/** Whether a prompt goes on from an earlier one, or writes all but its beginning anew. */
function isWhole(prompt: string, earlier: string): boolean {
  if (beginsWith(prompt, earlier)) return true;
  const [start = ''] = earlier.split(/[.,;:!?]/, 1);
  return start !== '' && prompt.startsWith(start) && /^\s*(?:$|[.,;:!?])/.test(prompt.slice(start.length));
}

/** The name of a changed picture, `a lake · at night`: a prompt that repeats the earlier one stands alone. */
export function nameOfChange(earlier: string, prompt: string): string {
  return earlier === '' || isWhole(prompt, earlier) ? prompt : `${earlier} · ${prompt}`;
}

/** All words of a changed picture as one prompt, `a lake, at night`. */
export function continuePrompt(earlier: string, prompt: string): string {
  if (earlier === '' || isWhole(prompt, earlier)) return prompt;
  return `${earlier}${/[.,;:!?]$/.test(earlier) ? '' : ','} ${prompt}`;
}
