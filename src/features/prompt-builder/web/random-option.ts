/** A source of random numbers, at least 0 and less than 1. */
export type Random = () => number;

/** One of several, each as likely. */
export function randomOption<Option>(options: readonly [Option, ...Option[]], random: Random): Option;
export function randomOption<Option>(options: readonly Option[], random: Random): Option | undefined;
export function randomOption<Option>(options: readonly Option[], random: Random): Option | undefined {
  return options[Math.floor(random() * options.length)];
}
