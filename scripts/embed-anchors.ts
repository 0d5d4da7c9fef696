import { writeFileSync } from 'node:fs';
import { embed } from '../src/engines/studio/prompt/meaning.ts';
import { MEANING_ANCHORS } from '../src/engines/studio/prompt/meaning-anchors.ts';

// Writes the embeddings of the sentences that represent archetypes. Run it when the sentences change.
const vectors: Int8Array[] = [];
for (const [, sentence] of MEANING_ANCHORS) vectors.push(await embed(sentence));
writeFileSync(
  new URL('../src/engines/studio/prompt/meaning-vectors.bin', import.meta.url),
  Buffer.concat(vectors.map((vector) => new Uint8Array(vector.buffer))),
);
