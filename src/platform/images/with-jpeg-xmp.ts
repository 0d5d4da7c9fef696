// The start of the image, and JFIF's segment, which has to come first.
const START = 2;
const JFIF = 0xe0;
const NAMESPACE = 'http://ns.adobe.com/xap/1.0/\0';

/** Adds an XMP packet of at most 65,502 bytes to a JPEG, in an APP1 segment (XMP part 3). */
export function withJpegXmp(jpeg: Buffer, packet: string): Buffer {
  const content = Buffer.from(NAMESPACE + packet, 'utf8');
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xffe1, 0);
  head.writeUInt16BE(content.length + 2, 2);
  const isJfif = jpeg[START] === 0xff && jpeg[START + 1] === JFIF;
  const at = isJfif ? START + 2 + jpeg.readUInt16BE(START + 2) : START;
  return Buffer.concat([jpeg.subarray(0, at), head, content, jpeg.subarray(at)]);
}
