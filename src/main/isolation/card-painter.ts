import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { AppError } from '#platform/errors/app-error';
import { ProviderError } from '#platform/errors/provider-error';
import { createIsolatedReader } from '#platform/isolation/isolated-reader';
import type { CardPainter, CardWords } from '#ports/card-painter';

/** The message to the process; the bytes of the pictures follow, one after the other. */
export interface CardFacts extends CardWords {
  pictures: readonly { length: number; width: number; height: number }[];
}
export interface CardFinding {
  width: number;
  height: number;
}

const finding = z.strictObject({ width: z.int().positive(), height: z.int().positive() });

const PROGRAM = fileURLToPath(new URL('./card-painter-process.ts', import.meta.url));

/**
 * Paints cards in an isolated process, one at a time, so that fonts, pictures and layout take no time or memory of the
 * web process.
 * @param onDeath called with the reason when the process ended during a card
 */
export function createCardPainter({
  onDeath,
}: {
  onDeath(how: string): void;
}): CardPainter & { close(): void } {
  const painter = createIsolatedReader<CardFacts, CardFinding>({ program: PROGRAM, finding, onDeath });
  return {
    async paint({ title, kicker, pictures }) {
      const bytes = Buffer.concat(pictures.map((picture) => picture.bytes));
      const facts: CardFacts = {
        title,
        kicker,
        pictures: pictures.map(({ bytes: { length }, width, height }) => ({ length, width, height })),
      };
      try {
        const { finding: size, bytes: pixels } = await painter.read(bytes, facts);
        return { ...size, pixels };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        throw new ProviderError('rejected', 'A card cannot be painted', { cause: error });
      }
    },
    close: painter.close,
  };
}
