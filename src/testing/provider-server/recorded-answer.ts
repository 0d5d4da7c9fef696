import type { Answer, Protocol, RecordedError } from './protocol.ts';

/** Values of the placeholders in recorded answers. */
export interface Facts {
  key: string;
  model: string;
  /** `http://127.0.0.1:PORT` */
  origin: string;
}

export function recordedAnswer(protocol: Protocol, error: RecordedError, facts: Facts): Answer {
  const { status, headers, body } = protocol.fixture.errors[error];
  return { status, headers: headers ?? {}, body: fillIn(body, facts) };
}

/** @returns a copy with `{key}` and `{model}` filled in */
export function fillIn(value: unknown, facts: Facts): unknown {
  return mapTexts(value, (text) =>
    text.replace(/\{(key|model)\}/g, (_, name: 'key' | 'model') => facts[name]),
  );
}

/** @returns a copy with every string changed */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTexts(one, change)]));
}
