import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { AppError } from '#platform/errors/app-error';
import { ProviderError } from '#platform/errors/provider-error';
import { createIsolatedReader } from '#platform/isolation/isolated-reader';
import type { OpenPicture } from './open-picture.ts';

export interface AnswerFacts {
  from: string;
}
export type AnswerFinding = Omit<OpenPicture, 'pixels'>;

const finding = z.strictObject({
  width: z.int().positive(),
  height: z.int().positive(),
  channels: z.union([z.literal(3), z.literal(4)]),
});

const PROGRAM = fileURLToPath(new URL('./answer-reader-process.ts', import.meta.url));
// Shared by all models: it decodes one picture at a time.
const reader = createIsolatedReader<AnswerFacts, AnswerFinding>({
  program: PROGRAM,
  finding,
  onDeath: () => undefined,
});

/**
 * Decodes a provider's picture in a separate process.
 * @param from the provider's name for users
 * @throws ProviderError `transient` as `openPicture` does, or if the process crashes
 */
export async function openAnswer(bytes: Uint8Array, from: string): Promise<OpenPicture> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const { finding: shape, bytes: pixels } = await reader.read(file, { from });
    return { ...shape, pixels };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new ProviderError('transient', error.message, {
      cause: error,
      failure: { code: 'noPicture', label: from },
    });
  }
}
