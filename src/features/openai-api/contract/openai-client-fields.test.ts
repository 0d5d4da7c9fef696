import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { editsForm, variationsForm } from './openai-edits.ts';
import { imagesRequest } from './openai-images.ts';

const declarations = readFileSync(
  fileURLToPath(new URL('resources/images.d.ts', import.meta.resolve('openai'))),
  'utf8',
);

type Value = string | number | boolean | null;

/** Fields with the values that the official client's type lists; of a number, 2. Pictures are left out. */
function fieldsOf(type: string): [field: string, value: Value][] {
  const [, body] = new RegExp(`export interface ${type} \\{\\n(.*?)\\n\\}`, 's').exec(declarations)!;
  return [...body!.matchAll(/^ {4}(\w+)\??: (.+);$/gm)].flatMap(([, field, union]) =>
    union!
      .split(' | ')
      .flatMap(valuesOf)
      .map((value): [string, Value] => [field!, value]),
  );
}

function valuesOf(part: string): Value[] {
  if (part === 'null') return [null];
  if (part === 'boolean') return [true, false];
  if (part === 'number') return [2];
  if (part === 'string') return ['a red apple'];
  return /^'.*'$/.test(part) ? [part.slice(1, -1)] : [];
}

const NOT_MADE = [
  ['background', 'transparent'],
  ['frame_count', 2],
  ['frame_duration_ms', 2],
  ['output_format', 'gif'],
  ['output_format', 'svg'],
];

describe.each([
  { type: 'ImageGenerateParamsBase', isForm: false, schema: imagesRequest, refused: NOT_MADE },
  { type: 'ImageEditParamsBase', isForm: true, schema: editsForm, refused: NOT_MADE },
  { type: 'ImageCreateVariationParams', isForm: true, schema: variationsForm, refused: [] },
])('$type', ({ type, isForm, schema, refused }) => {
  const needed = type === 'ImageCreateVariationParams' ? {} : { prompt: 'a red apple' };
  const parse = (field: string, value: Value) =>
    schema.safeParse({ ...needed, [field]: isForm ? String(value) : value });

  test('has each of its values answered, apart from those of files that are not made here', () => {
    const values = fieldsOf(type);
    expect(new Set(values.map(([field]) => field)).size).toBeGreaterThanOrEqual(5);
    expect(values.filter(([field, value]) => !parse(field, value).success)).toEqual(refused);
  });

  test('has null answered like a missing field', () => {
    const missing = schema.parse(needed);
    for (const [field, value] of fieldsOf(type))
      if (value === null)
        expect([field, { ...missing, ...parse(field, null).data }]).toEqual([
          field,
          field in missing ? missing : { ...missing, [field]: null },
        ]);
  });

  test('names the field of a wrong value', () => {
    for (const [field] of fieldsOf(type))
      expect([field, parse(field, '').error?.issues[0]?.path]).toEqual([
        field,
        IS_FREE_TEXT.has(field) ? undefined : [field],
      ]);
  });
});

const IS_FREE_TEXT = new Set(['user', 'safety_identifier']);
