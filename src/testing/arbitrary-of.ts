import fc from 'fast-check';

export type JsonSchema = Record<string, unknown>;

/**
 * Values that match a JSON schema of the API's document, and sometimes one that does not: refusals must match the
 * document too.
 */
export function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12, arbitrary: admitted(schema) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) },
  );
}

function admitted(schema: JsonSchema): fc.Arbitrary<unknown> {
  const some = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (some) return fc.oneof(...some.map(admitted));
  if (schema.allOf) return fc.record(Object.assign({}, ...(schema.allOf as JsonSchema[]).map(fieldsOf)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
  switch (schema.type) {
    case 'object': {
      const required = (schema.required ?? []) as string[];
      return fc.record(fieldsOf(schema), { requiredKeys: required });
    }
    case 'array': {
      const { minItems = 0, maxItems = 3 } = schema as { minItems?: number; maxItems?: number };
      return fc.array(arbitraryOf(schema.items as JsonSchema), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, 3)),
      });
    }
    case 'integer':
      return fc.integer(rangeOf(schema));
    case 'number':
      return fc.double({ ...rangeOf(schema), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function fieldsOf({ properties = {} }: JsonSchema): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(
    Object.entries(properties as Record<string, JsonSchema>).map(([name, field]) => [
      name,
      arbitraryOf(field),
    ]),
  );
}

function rangeOf({ minimum, maximum }: JsonSchema): { min: number; max: number } {
  const within = (bound: unknown, otherwise: number) =>
    typeof bound === 'number' ? Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, bound)) : otherwise;
  return { min: within(minimum, -1_000), max: within(maximum, 1_000_000) };
}

function textOf(schema: JsonSchema): fc.Arbitrary<string> {
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'date-time')
    return fc
      .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString());
  const { minLength = 0, maxLength = 40 } = schema as { minLength?: number; maxLength?: number };
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)), unit: 'grapheme' });
}
