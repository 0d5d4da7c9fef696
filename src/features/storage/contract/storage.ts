import { z } from 'zod';

const bytes = z.number().int().nonnegative();

/** What a person has stored. The rest is texts, downloads in other formats and sizes, and what is being made. */
export const accountStorage = z.object({
  usedBytes: bytes,
  /** Null where there is no limit. */
  limitBytes: bytes.nullable(),
  /** Pictures with the sizes that pages show them in. */
  pictureBytes: bytes,
  uploadBytes: bytes,
});
export type AccountStorage = z.infer<typeof accountStorage>;

/** What the whole site has stored, and the room that is left on the disks of the process that tells it. */
export const siteStorage = z.object({
  usedBytes: bytes,
  limitBytes: bytes.nullable(),
  visitorBytes: bytes,
  visitorLimitBytes: bytes.nullable(),
  /** Folders that are written to. */
  disks: z.array(
    z.object({
      name: z.string(),
      /** Null where it cannot be told. */
      freeBytes: bytes.nullable(),
      /** Writing is refused below this. */
      floorBytes: bytes,
      isFull: z.boolean(),
    }),
  ),
});
export type SiteStorage = z.infer<typeof siteStorage>;
