import type { z } from 'zod';
import { ConfigError } from './config-error.ts';

/** One configuration variable. The parser, .env.example and docs/configuration.md all come from this entry. */
export interface Variable<Value = unknown> {
  /** Its name in the environment. */
  name: string;
  /** Its error completes a sentence that begins with the name. */
  schema: z.ZodType<Value>;
  /** Parsed like a given value. Without it, an unset variable reads as `undefined`. */
  default?: string;
  /** What it is for, and what its values mean. The first sentence stands alone in the README's table. */
  words: string;
  /** Never shown or logged. */
  isSecret?: true;
  /** The processes that read it; the web and worker roles if absent. `npm start` passes it to no others. */
  readBy?: readonly Reader[];
  /** For development and tests; refused or ignored on a site that other machines can reach. */
  isForDevelopment?: true;
  /** All variables of one table that are marked are set, or none of them. */
  isTogether?: true;
  /** A real installation usually sets it: the README lists it. */
  isUsual?: true;
}

/** Processes with a configuration. */
export type Reader = 'web' | 'worker' | 'migrate' | 'browser';

/** By the name of the field that holds the parsed value. */
export type VariableTable = Readonly<Record<string, Variable>>;

export type Values<Table extends VariableTable> = {
  readonly [Field in keyof Table]:
    | z.output<Table[Field]['schema']>
    | (Table[Field] extends { default: string } ? never : undefined);
};

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Parses a table's variables. A variable that is set to nothing counts as unset.
 * @throws ConfigError at the first variable that is wrong
 */
export function readVariables<Table extends VariableTable>(table: Table, env: Environment): Values<Table> {
  const entries = Object.entries(table).map(([field, { name, schema, default: fallback }]) => {
    const text = env[name]?.trim() || fallback;
    if (text === undefined) return [field, undefined];
    const { data, error } = schema.safeParse(text);
    if (error) throw new ConfigError(`${name} ${error.issues[0]!.message}`);
    return [field, data];
  });
  return Object.fromEntries(entries);
}

/** @throws ConfigError if some of the variables that go together are set, and others are not */
export function requireTogether(table: VariableTable, env: Environment): void {
  const names = Object.values(table).flatMap(({ name, isTogether }) => (isTogether ? [name] : []));
  const set = names.find((name) => env[name]?.trim());
  const missing = names.find((name) => !env[name]?.trim());
  if (set && missing) throw new ConfigError(`${missing} is missing: ${set} needs it`);
}

/** The environment from which `readVariables` reads these values; variables without a value are unset. */
export function toEnvironment<Table extends VariableTable>(
  table: Table,
  values: Readonly<Partial<Record<keyof Table, string | number | boolean | undefined>>>,
): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.keys(values).map((field) => {
      const value = values[field];
      return [table[field]!.name, value === undefined ? undefined : String(value)];
    }),
  );
}
