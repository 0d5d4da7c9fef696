import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { CANARY_COLOR, type CanaryPaths, NAMESPACES } from './svg-vector.ts';

const TOLERANCE = 12;

/** Writes the canary files into a folder whose path needs no escapes. */
export async function writeCanaryFiles(folder: string): Promise<CanaryPaths> {
  const [png, svg] = [join(folder, 'canary.png'), join(folder, 'canary.svg')];
  const { r, g, b } = CANARY_COLOR;
  const fill = `fill="rgb(${r},${g},${b})"`;
  await writeFile(
    png,
    await sharp({ create: { width: 40, height: 40, channels: 3, background: CANARY_COLOR } })
      .png()
      .toBuffer(),
  );
  const shape = `<rect id="a" width="90" height="90" ${fill}/>`;
  const paint = `<linearGradient id="g"><stop stop-color="rgb(${r},${g},${b})"/></linearGradient>`;
  await writeFile(svg, `<svg ${NAMESPACES} width="90" height="90">${paint}${shape}</svg>`);
  return { png, svg, relativePng: relative(process.cwd(), png) };
}

/** Whether any pixel of a picture has the canary's color. */
export async function showsCanary(picture: Buffer): Promise<boolean> {
  const { data } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 4)
    if (
      data[at + 3]! > 0 &&
      Math.abs(data[at]! - CANARY_COLOR.r) < TOLERANCE &&
      Math.abs(data[at + 1]! - CANARY_COLOR.g) < TOLERANCE &&
      Math.abs(data[at + 2]! - CANARY_COLOR.b) < TOLERANCE
    )
      return true;
  return false;
}
