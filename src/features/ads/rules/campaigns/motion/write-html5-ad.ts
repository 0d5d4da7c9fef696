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
 */
export async function writeHtml5Ad(
  svg: string,
  { width, height, title, url }: { width: number; height: number; title: string; url: string },
): Promise<string | null> {
  // The manifest signs the SVG file alone; its XMP stays.
  const bare = svg.replace(/<\?xml[^>]*\?>/, '').replace(/<c2pa:manifest>[\s\S]*?<\/c2pa:manifest>/, '');
  for (const scale of [1, 0.75, 0.55, 0.4]) {
    const page = pageOf(scale === 1 ? bare : await withSmallerPictures(bare, scale), {
      width,
      height,
      title,
      url,
    });
    if (Buffer.byteLength(page) <= HTML5_MAX_BYTES) return page;
  }
  return null;
}

const STYLE = `html,body{margin:0;overflow:hidden}
a,svg{display:block}
#picture,#scrim{animation:fade .8s both}
#panel,#decoration{animation:fade .6s .2s both}
#logo,#brand{animation:fade .6s .3s both}
#headline{animation:rise .7s .5s both}
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

const PICTURE = /data:image\/(png|jpeg);base64,([A-Za-z\d+/]+=*)/g;
const QUALITY = 78;

async function withSmallerPictures(svg: string, scale: number): Promise<string> {
  const found = [...new Set([...svg.matchAll(PICTURE)].map(([address]) => address))];
  let smaller = svg;
  for (const address of found) {
    const [head = '', encoded = ''] = address.split(',');
    const bytes = Buffer.from(encoded, 'base64');
    const { width } = await decodePicture({ bytes }).metadata();
    const small = decodePicture({ bytes }).resize({ width: Math.max(1, Math.round(width * scale)) });
    const written = head.includes('png')
      ? small.png({ palette: true })
      : small.jpeg({ quality: QUALITY, mozjpeg: true });
    smaller = smaller.replaceAll(address, `${head},${(await written.toBuffer()).toString('base64')}`);
  }
  return smaller;
}
