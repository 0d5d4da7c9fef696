import type { PhotoDescription } from '#engines/painter/painter';
import { findModel, MODELS } from '#engines/photo-studio/models/model-records';
import type { PictureCredit } from '#ports/image-model';
import { nameOf } from './notes-on-refinements.ts';

/** The models in a photo whose authors must be named, each once. */
export function creditsOf(models: PhotoDescription['models']): PictureCredit[] {
  const once = new Map(models.map((model) => [model.id, model]));
  return [...once.values()].flatMap(({ id, license, author, source }) =>
    license === 'CC-BY-3.0' ? [{ title: titleOf(id), author, source, license }] : [],
  );
}

/** Whether a credit is that of one of our models, and not what a stranger wrote into a file. */
export function isCreditOfModel({ title, author, source }: PictureCredit): boolean {
  return CREDITS.has([title, author, source].join('\n'));
}

function titleOf(id: string): string {
  return nameOf(findModel(id)?.names[0] ?? id);
}

const CREDITS: ReadonlySet<string> = new Set(
  creditsOf(MODELS.map(({ key, ...record }) => ({ ...record, id: key }))).map(({ title, author, source }) =>
    [title, author, source].join('\n'),
  ),
);
