import { z } from 'zod';
import { AppError } from '#platform/errors/app-error';
import type { ErrorCode } from '#platform/errors/codes';
import { isErrorPhrase } from '#platform/errors/phrases';

/** A refusal as an isolated process sends it. */
export type Refusal = z.infer<typeof refusal>;

const LONGEST_TEXT = 300;

const refusal = z.strictObject({
  phrase: z.string().refine(isErrorPhrase),
  parameters: z.record(z.string(), z.union([z.string().max(LONGEST_TEXT), z.number()])),
});

/** The refusal as it can be sent: texts are shortened, undefined parameters left out. */
export function refusalOf({ phrase, parameters }: AppError): Refusal {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
  const short = given.map(([name, value]) => [
    name,
    typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : value,
  ]);
  return { phrase, parameters: Object.fromEntries(short) };
}

/**
 * Reads a refusal of a process that a hostile file may have taken over.
 * @param codes allowed codes
 * @returns undefined for any other code, and for a malformed refusal
 */
export function readRefusal(sent: unknown, codes: readonly ErrorCode[]): AppError | undefined {
  const { data } = refusal.safeParse(sent);
  if (!data) return undefined;
  try {
    const error = AppError.repeat(data);
    return codes.includes(error.code) ? error : undefined;
  } catch {
    // A parameter of its phrase is missing.
    return undefined;
  }
}
