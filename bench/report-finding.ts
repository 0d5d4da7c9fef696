/** One figure of a benchmark, a row in the table of `npm run bench`. */
export interface Finding {
  name: string;
  value: number;
  /** `×` for a ratio, otherwise `ms`, `s`, `MB`, `dB`, `%` or nothing. */
  unit: '×' | 'ms' | 's' | 'MB' | 'dB' | '%' | '';
  /** The other side of the ratio, measured in the same run. */
  peer?: string;
  /** Lowest and highest round. */
  spread?: readonly [number, number];
  /** Bounds that the figure must keep. */
  bar?: { least: number } | { most: number };
}

/** Sends a figure to `npm run bench`; does nothing if the benchmark runs alone. */
export function reportFinding(finding: Finding): void {
  process.send?.(finding);
}
