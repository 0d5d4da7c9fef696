import { z } from 'zod';
import type { MakeAdsDeps } from '#features/ads/rules/make-ads';
import type { CutoutsDeps } from '#features/cutouts/routes/cutouts';
import type { RequestImageFileDeps } from '#features/downloads/rules/request-image-file';
import type { RequestEditDeps } from '#features/editing/rules/request-edit';
import type { searchGallery } from '#features/gallery/rules/search-gallery';
import type { RequestGenerationDeps } from '#features/generations/rules/request-generation';
import type { EventHub } from '#features/live-updates/rules/open-event-hub';
import type { PictureEditDeps } from '#features/openai-api/rules/request-picture-edit';
import type { ApiScope } from '#platform/endpoint/api-scopes';
import type { UploadQueues } from '#platform/http/uploads/upload-queue';
import type { RateLimitName } from '#platform/limits/rate-limits';

export type ToolDeps = RequestGenerationDeps &
  RequestEditDeps &
  PictureEditDeps &
  MakeAdsDeps &
  Pick<CutoutsDeps, 'cutouts'> &
  RequestImageFileDeps &
  Parameters<typeof searchGallery>[0] & {
    describeSearch: (q: string) => string | undefined;
    events: EventHub;
    uploadQueues: Pick<UploadQueues, 'runForUser'>;
  };

/** Who calls, and by which key. */
export interface ToolCaller {
  userId: string;
  apiKeyId: string;
  /** @returns the number of calls so far @throws AppError `rate_limited` */
  count(limit: RateLimitName): Promise<number>;
  /** Aborted when the call is canceled. */
  signal: AbortSignal;
  /** Tells the finished part, if the program wants to hear of it; undefined: it gives up after a minute of silence. */
  onProgress?: (part: number) => Promise<void>;
}

/** The result of a tool: found at once, or begun. */
export type ToolOutcome =
  | { kind: 'generation'; id: string }
  | { kind: 'facts'; facts: object }
  | { kind: 'files'; facts: object; files: { path: string; name: string; mimeType: string }[] }
  | {
      kind: 'pictures';
      from: string;
      total?: number;
      pictures: { objectKey: string; name: string; facts: object }[];
    };

export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  title: string;
  description: string;
  input: Input;
  /** Needed of the key; undefined: any key may. */
  scope?: ApiScope;
  /** `costs`: it takes credits; `stores`: it takes room; undefined: it only reads. */
  effect?: 'costs' | 'stores';
  /** Whether it reaches beyond the site. */
  opensWeb?: true;
  run(deps: ToolDeps, caller: ToolCaller, input: z.output<Input>): Promise<ToolOutcome>;
}

export function tool<Input extends z.ZodObject>(definition: Tool<Input>): Tool {
  return definition as unknown as Tool;
}

export const imageId = z.uuid().describe('The id of one of your pictures, from another tool.');
