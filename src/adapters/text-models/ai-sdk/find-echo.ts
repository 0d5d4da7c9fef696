/** In words: as many in a row are nobody's chance. */
const RUN = 9;

/** @returns whether a text repeats some of the instructions */
export function createEchoTest(instructions: string): (text: string) => boolean {
  const known = new Set(runsOf(instructions));
  return (text) => runsOf(text).some((run) => known.has(run));
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' '));
}
