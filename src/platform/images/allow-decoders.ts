import sharp from 'sharp';

const ALLOWED = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'];

/** Blocks all decoders of libvips in this process, except those of the allowed formats, and these read from memory only. */
export function allowDecoders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ALLOWED.map((name) => `VipsForeignLoad${name}Buffer`) });
}
