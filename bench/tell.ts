/** One figure of a benchmark, as `npm run bench` tabulates it. */
export interface Finding {
  what: string;
  value: number;
  /** `×` for a ratio, otherwise `ms`, `s`, `MB`, `dB`, `%` or nothing. */
  unit: '×' | 'ms' | 's' | 'MB' | 'dB' | '%' | '';
  /** What the ratio is to, measured in the same run. */
  peer?: string;
  /** Lowest and highest of the rounds. */
  spread?: readonly [number, number];
  /** The least or the most that the figure may be. */
  bar?: { least: number } | { most: number };
}

/** Hands a figure to `npm run bench`; run by itself, a benchmark prints what it found and nobody is told. */
export function tell(finding: Finding): void {
  process.send?.(finding);
}
