import { createHash } from 'node:crypto';
import type { JsonSchema, TextAsk } from './protocol.ts';

const LINES = [
  'Made for bright mornings',
  'Quiet by design',
  'See it in a new light',
  'Built to last for years',
  'Small details, big calm',
  'Yours in two days',
];

/** A schema within the prompt. */
const IN_WORDS = /JSON schema: (\{.*\})/;
/** A line with the typed prompt, or the advertised subject. */
const SUBJECT = /^(?:prompt|advertiser|title|brand): (".*")$/gm;

/** A possible answer of a language model: JSON for the requested schema, or the prompt's last line with details. */
export function composeText({ prompt, schema }: TextAsk): string {
  const told = IN_WORDS.exec(prompt)?.[1];
  const form = schema ?? (told === undefined ? undefined : (JSON.parse(told) as JsonSchema));
  if (form) return JSON.stringify(fill(form, { name: 'answer', place: 0, prompt }));
  return writeOut(prompt.trim().split('\n').at(-1) ?? '');
}

interface Gap {
  /** Name of the property. */
  name: string;
  /** Position in its list, so that entries differ. */
  place: number;
  prompt: string;
}

function fill(schema: JsonSchema, gap: Gap): unknown {
  if (schema.anyOf?.[0]) return fill(schema.anyOf[0], gap);
  if (schema.enum) return schema.enum[gap.place % schema.enum.length];
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, value]) => [name, fill(value, { ...gap, name })]),
    );
  if (type === 'array') {
    const length = schema.minItems ?? Math.min(3, schema.maxItems ?? 3);
    return Array.from({ length }, (_, place) => fill(schema.items ?? {}, { ...gap, place }));
  }
  if (type === 'boolean') return false;
  if (type === 'number' || type === 'integer') return schema.minimum ?? gap.place;
  if (gap.name === 'prompt') return writeOut(subjectOf(gap.prompt));
  return LINES[gap.place % LINES.length]!.slice(0, schema.maxLength ?? 200);
}

/** The prompt's subject; without one, a different subject for each prompt. */
function subjectOf(prompt: string): string {
  const [, quoted] = [...prompt.matchAll(SUBJECT)].at(0) ?? [];
  if (quoted !== undefined) return String(JSON.parse(quoted));
  return `A bowl of pears number ${createHash('sha256').update(prompt).digest().readUInt16BE()}`;
}

function writeOut(subject: string): string {
  return `${subject.slice(0, 400)}, in soft morning light, with a low horizon and fine detail`;
}
