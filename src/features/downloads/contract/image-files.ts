import { z } from 'zod';
import {
  ENLARGEMENT_METHODS,
  IMAGE_FILE_FORMATS,
  IMAGE_FILE_SIZES,
  IMAGE_FILE_STATUSES,
} from '#features/images/contract/enumerations';
import { endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';

const imageUrl = z.string().min(1).max(2_000);
const format = z.enum(IMAGE_FILE_FORMATS);
const method = z.enum(ENLARGEMENT_METHODS);

const imageFileRequest = z.object({
  imageUrl,
  format,
  size: z.enum(IMAGE_FILE_SIZES).default('original'),
  /** How to enlarge it; if left out, the best method that the person may use. */
  method: method.optional(),
});
export type ImageFileRequest = z.input<typeof imageFileRequest>;

/** One file, ready or being made. */
export const imageFile = z.object({
  /** `null` for the stored picture itself, which is always ready. */
  id: z.uuid().nullable(),
  status: z.enum(IMAGE_FILE_STATUSES),
  /** Share of the work that is done, 0 to 1. */
  progress: z.number().min(0).max(1),
  format,
  size: z.enum(IMAGE_FILE_SIZES),
  method: method.nullable(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** `null` until it is ready. */
  byteSize: z.number().int().positive().nullable(),
});
export type ImageFile = z.infer<typeof imageFile>;

/** A size that a picture's files can have, and how it is made. */
const imageFileOption = z.object({
  size: z.enum(IMAGE_FILE_SIZES),
  /** `null` for the picture's own size. */
  method: method.nullable(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Whether it takes a while: it is made by a job, with progress. */
  isSlow: z.boolean(),
  availability: z.enum(['available', 'signed-out', 'not-installed']),
  /** Bytes of the files that exist already, by format. */
  byteSizes: z.partialRecord(format, z.number().int().positive()),
});
export type ImageFileOption = z.infer<typeof imageFileOption>;

/** The files of a picture that can be downloaded, in display order; the first is the picture's own size. */
export const imageFileOptions = z.object({
  /** Whether the picture has transparent areas, which JPEG makes white. */
  hasAlpha: z.boolean(),
  /** Whether the picture is flat throughout, so that it can be had as layered SVG. */
  hasSvg: z.boolean(),
  options: z.array(imageFileOption),
});
export type ImageFileOptions = z.infer<typeof imageFileOptions>;

export const listImageFileOptions = endpoint({
  method: 'GET',
  path: '/api/image-files',
  access: 'visitor',
  query: z.object({ imageUrl }),
  responses: { 200: imageFileOptions },
  cache: 'no-store',
  refusals: ['not_found'],
  words: { tag: 'Downloads', summary: 'List the formats and sizes of a picture' },
});

export const requestImageFile = endpoint({
  method: 'POST',
  path: '/api/image-files',
  access: 'visitor',
  body: imageFileRequest,
  responses: { 200: imageFile, 202: imageFile },
  cache: 'no-store',
  refusals: ['not_found', 'signed_out', 'unavailable'],
  words: { tag: 'Downloads', summary: 'Make a file of a picture in a format and size' },
});

export const findImageFile = endpoint({
  method: 'GET',
  path: '/api/image-files/:id',
  access: 'anyone',
  params: z.object({ id: id('not_found.file') }),
  responses: { 200: imageFile },
  cache: 'no-store',
  words: { tag: 'Downloads', summary: 'Show the progress of a file' },
});
