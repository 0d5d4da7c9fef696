/** @param share 0 for the lowest value, 0.5 for the median, 1 for the highest */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Lowest and highest value. */
export function rangeOf(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** Milliseconds as seconds with one decimal. */
export function formatSeconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
