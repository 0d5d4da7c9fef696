/** The result of a command. */
export interface Outcome {
  /** For people; one line each. */
  lines: readonly string[];
  /** For programs. */
  facts: object;
  /** Files that were written. */
  files: readonly string[];
}

/** Rewrites a line with the progress, where a person sees it. */
export function showProgress(isJson: boolean): (part: number) => void {
  if (isJson || !process.stderr.isTTY) return () => undefined;
  return (part) => {
    process.stderr.write(`\r${Math.round(part * 100)} % `);
  };
}

export function reportOutcome({ lines, facts, files }: Outcome, isJson: boolean): void {
  if (isJson) {
    console.log(JSON.stringify({ ...facts, files }));
    return;
  }
  if (process.stderr.isTTY) process.stderr.write('\r      \r');
  for (const line of [...lines, ...files]) console.log(line);
}
