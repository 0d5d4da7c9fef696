let prompts = 0;

/**
 * A prompt like no other of this test file. It has no random name: now and then moderation reads a swear word in the
 * digits of one.
 */
export function unlikePrompt(words: string): string {
  prompts += 1;
  return `${words}, number ${prompts}`;
}
