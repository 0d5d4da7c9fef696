import { z } from 'zod';
import {
  ENLARGEMENT_METHODS,
  IMAGE_FILE_FORMATS,
  IMAGE_FILE_SIZES,
  IMAGE_FILE_STATUSES,
} from '#features/images/contract/enumerations';

const imageUrl = z.string().min(1).max(2_000);
const format = z.enum(IMAGE_FILE_FORMATS);
const method = z.enum(ENLARGEMENT_METHODS);

export const imageFileId = z.uuid();

/** A file of a picture to download. */
export const imageFileRequest = z.object({
  imageUrl,
  format,
  size: z.enum(IMAGE_FILE_SIZES).default('original'),
  /** How to enlarge it; without it, the best way that is open to the person. */
  method: method.optional(),
});
export type ImageFileRequest = z.input<typeof imageFileRequest>;

/** One file, ready or being made. */
export const imageFile = z.object({
  /** `null` for the stored picture itself, which needs no making: its address alone names it. */
  id: imageFileId.nullable(),
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

export const imageFileOptionsQuery = z.object({ imageUrl });

/** A size that a picture's files can have, and how they come to it. */
export const imageFileOption = z.object({
  size: z.enum(IMAGE_FILE_SIZES),
  /** `null` at the picture's own size. */
  method: method.nullable(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Whether it takes a while: it is made as a job, with progress. */
  isSlow: z.boolean(),
  availability: z.enum(['available', 'signed-out', 'not-installed']),
  /** Bytes of the files that are there already, by format. */
  byteSizes: z.partialRecord(format, z.number().int().positive()),
});
export type ImageFileOption = z.infer<typeof imageFileOption>;

/** What files of a picture can be had, in the order in which they are offered; the first is the picture's own size. */
export const imageFileOptions = z.object({
  /** Whether something of it can be seen through: JPEG puts white behind it. */
  hasAlpha: z.boolean(),
  options: z.array(imageFileOption),
});
export type ImageFileOptions = z.infer<typeof imageFileOptions>;
