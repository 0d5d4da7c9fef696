import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { ReceivedRequest } from './protocol.ts';

/** Reads a whole request. @param base path of the base URL */
export async function readRequest(incoming: IncomingMessage, base: string): Promise<ReceivedRequest> {
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://provider.test');
  const body = await buffer(incoming);
  const type = incoming.headers['content-type'] ?? '';
  return {
    method: incoming.method ?? 'GET',
    path: pathname.startsWith(base) ? pathname.slice(base.length) : pathname,
    query: searchParams,
    headers: incoming.headers,
    json: type.startsWith('application/json') && body.length > 0 ? JSON.parse(body.toString()) : {},
    form: type.startsWith('multipart/form-data')
      ? await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
      : undefined,
  };
}

/** A JSON string; empty for other values. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function numberOf(value: unknown, otherwise: number): number {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : otherwise;
}

/** Bytes of a `data:` URL, or of Base64 alone. */
export function bytesOf(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text.replace(/^data:[^,]*,/, ''), 'base64'));
}

/** Reads `1024x768`; other values, such as `auto`, mean a square of 1,024. */
export function sizeOf(text: string): { width: number; height: number } {
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(text) ?? [];
  return { width: Number(width ?? 1_024), height: Number(height ?? 1_024) };
}

/** The size nearest in area to a square of 1,024, with sides in steps of 32. */
export function sizeOfRatio(text: string): { width: number; height: number } {
  const [, wide, high] = /^(\d{1,3}):(\d{1,3})$/.exec(text) ?? [];
  const ratio = Number(wide ?? 1) / Number(high ?? 1);
  const side = (factor: number) => Math.round((1_024 * Math.sqrt(factor)) / 32) * 32;
  return { width: side(ratio), height: side(1 / ratio) };
}
