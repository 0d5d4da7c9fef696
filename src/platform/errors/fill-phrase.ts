/** A sentence, or a function that puts parameters into it. */
type Phrase = string | ((parameters: never) => string);

/** A phrase of a table as data: its code with its parameters. */
export type ReasonIn<Table extends Record<string, Phrase>> = {
  [Code in keyof Table]: Table[Code] extends (parameters: infer Parameters) => string
    ? { code: Code } & Parameters
    : { code: Code };
}[keyof Table];

export function fillPhrase(phrase: Phrase, parameters: object): string {
  return typeof phrase === 'string' ? phrase : phrase(parameters as never);
}
