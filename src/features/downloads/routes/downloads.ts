import type { App } from '#platform/http/app';
import { type DownloadImageDeps, registerDownloadImage } from './download-image.ts';
import { type DownloadSvgDeps, registerDownloadSvg } from './download-svg.ts';
import { type DownloadZipDeps, registerDownloadZip } from './download-zip.ts';
import { type ImageFilesDeps, registerImageFiles } from './image-files.ts';

export type DownloadsDeps = DownloadImageDeps & DownloadSvgDeps & DownloadZipDeps & ImageFilesDeps;

export async function registerDownloadRoutes(app: App, deps: DownloadsDeps): Promise<void> {
  registerDownloadImage(app, deps);
  registerDownloadSvg(app, deps);
  await registerDownloadZip(app, deps);
  registerImageFiles(app, deps);
}
