import { decodePicture } from '#platform/images/decode-picture';

/** The most bytes of a banner's first load, as the IAB and ad networks state it. */
export const HTML5_MAX_BYTES = 150_000;
/** Seconds after which nothing moves. Networks allow 30. */
export const HTML5_MOTION_S = 12;

/**
 * Writes a banner as one HTML file: the ad's SVG, whose layers come in one after another and then stand still. It requests
 * nothing, and a click opens `clickTag`, which networks replace.
 * @param svg the finished ad, with its fonts and picture embedded
 * @param url where the ad leads; may be empty
 * @returns null if it cannot be made small enough
 * @throws the signal's reason
 */
export async function writeHtml5Ad(
  svg: string,
  ad: { width: number; height: number; title: string; url: string },
  { signal }: { signal: AbortSignal },
): Promise<string | null> {
  // The manifest signs the SVG file alone; its XMP stays.
  const bare = svg.replace(/<\?xml[^>]*\?>/, '').replace(/<c2pa:manifest>[\s\S]*?<\/c2pa:manifest>/, '');
  const page = pageOf(bare, ad);
  const bytes = Buffer.byteLength(page);
  if (bytes <= HTML5_MAX_BYTES) return page;
  const pictureBytes = bare.match(PICTURE)?.reduce((sum, address) => sum + address.length, 0) ?? 0;
  const space = HTML5_MAX_BYTES - (bytes - pictureBytes);
  if (space <= 0) return null;
  const scale = SPARE * Math.sqrt(space / pictureBytes);
  if (scale < SCALE_MIN) return null;
  const smaller = pageOf(await withSmallerPictures(bare, scale, signal), ad);
  return Buffer.byteLength(smaller) <= HTML5_MAX_BYTES ? smaller : null;
}

const PICTURE = /data:image\/(png|jpeg);base64,([A-Za-z\d+/]+=*)/g;
const QUALITY = 78;
/** Small pictures have more bytes per pixel, but fewer at this quality. */
const SPARE = 0.95;
/** Pictures of fewer pixels would look soft. */
const SCALE_MIN = 0.25;

const STYLE = `html,body{margin:0;overflow:hidden}
a,svg{display:block}
#picture,#scrim{animation:fade .8s both}
#panel,#decoration{animation:fade .6s .2s both}
#logo,#brand{animation:fade .6s .3s both}
#headline{animation:rise .7s .5s both}
#callout{animation:rise .7s .75s both}
#description{animation:rise .7s 1s both}
#cta{transform-box:fill-box;transform-origin:center;animation:fade .6s 1.5s both,beat 1s 6s,beat 1s ${HTML5_MOTION_S - 1}s}
@keyframes fade{from{opacity:0}}
@keyframes rise{from{opacity:0;transform:translateY(6%)}}
@keyframes beat{50%{transform:scale(1.05)}}
@media (prefers-reduced-motion:reduce){svg *{animation:none!important}}`;

function pageOf(
  svg: string,
  { width, height, title, url }: { width: number; height: number; title: string; url: string },
): string {
  const clickTag = JSON.stringify(url).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="ad.size" content="width=${width},height=${height}">
<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
<style>${STYLE}</style>
<script>var clickTag = ${clickTag};</script>
</head>
<body>
<a href="javascript:window.open(window.clickTag)">${svg}</a>
</body>
</html>
`;
}

async function withSmallerPictures(svg: string, scale: number, signal: AbortSignal): Promise<string> {
  let smaller = svg;
  for (const address of new Set(svg.match(PICTURE))) {
    signal.throwIfAborted();
    const [head = '', encoded = ''] = address.split(',');
    const bytes = Buffer.from(encoded, 'base64');
    const { width } = await decodePicture({ bytes }).metadata();
    const small = decodePicture({ bytes }).resize({ width: Math.max(1, Math.round(width * scale)) });
    const written = head.includes('png')
      ? small.png({ palette: true, effort: 1 })
      : small.jpeg({ quality: QUALITY, mozjpeg: true });
    smaller = smaller.replaceAll(address, `${head},${(await written.toBuffer()).toString('base64')}`);
  }
  return smaller;
}
