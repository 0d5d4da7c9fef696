import { escapeHtml } from '../http/responses/refusal-page.ts';
import type { JsonSchema } from './json-schemas.ts';

const NAMED = '#/components/schemas/';

export function schemaId(name: string): string {
  return `schema-${name.toLowerCase()}`;
}

/** The fields of an object, or of a list's objects; for anything else its type. */
export function fieldList(schema: JsonSchema): string {
  const fields = (schema.items as JsonSchema | undefined)?.properties ?? schema.properties;
  if (!fields) {
    const type = describeSchema(schema);
    return type ? `<p>${type}</p>` : '';
  }
  const { required = [] } = (schema.items ?? schema) as { required?: string[] };
  const rows = Object.entries(fields as Record<string, JsonSchema>).map(
    ([name, field]) =>
      `<div><dt><code>${escapeHtml(name)}</code>${required.includes(name) ? '<span class="tag">required</span>' : ''}</dt><dd>${describeSchema(field)}</dd></div>`,
  );
  return `${schema.items ? '<p>A list of:</p>' : ''}<dl>${rows.join('')}</dl>`;
}

/** A schema as one line of HTML: its type, bounds and description. */
export function describeSchema(schema: JsonSchema): string {
  const { $ref, anyOf, oneOf, items, type, description } = schema as {
    $ref?: string;
    anyOf?: JsonSchema[];
    oneOf?: JsonSchema[];
    items?: JsonSchema;
    type?: string | string[];
    description?: string;
  };
  const said = description ? ` ${escapeHtml(description)}` : '';
  if ($ref) {
    const name = $ref.slice(NAMED.length);
    return `<a href="#${schemaId(name)}">${escapeHtml(name)}</a>${said}`;
  }
  const some = anyOf ?? oneOf;
  if (some) return some.map(describeSchema).join(' or ') + said;
  if (items) return `list of ${describeSchema(items)}${bounds(schema)}${said}`;
  if (schema.enum) {
    const values = (schema.enum as unknown[]).map((value) => `<code>${escapeHtml(String(value))}</code>`);
    return values.join(', ') + bounds(schema) + said;
  }
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>${said}`;
  return escapeHtml([type].flat().filter(Boolean).join(' or ')) + bounds(schema) + said;
}

// Bounds beyond JavaScript's safe integers are not shown.
const SAFE = Number.MAX_SAFE_INTEGER;

function bounds(schema: JsonSchema): string {
  const words = [
    schema.format && String(schema.format),
    bound(schema.minimum, 'at least'),
    bound(schema.maximum, 'at most'),
    bound(schema.minLength ?? schema.minItems, 'at least', schema.minItems ? ' of them' : ' characters'),
    bound(schema.maxLength ?? schema.maxItems, 'at most', schema.maxItems ? ' of them' : ' characters'),
    schema.default !== undefined && `default ${JSON.stringify(schema.default)}`,
  ].filter((word) => typeof word === 'string');
  return words.length > 0 ? `, ${escapeHtml(words.join(', '))}` : '';
}

function bound(value: unknown, words: string, unit = ''): string | undefined {
  return typeof value === 'number' && Math.abs(value) < SAFE ? `${words} ${value}${unit}` : undefined;
}
