/** 8 bits a channel, row by row; a fourth channel is straight alpha. */
export interface RawPicture {
  pixels: Uint8Array;
  width: number;
  height: number;
  channels: 3 | 4;
}
