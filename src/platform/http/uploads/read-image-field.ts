import type { Socket } from 'node:net';
import { addAbortSignal } from 'node:stream';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { UPLOAD_MAX_BYTES } from '../../limits/limits.ts';

export interface ImageField {
  fileName: string;
  declaredType: string;
  bytes: Buffer;
}

/** A form with pictures, and its texts by their fields. */
export interface PictureForm {
  pictures: (ImageField & { field: string })[];
  texts: Record<string, string>;
}

interface FormRules {
  /** The largest file of each field that takes one, in bytes. */
  maxBytes: Readonly<Record<string, number>>;
  /** In all fields together. */
  mostFiles: number;
  /** Characters of a text. */
  longestText: number;
}

/** Limits of a form with one picture, for `@fastify/multipart`. */
export const IMAGE_FORM_LIMITS = {
  files: 1,
  fileSize: UPLOAD_MAX_BYTES,
  fields: 10,
  fieldSize: 1_000,
  parts: 11,
  headerPairs: 20,
} as const;

// Room for the other fields and the boundaries.
const FORM_EXTRA_BYTES = 64 * 1024;
const FORM_MAX_MS = 120_000;
/** Without a byte; also the head start before the slowest rate counts. */
const STALL_MAX_MS = 10_000;
const SLOWEST_BYTES_PER_S = 8 * 1024;
const CHECK_MS = 1_000;

/**
 * Reads the one file of a form, which must be in the field `image`.
 * @param maxBytes of the file; the same as in the form's limits
 * @throws AppError `invalid_request` naming the field, `too_large`
 */
export async function readImageField(
  request: FastifyRequest,
  maxBytes: number = UPLOAD_MAX_BYTES,
): Promise<ImageField> {
  const { files: mostFiles, fieldSize: longestText } = IMAGE_FORM_LIMITS;
  const { pictures } = await readPictureForm(request, {
    maxBytes: { image: maxBytes },
    mostFiles,
    longestText,
  });
  if (!pictures[0]) throw refusal('missing');
  return pictures[0];
}

/**
 * Reads a form with several files.
 * @throws AppError `invalid_request` naming the field, `too_large`
 */
export async function readPictureForm(request: FastifyRequest, rules: FormRules): Promise<PictureForm> {
  if (request.raw.destroyed) throw refusal('broken_off');
  if (!request.isMultipart()) throw refusal('not_multipart');
  const largest = Math.max(...Object.values(rules.maxBytes));
  const mostBytes = rules.mostFiles * largest + FORM_EXTRA_BYTES;
  if (Number(request.headers['content-length']) > mostBytes) throw tooLarge(largest);
  const progress = watchProgress(request.raw.socket);
  const ended = new AbortController();
  try {
    return await Promise.race([readForm(request, rules, ended.signal), progress.tooSlow]);
  } catch (error) {
    if (error instanceof AppError) throw error;
    const isFileTooMany = (error as { code?: unknown }).code === 'FST_FILES_LIMIT';
    throw refusal(isFileTooMany ? 'several' : 'unreadable');
  } finally {
    progress.stop();
    // Otherwise a refused body would be kept until its connection ends.
    ended.abort();
    // Drains the rest of a refused body, so that the client receives the answer.
    request.raw.unpipe();
    request.raw.resume();
  }
}

/** Refuses a body that stalls, arrives too slowly or takes too long: it holds a slot meanwhile. */
function watchProgress(socket: Pick<Socket, 'bytesRead'>): { tooSlow: Promise<never>; stop(): void } {
  const { promise: tooSlow, reject } = Promise.withResolvers<never>();
  // A data listener on the socket would disable Node's fast path.
  const before = socket.bytesRead;
  let bytes = 0;
  let elapsedMs = 0;
  let arrivedMs = 0;
  const timer = setInterval(() => {
    elapsedMs += CHECK_MS;
    const newBytes = socket.bytesRead - before;
    if (newBytes > bytes) arrivedMs = elapsedMs;
    bytes = newBytes;
    const slowestMs = STALL_MAX_MS + (bytes / SLOWEST_BYTES_PER_S) * 1_000;
    if (elapsedMs >= Math.min(FORM_MAX_MS, slowestMs, arrivedMs + STALL_MAX_MS)) reject(refusal('too_slow'));
  }, CHECK_MS);
  return { tooSlow, stop: () => clearInterval(timer) };
}

async function readForm(
  request: FastifyRequest,
  { maxBytes, mostFiles, longestText }: FormRules,
  signal: AbortSignal,
): Promise<PictureForm> {
  const form: PictureForm = { pictures: [], texts: {} };
  let isMisplaced = false;
  const fileSize = Math.max(...Object.values(maxBytes));
  const limits = { files: mostFiles, fileSize, fieldSize: longestText, fields: 30, parts: 30 + mostFiles };
  for await (const part of request.parts({ limits })) {
    if (!isFile(part)) {
      const { fieldname, value, valueTruncated } = part;
      if (valueTruncated) throw new AppError('too_large.request');
      form.texts[fieldname] = String(value);
      continue;
    }
    const most = Object.hasOwn(maxBytes, part.fieldname) ? maxBytes[part.fieldname] : undefined;
    if (most === undefined) {
      isMisplaced = true;
      part.file.resume();
      continue;
    }
    const formBytes = Number(request.headers['content-length']);
    const file = await readFile(part, { formBytes, maxBytes: fileSize, signal });
    if (file.bytes.length > most) throw tooLarge(most);
    form.pictures.push({ field: part.fieldname, ...file });
  }
  if (isMisplaced) throw refusal('misplaced');
  return form;
}

async function readFile(
  { file, mimetype, ...part }: MultipartFile,
  { formBytes, maxBytes, signal }: { formBytes: number; maxBytes: number; signal: AbortSignal },
): Promise<ImageField> {
  // Some clients omit the name. Browsers escape quotation marks in it as %22.
  const fileName = ((part.filename as string | undefined) ?? '').replaceAll('%22', '"');
  // Allocated once: collecting and joining chunks would take twice the memory.
  const room = Buffer.allocUnsafeSlow(Math.min(formBytes || maxBytes, maxBytes));
  let length = 0;
  for await (const chunk of addAbortSignal(signal, file) as AsyncIterable<Buffer>) {
    room.set(chunk, length);
    length += chunk.length;
  }
  if (file.truncated) throw tooLarge(maxBytes);
  const bytes = room.subarray(0, length);
  if (length === 0) throw refusal(fileName ? 'empty' : 'missing');
  return { fileName, declaredType: mimetype, bytes };
}

function isFile(part: Multipart): part is MultipartFile {
  return part.type === 'file';
}

type Problem =
  | 'broken_off'
  | 'empty'
  | 'misplaced'
  | 'missing'
  | 'not_multipart'
  | 'several'
  | 'too_slow'
  | 'unreadable';

function refusal(problem: Problem): AppError {
  return new AppError(`invalid_request.image_${problem}`, { field: 'image' });
}

function tooLarge(maxBytes: number): AppError {
  return new AppError('too_large.upload', { mostBytes: maxBytes });
}
