/** A source of random numbers, at least 0 and less than 1. */
export type Random = () => number;

/** A uniformly random option. */
export function randomOption<Option>(options: readonly [Option, ...Option[]], random: Random): Option;
export function randomOption<Option>(options: readonly Option[], random: Random): Option | undefined;
export function randomOption<Option>(options: readonly Option[], random: Random): Option | undefined {
  return options[Math.floor(random() * options.length)];
}
