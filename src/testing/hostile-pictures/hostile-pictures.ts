import { bombs } from './bombs.ts';
import { damaged } from './damaged.ts';
import { disguised } from './disguised.ts';
import type { HostilePicture } from './hostile-picture.ts';
import { metadata } from './metadata.ts';
import { oddities } from './oddities.ts';
import { polyglots } from './polyglots.ts';

/** Several hundred files that an upload must survive, the same ones every time, made one after the other. */
export async function* hostilePictures(): AsyncGenerator<HostilePicture> {
  for (const part of [disguised, damaged, polyglots, metadata, oddities, bombs]) yield* part();
}
