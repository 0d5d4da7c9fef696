import { blackPng } from '../sample-pictures.ts';
import type { Behavior } from './behavior.ts';
import { type MadePicture, makePicture } from './make-picture.ts';
import type { ImageAsk } from './protocol.ts';

/** Sent instead of answers and pictures. */
export const PAGE =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><center>nginx</center></body></html>';

/** 144 megapixels. */
const BOMB_SIDE = 12_000;
let bomb: Uint8Array | undefined;

/** The file that a behavior delivers: the requested picture, or a wrong one. */
export async function pictureFor(
  ask: ImageAsk,
  behavior: Behavior,
  { number, format = 'png' }: { number: number; format?: 'png' | 'jpeg' | undefined },
): Promise<MadePicture> {
  const { width, height } = ask;
  const instead = (bytes: Uint8Array) => ({ bytes, mediaType: 'image/png', width, height });
  if (behavior === 'not-an-image') return instead(new TextEncoder().encode(PAGE));
  if (behavior === 'black') return instead(new Uint8Array(blackPng(width, height)));
  if (behavior === 'bomb') {
    bomb ??= new Uint8Array(blackPng(BOMB_SIDE, BOMB_SIDE));
    return instead(bomb);
  }
  const made = await makePicture(behavior === 'wrong-size' ? anotherSize(ask) : ask, { number, format });
  if (behavior !== 'truncated') return made;
  return { ...made, bytes: made.bytes.subarray(0, made.bytes.length / 2) };
}

/** Differs from the request in proportions and size. */
function anotherSize(ask: ImageAsk): ImageAsk {
  return { ...ask, width: Math.round(ask.width * 0.75), height: ask.height + 40 };
}
