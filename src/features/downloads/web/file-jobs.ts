import type { ImageFileFormat } from '#features/images/contract/enumerations';
import { downloadToDevice, mayShareFiles } from '#features/images/web/image-delivery';
import * as phrases from '#phrases';
import { call } from '#web/api/call.ts';
import { pollUntil } from '#web/api/poll-until.ts';
import { ApiError, request } from '#web/api/request.ts';
import { toast, toastFailure } from '#web/ui/toast-store.ts';
import { downloadSvg } from '../contract/download-svg.ts';
import {
  findImageFile,
  type ImageFile,
  type ImageFileOption,
  requestImageFile,
} from '../contract/image-files.ts';
import { downloadImage } from './api/download-image.ts';
import { imageFileName, type NamedImage } from './image-file-name.ts';
import type { DownloadFormat } from './option-texts.ts';

/** A file that is being made and saved. It continues while the page shows something else. */
export type FileJob =
  | { status: 'making'; progress: number; option: WantedFile['option'] }
  /** Phones share files only right after a tap, and the last tap was too long ago. */
  | { status: 'ready'; option: WantedFile['option']; save(): void }
  /** Only while the options are open. */
  | { status: 'saved'; option: WantedFile['option'] }
  | { status: 'failed'; message: string };

export type WantedImage = Omit<NamedImage, 'file'>;
export interface WantedFile {
  format: ImageFileFormat;
  option: Pick<ImageFileOption, 'size' | 'method' | 'isSlow'>;
}

// An SVG is drawn at once.
const DRAWN = { size: 'original', method: null, isSlow: false } as const;

const POLL_MS = 700;
// Phones allow sharing for a few seconds after a tap.
const TAP_LASTS_MS = 4_000;

/** Requests the file and saves it when it is ready. One file per picture at a time. */
export async function startFileJob(image: WantedImage, wanted: WantedFile): Promise<void> {
  const { imageUrl } = image;
  if (jobs.get(imageUrl)?.status === 'making') return;
  const tapped = performance.now();
  const { option } = wanted;
  const { size, method } = option;
  setJob(imageUrl, { status: 'making', progress: 0, option });
  try {
    let file = await call(requestImageFile, {
      body: { imageUrl, format: wanted.format, size, ...(method && { method }) },
    });
    const { id } = file;
    if (file.status === 'making' && id) {
      setJob(imageUrl, { status: 'making', progress: file.progress, option });
      const readAgain = async () => {
        const latest = await call(findImageFile, { params: { id } });
        if (latest.status !== 'making') return latest;
        setJob(imageUrl, { status: 'making', progress: latest.progress, option });
        return undefined;
      };
      file = await pollUntil(readAgain, { everyMs: POLL_MS });
    }
    const made = file;
    if (file.status === 'failed') throw new Error('The file was not created');
    const save = () => void saveFile(image, option, made);
    if (performance.now() - tapped < TAP_LASTS_MS || !mayShareFiles(window)) save();
    else askForTap(imageUrl, option, save);
  } catch (error) {
    failJob(imageUrl, error);
  }
}

/** Draws the picture as SVG and saves it. */
export async function startSvgJob(image: WantedImage): Promise<void> {
  const { imageUrl, generationId } = image;
  if (jobs.get(imageUrl)?.status === 'making') return;
  setJob(imageUrl, { status: 'making', progress: 0, option: DRAWN });
  try {
    const payload = { imageUrl, generationId };
    const bytes = await (await request(downloadSvg.method, downloadSvg.path, { payload })).blob();
    await deliver(image, DRAWN, { format: 'svg', fetchBytes: async () => bytes });
  } catch (error) {
    failJob(imageUrl, error);
  }
}

/** For `useSyncExternalStore`. */
export function subscribeToFileJobs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function fileJobOf(imageUrl: string): FileJob | undefined {
  return jobs.get(imageUrl);
}

/** Suppresses the job's toasts while its options are open. @returns a function that ends this and clears a finished job */
export function watchFileJob(imageUrl: string): () => void {
  watched.add(imageUrl);
  return () => {
    watched.delete(imageUrl);
    const status = jobs.get(imageUrl)?.status;
    if (status === 'failed' || status === 'saved') setJob(imageUrl, undefined);
  };
}

const jobs = new Map<string, FileJob>();
const watched = new Set<string>();
const listeners = new Set<() => void>();

function setJob(imageUrl: string, job: FileJob | undefined): void {
  if (job) jobs.set(imageUrl, job);
  else jobs.delete(imageUrl);
  for (const listener of listeners) listener();
}

function saveFile(
  image: WantedImage,
  option: WantedFile['option'],
  { id, format }: ImageFile,
): Promise<void> {
  const fetchBytes = () => downloadImage(image.imageUrl, image.generationId, id);
  return deliver(image, option, { format, fetchBytes });
}

async function deliver(
  image: WantedImage,
  option: WantedFile['option'],
  { format, fetchBytes }: { format: DownloadFormat; fetchBytes(): Promise<Blob> },
): Promise<void> {
  const { imageUrl } = image;
  const file = { format, size: option.size };
  const fileName = imageFileName({ ...image, file }, Date.now());
  const notice = await downloadToDevice(window, { url: null, fileName, fetchBytes });
  setJob(imageUrl, watched.has(imageUrl) ? { status: 'saved', option } : undefined);
  if (notice) toast(notice);
}

function askForTap(imageUrl: string, option: WantedFile['option'], save: () => void): void {
  setJob(imageUrl, { status: 'ready', option, save });
  if (watched.has(imageUrl)) return;
  toast({
    title: 'Your file is ready',
    description: 'Tap Save to keep or share it.',
    action: {
      label: 'Save',
      altText: 'Open the picture’s download options to save it',
      run: save,
    },
  });
}

function failJob(imageUrl: string, error: unknown): void {
  const message = (error instanceof ApiError && error.body?.error) || phrases.fileNotMade;
  if (watched.has(imageUrl)) {
    setJob(imageUrl, { status: 'failed', message });
    return;
  }
  setJob(imageUrl, undefined);
  toastFailure(phrases.downloadFailed, message);
}
