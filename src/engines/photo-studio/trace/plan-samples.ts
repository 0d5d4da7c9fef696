/** The kernel's sampler spreads this many samples of all pixels together. */
export const WAVE = 4;

/**
 * How many samples each tile gets next, so that in the end tiles have samples in proportion to their error (which gives the
 * least total error for the work).
 */
export function planSamples(
  errors: Float32Array,
  taken: Int32Array,
  columns: number,
  { target, most }: { target: number; most: number },
): Int32Array {
  const spread = spreadErrors(errors, columns);
  const mean = spread.reduce((sum, error) => sum + error, 0) / spread.length || 1;
  const have = taken.reduce((sum, count) => sum + count, 0);
  const budget = Math.max(0, target * taken.length - have);
  // Every tile keeps a part of the mean, since few samples may have missed what is noisy in it.
  const wanted = Array.from(
    spread,
    (error, tile) => Math.min(most, target * (0.25 + 0.75 * Math.min(4, error / mean))) - taken[tile]!,
  );
  const wantedSum = wanted.reduce((sum, count) => sum + Math.max(0, count), 0) || 1;
  const scale = budget / wantedSum;
  let carry = 0;
  return Int32Array.from(wanted, (count, tile) => {
    // Rounding errors are handed on, so that the sum is met.
    const exact = Math.max(0, count) * scale + carry;
    const rounded = Math.max(0, Math.round((taken[tile]! + exact) / WAVE) * WAVE - taken[tile]!);
    carry = exact - rounded;
    return rounded;
  });
}

/** Takes the mean with the worst neighbor, so that no border between tiles shows. */
function spreadErrors(errors: Float32Array, columns: number): Float32Array {
  const rows = errors.length / columns;
  return errors.map((error, tile) => {
    const [x, y] = [tile % columns, Math.floor(tile / columns)];
    let worst = error;
    for (let yy = Math.max(0, y - 1); yy <= Math.min(rows - 1, y + 1); yy++)
      for (let xx = Math.max(0, x - 1); xx <= Math.min(columns - 1, x + 1); xx++)
        worst = Math.max(worst, errors[yy * columns + xx]!);
    return 0.5 * (error + worst);
  });
}
