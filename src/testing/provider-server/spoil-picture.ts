import { blackPng } from '../sample-pictures.ts';
import type { Behaviour } from './behaviour.ts';
import { type MadePicture, makePicture } from './make-picture.ts';
import type { ImageAsk } from './protocol.ts';

/** What comes in the place of an answer, or of a picture. */
export const PAGE =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><center>nginx</center></body></html>';

/** 144 megapixels. */
const BOMB_SIDE = 12_000;
let bomb: Uint8Array | undefined;

/** The picture that a behaviour delivers: what was asked for, or something that is no such picture. */
export async function pictureFor(
  ask: ImageAsk,
  behaviour: Behaviour,
  { number, format = 'png' }: { number: number; format?: 'png' | 'jpeg' | undefined },
): Promise<MadePicture> {
  const { width, height } = ask;
  const instead = (bytes: Uint8Array) => ({ bytes, mediaType: 'image/png', width, height });
  if (behaviour === 'not-an-image') return instead(new TextEncoder().encode(PAGE));
  if (behaviour === 'black') return instead(new Uint8Array(blackPng(width, height)));
  if (behaviour === 'bomb') {
    bomb ??= new Uint8Array(blackPng(BOMB_SIDE, BOMB_SIDE));
    return instead(bomb);
  }
  const made = await makePicture(behaviour === 'wrong-size' ? anotherSize(ask) : ask, { number, format });
  if (behaviour !== 'truncated') return made;
  return { ...made, bytes: made.bytes.subarray(0, made.bytes.length / 2) };
}

/** Neither the proportions nor the size that was asked for. */
function anotherSize(ask: ImageAsk): ImageAsk {
  return { ...ask, width: Math.round(ask.width * 0.75), height: ask.height + 40 };
}
