import { z } from 'zod';

const bytes = z.number().int().nonnegative();

/** What a user has stored. The rest are texts, converted downloads and reservations of running work. */
export const accountStorage = z.object({
  usedBytes: bytes,
  /** Null if there is no limit. */
  limitBytes: bytes.nullable(),
  /** Pictures with their renditions. */
  pictureBytes: bytes,
  uploadBytes: bytes,
});
export type AccountStorage = z.infer<typeof accountStorage>;

/** What the site has stored, and the free disk space of the answering process. */
export const siteStorage = z.object({
  usedBytes: bytes,
  limitBytes: bytes.nullable(),
  visitorBytes: bytes,
  visitorLimitBytes: bytes.nullable(),
  /** Folders that are written to. */
  disks: z.array(
    z.object({
      name: z.string(),
      /** Null if unknown. */
      freeBytes: bytes.nullable(),
      /** Writes are refused below this. */
      floorBytes: bytes,
      isFull: z.boolean(),
    }),
  ),
});
export type SiteStorage = z.infer<typeof siteStorage>;
