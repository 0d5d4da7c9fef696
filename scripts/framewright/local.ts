import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { explainPainting } from '#engines/painter/explain';
import { V1_SIZES } from '#features/public-api/contract/public-api';
import { openLocalEngine } from '#main/wiring/local-engine';
import type { Command } from './read-command.ts';
import type { Outcome } from './report.ts';
import { writeFiles } from './write-files.ts';

interface Options {
  signal: AbortSignal;
  onProgress(part: number): void;
}

/**
 * Makes pictures with the engines of this machine, without a site.
 * @throws Error for commands that need one
 */
export async function runLocally(command: Command, options: Options): Promise<Outcome> {
  const { name, words, options: asked, count, seed = randomInt(2 ** 31), ratio } = command;
  if (name !== 'generate' && name !== 'cutout' && name !== 'enlarge')
    throw new Error(
      name === 'ads'
        ? 'ads needs a site: set FRAMEWRIGHT and FRAMEWRIGHT_KEY. Without one, use npm run ads.'
        : `${name} needs a site: set FRAMEWRIGHT and FRAMEWRIGHT_KEY.`,
    );
  if (asked.model !== undefined) throw new Error('--model needs a site: this machine has its own engine.');
  const engine = await openLocalEngine(process.env, { onWarning: console.error });
  try {
    if (name === 'generate') {
      if (!asked.anyway) refuseUndrawable(words[0]!);
      const reference = asked.reference === undefined ? undefined : await readPicture(asked.reference);
      const pictures = await engine.generate(
        { prompt: words[0]!, ...V1_SIZES[ratio], seed, count, reference },
        options,
      );
      const named = pictures.map(({ bytes }, at) => ({ name: `framewright-${seed + at}.png`, bytes }));
      const facts = { seed, pictures: pictures.map(({ scene, notes }) => ({ scene, notes })) };
      const lines = pictures.flatMap(({ notes }) => notes);
      return { lines, facts, files: await writeFiles(asked.out, named) };
    }
    const picture = await readPicture(words[0]!);
    const bytes = await engine[name](picture, options);
    const file = `${basename(words[0]!, extname(words[0]!))}-${name}.png`;
    return { lines: [], facts: {}, files: await writeFiles(asked.out, [{ name: file, bytes }]) };
  } finally {
    await engine.close();
  }
}

/** @throws Error with what can be drawn instead */
function refuseUndrawable(prompt: string): void {
  const { drawsPrompt, leftOut, alternatives } = explainPainting(prompt);
  if (drawsPrompt) return;
  const missing = leftOut.map(({ words }) => words).join(', ');
  const instead = alternatives.length > 0 ? ` It can draw: ${alternatives.join('; ')}.` : '';
  throw new Error(
    `The engine of this machine would leave out: ${missing}.${instead} Add --anyway to paint all the same.`,
  );
}

async function readPicture(path: string): Promise<{ bytes: Buffer }> {
  return {
    bytes: await readFile(path).catch((error: Error) => {
      throw new Error(`${path} cannot be read: ${error.message}`);
    }),
  };
}
