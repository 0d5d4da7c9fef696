import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { COLOR_NAMES } from '#platform/words/color-names';
import { composePrompt, createRandom } from './prompts.ts';

const BLOCK = 32_768;
/** Keys with more pictures in a block are copied as bitmaps. */
const SPARSE_UP_TO = 8;
const CATEGORIES = 'business technology wellness nature abstract lifestyle sustainability travel'.split(' ');

interface Vocabulary {
  wordsOf(prompt: string): number[];
  keysOf(words: readonly number[]): Set<number>;
}

/**
 * Inserts `rows` pictures without files, and the search index that the triggers would have written: a million single
 * updates of its bitmaps would take an hour.
 */
export async function seedGallery(url: string, rows: number): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('SET session_replication_role = replica');
    const prompts = composeAll(rows);
    const vocabulary = await learn(client, prompts);
    const counts = new Map<number, number>();
    for (let first = 0; first < rows; first += BLOCK) {
      // Numbers begin at 1, so the first block is one short.
      const from = Math.max(first, 1);
      await seedBlock(client, vocabulary, prompts, from, Math.min(first + BLOCK, rows + 1), counts);
    }
    if (rows % BLOCK === 0) await seedBlock(client, vocabulary, prompts, rows, rows + 1, counts);
    await client.query(
      `UPDATE gallery_terms SET count = fresh.count
         FROM unnest($1::int[], $2::int[]) AS fresh (id, count) WHERE gallery_terms.id = fresh.id`,
      [[...counts.keys()], [...counts.values()]],
    );
    await client.query(
      `INSERT INTO gallery_counts (category, block, count)
         SELECT shelf, number >> 10, count(*)
           FROM gallery_images CROSS JOIN LATERAL (VALUES (category), ('')) AS shelves (shelf) GROUP BY 1, 2`,
    );
    await client.query('SET session_replication_role = origin');
    await client.query('CALL fill_gallery_facets()');
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

/** The prompt of number n is at index n - 1. */
function composeAll(rows: number): string[] {
  const random = createRandom(1);
  return Array.from({ length: rows }, (_, index) => composePrompt(random, index / rows));
}

/** Splits each distinct word once, with the database's function. */
async function learn(client: pg.Client, prompts: readonly string[]): Promise<Vocabulary> {
  const pieces = [...new Set(prompts.flatMap((prompt) => prompt.split(' ')))];
  await client.query('SET session_replication_role = origin');
  await client.query(
    `SELECT learn_gallery_words(ARRAY(SELECT DISTINCT word FROM unnest($1::text[]) AS piece, gallery_words(piece)))`,
    [pieces],
  );
  await client.query('SET session_replication_role = replica');
  const { rows } = await client.query<{ piece: string; ids: number[] }>(
    `SELECT piece, ARRAY(SELECT id FROM gallery_words(piece) JOIN gallery_terms USING (word) ORDER BY place) AS ids
       FROM unnest($1::text[]) AS piece`,
    [pieces],
  );
  const idsOf = new Map(rows.map(({ piece, ids }) => [piece, ids]));
  const terms = await client.query<{ id: number; is_stop: boolean; prefixes: number[] }>(
    'SELECT id, is_stop, prefixes FROM gallery_terms WHERE prefixes IS NOT NULL',
  );
  const termOf = new Map(terms.rows.map((term) => [term.id, term]));
  return {
    wordsOf: (prompt) => prompt.split(' ').flatMap((piece) => idsOf.get(piece)!),
    keysOf(words) {
      const significant = words.filter((word) => !termOf.get(word)!.is_stop);
      return new Set([
        ...words,
        ...words.flatMap((word) => termOf.get(word)!.prefixes),
        ...significant.slice(1).map((word, index) => significant[index]! * 2 ** 32 + word),
      ]);
    },
  };
}

async function seedBlock(
  client: pg.Client,
  vocabulary: Vocabulary,
  prompts: readonly string[],
  from: number,
  to: number,
  counts: Map<number, number>,
): Promise<void> {
  const places = new Map<number, number[]>();
  const texts: string[] = [];
  const wordLists: string[] = [];
  for (let number = from; number < to; number += 1) {
    const prompt = prompts[number - 1]!;
    const words = vocabulary.wordsOf(prompt);
    texts.push(prompt);
    wordLists.push(`{${words.join()}}`);
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const key of vocabulary.keysOf(words)) {
      const known = places.get(key);
      if (known) known.push(BLOCK - 1 - (number % BLOCK));
      else places.set(key, [BLOCK - 1 - (number % BLOCK)]);
    }
  }
  await insertRows(client, from, texts, wordLists);
  await insertPostings(client, Math.floor(from / BLOCK), places);
}

async function insertRows(client: pg.Client, from: number, prompts: string[], words: string[]) {
  await client.query(
    `WITH fresh AS MATERIALIZED (
       SELECT gen_random_uuid() AS image, prompt, words, $1::int + (place - 1) AS number
         FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS given (prompt, words, place)
     ), files AS (
       INSERT INTO images (id, object_key, content_type, width, height, byte_size, thumb_hash, description, colors)
         SELECT image, md5(image::text), 'image/png', 1024, CASE number % 4 WHEN 0 THEN 1536 WHEN 1 THEN 1024 ELSE 768 END,
             1000000, substr(uuid_send(image) || uuid_send(image), 1, 24), '{"notes": []}',
             ARRAY[($5::text[])[1 + number % 12], ($5::text[])[1 + number / 12 % 12]]
           FROM fresh
     )
     INSERT INTO gallery_images (number, image_id, prompt, category, has_people, generated_at, words)
       SELECT number, image, prompt, ($4::text[])[1 + number % 8], number % 3 = 0,
           timestamptz '2024-01-01' + number * interval '1 second', words::int[]
         FROM fresh`,
    [from, prompts, words, CATEGORIES, COLOR_NAMES],
  );
}

async function insertPostings(client: pg.Client, block: number, places: Map<number, number[]>) {
  const sparse = { keys: [] as number[], places: [] as number[] };
  const dense: [number, number[]][] = [];
  for (const [key, list] of places) {
    if (list.length > SPARSE_UP_TO) dense.push([key, list]);
    else {
      for (const place of list) {
        sparse.keys.push(key);
        sparse.places.push(place);
      }
    }
  }
  await client.query(
    `INSERT INTO gallery_postings (key, block, bits)
       SELECT key, $1, bit_or(set_bit(0::bit(32768), place, 1))
         FROM unnest($2::bigint[], $3::int[]) AS given (key, place) GROUP BY key`,
    [block, sparse.keys, sparse.places],
  );
  await copyBitmaps(client, block, dense);
}

/** Uses a file that the server reads, in COPY's binary format. */
async function copyBitmaps(client: pg.Client, block: number, dense: readonly [number, number[]][]) {
  const folder = await mkdtemp(join(tmpdir(), 'framewright-seed-'));
  try {
    await chmod(folder, 0o755);
    const path = join(folder, 'postings');
    const file = createWriteStream(path, { mode: 0o644 });
    file.write(Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1'));
    for (const [key, list] of dense) {
      const row = Buffer.alloc(2 + 12 + 8 + 8 + BLOCK / 8);
      row.writeInt16BE(3, 0);
      row.writeInt32BE(8, 2);
      row.writeBigInt64BE(BigInt(key), 6);
      row.writeInt32BE(4, 14);
      row.writeInt32BE(block, 18);
      row.writeInt32BE(4 + BLOCK / 8, 22);
      row.writeInt32BE(BLOCK, 26);
      for (const place of list) row[30 + (place >> 3)]! |= 0x80 >> (place & 7);
      if (!file.write(row)) await once(file, 'drain');
    }
    file.end(Buffer.from([0xff, 0xff]));
    await finished(file);
    await client.query(`COPY gallery_postings (key, block, bits) FROM '${path}' (FORMAT binary)`);
  } finally {
    await rm(folder, { recursive: true });
  }
}
