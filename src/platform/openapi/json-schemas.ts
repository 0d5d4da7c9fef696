import { z } from 'zod';
import { NAMED_SCHEMAS } from './named-schemas.ts';

export type JsonSchema = Record<string, unknown>;

const NAMELESS = z.registry<{ id: string }>();

/** The JSON schema of a request: fields with defaults are optional, and values are as before coercion. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    metadata: NAMELESS,
  });
  return json;
}

/**
 * The JSON schema of a response; named schemas become references.
 * @param components receives the schemas that it refers to
 */
export function outputSchema(schema: z.ZodType, components: Record<string, JsonSchema>): JsonSchema {
  const { $defs = {}, properties } = converted.get(schema) ?? convertOutput(schema);
  for (const [name, { id: _, ...definition }] of Object.entries($defs)) components[name] = definition;
  return properties.it;
}

interface Converted {
  $defs?: Record<string, JsonSchema>;
  properties: { it: JsonSchema };
}

/** Cached: most schemas are used by several routes. */
const converted = new WeakMap<z.ZodType, Converted>();

function convertOutput(schema: z.ZodType): Converted {
  // Wrapped in an object, so that a named schema is a reference too.
  const wrapped = z.toJSONSchema(z.object({ it: schema }), {
    io: 'output',
    unrepresentable: 'any',
    metadata: NAMED_SCHEMAS,
  });
  const json = JSON.parse(
    JSON.stringify(wrapped).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as Converted;
  converted.set(schema, json);
  return json;
}
