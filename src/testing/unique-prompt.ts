let prompts = 0;

/**
 * A prompt that is unique in this test file. It has no random digits: moderation sometimes reads a swear word in them.
 */
export function uniquePrompt(words: string): string {
  prompts += 1;
  return `${words}, number ${prompts}`;
}
