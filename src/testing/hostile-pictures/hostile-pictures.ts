import { bombs } from './bombs.ts';
import { damaged } from './damaged.ts';
import { disguised } from './disguised.ts';
import type { HostilePicture } from './hostile-picture.ts';
import { metadata } from './metadata.ts';
import { oddities } from './oddities.ts';
import { polyglots } from './polyglots.ts';

/** Several hundred files that uploads must handle safely; always the same ones, generated one by one. */
export async function* hostilePictures(): AsyncGenerator<HostilePicture> {
  for (const part of [disguised, damaged, polyglots, metadata, oddities, bombs]) yield* part();
}
