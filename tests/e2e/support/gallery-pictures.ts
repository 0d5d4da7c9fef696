import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { insertImages } from '#features/images/queries/images';
import { deletePendingObjects } from '#features/images/queries/pending-objects';
import { storeImage } from '#features/images/rules/store-image';
import { insertGalleryImage } from '#features/publishing/queries/gallery-images';
import type { Stage } from './stage.ts';

export interface HungPicture {
  prompt: string;
  category?: string;
  hasPeople?: boolean;
  userId?: string | null;
  /** A picture in any format; default: plain color in this size. */
  bytes?: Uint8Array;
  width?: number;
  height?: number;
}

/** Publishes pictures; the last one is the newest. @returns their ids, in the same order */
export async function publishPictures(stage: Stage, pictures: readonly HungPicture[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [i, picture] of pictures.entries()) {
    const { prompt, category = 'nature', hasPeople = false, userId = null } = picture;
    const bytes = picture.bytes ?? (await plainPicture(picture.width ?? 150, picture.height ?? 100, i));
    const { byteSize, contentType, description, height, objectKey, thumbHash, width } = await storeImage(
      stage,
      {
        image: { bytes },
        description: {
          digitalSourceType: 'algorithmicMedia',
          scene: prompt,
          category,
          hasPeople,
          notes: [],
          details: {},
        },
      },
    );
    const row = await stage.db.transaction().execute(async (trx) => {
      const [image] = await insertImages(trx, [
        {
          byteSize,
          contentType,
          description: JSON.stringify(description),
          height,
          objectKey,
          thumbHash,
          width,
        },
      ]);
      await deletePendingObjects(trx, [objectKey]);
      return await insertGalleryImage(trx, { imageId: image!.id, userId, prompt, category, hasPeople });
    });
    ids.push(row.id);
  }
  return ids;
}

/** Publishes pictures without files; the test must provide them in the browser. */
export async function publishRows({ db }: Stage, count: number): Promise<void> {
  const thumbHash = Buffer.from('YTgODoJod4iPh3eCh3iImHiGDqOx5Ak=', 'base64');
  await sql`
    WITH new_images AS (
      INSERT INTO images (object_key, content_type, width, height, byte_size, thumb_hash, description)
        SELECT ${randomBytes(12).toString('hex')} || lpad(to_hex(i), 8, '0'), 'image/png',
          (ARRAY[150, 100, 178, 75])[1 + i % 4], 100, 100, ${thumbHash}::bytea, '{}'
          FROM generate_series(1, ${count}::int) AS i
        RETURNING id
    ), numbered AS (
      SELECT id, (SELECT coalesce(max(number), 0) FROM gallery_images) + row_number() OVER () AS number
        FROM new_images
    )
    INSERT INTO gallery_images (number, image_id, prompt, category, has_people, generated_at)
      SELECT number, id, 'A harbour at noon', 'travel', false,
        date_trunc('milliseconds', now()) - interval '1 day' + number * interval '1 millisecond'
        FROM numbered`.execute(db);
}

const COLORS = ['#b4583c', '#42708c', '#6e804a', '#8a6d9e', '#c09a3e', '#3f7f78'];

async function plainPicture(width: number, height: number, i: number): Promise<Uint8Array> {
  const background = COLORS[i % COLORS.length]!;
  return await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}
