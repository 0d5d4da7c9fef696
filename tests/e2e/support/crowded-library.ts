import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Stage } from './stage.ts';

/** Inserts completed generations of four pictures each, without files. */
export async function crowdLibrary({ db }: Stage, userId: string, generations: number): Promise<void> {
  const thumbHash = Buffer.from('YTgODoJod4iPh3eCh3iImHiGDqOx5Ak=', 'base64');
  await sql`
    WITH made AS (
      INSERT INTO generations (user_id, status, model_id, prompt, category, image_model, image_count, width,
          height, seed, cost_per_image, progress, created_at, completed_at)
        SELECT ${userId}, 'completed', 'quick-generation', 'Picture ' || i, 'nature', 'stage', 4, 1024, 1024, i, 1, 1,
          now() - i * interval '1 minute', now()
          FROM generate_series(1, ${generations}::int) AS i
        RETURNING id
    )
    INSERT INTO images (object_key, content_type, width, height, byte_size, thumb_hash, description, generation_id,
        position)
      SELECT ${randomBytes(8).toString('hex')} || lpad(to_hex(row_number() OVER ()), 16, '0'), 'image/png', 1024, 1024,
        100, ${thumbHash}::bytea, '{"notes": []}', made.id, position
        FROM made, generate_series(0, 3) AS position`.execute(db);
}
