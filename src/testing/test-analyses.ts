import {
  type ChromiumEvent,
  type ChromiumOptions,
  createChromiumPageBrowser,
} from '#adapters/page-browsers/chromium/chromium-page-browser';
import { extractKeywords } from '#engines/ad-writer/extract-keywords';
import { analyzeWebsiteJob } from '#features/ads/jobs/ad-jobs';
import { createPagePictureReader } from '#main/isolation/page-picture-reader';
import { startQueue } from '#platform/queue/queue';
import type { PageBrowser } from '#ports/page-browser';
import type { TestApp } from './test-app.ts';
import { TEST_SANDBOX } from './test-sandbox.ts';

export interface AnalysisWorker {
  /** Events that the browser has reported since the start. */
  events: ChromiumEvent[];
  /** Failures of analyses that were not the page's fault. */
  failures: unknown[];
  close(): Promise<void>;
}

/** A worker in this process that looks at web pages, with the real browser unless another is given. */
export async function startAnalysisWorker(
  site: Pick<TestApp, 'databaseUrl' | 'db' | 'objectStore'>,
  {
    pageBrowser,
    ...options
  }: Pick<ChromiumOptions, 'allowHosts' | 'lookup' | 'connect'> & { pageBrowser?: PageBrowser },
): Promise<AnalysisWorker> {
  const events: ChromiumEvent[] = [];
  const failures: unknown[] = [];
  const browser =
    pageBrowser ??
    createChromiumPageBrowser({ sandbox: TEST_SANDBOX, ...options, onEvent: (event) => events.push(event) });
  const reader = createPagePictureReader({ onDeath: () => undefined });
  const queue = await startQueue({
    databaseUrl: site.databaseUrl,
    role: 'worker',
    onError: () => undefined,
  });
  const deps = {
    db: site.db,
    objectStore: site.objectStore,
    pageBrowser: browser,
    readPagePicture: reader.readPagePicture,
    extractKeywords,
    onAnalysisFailed: (_id: string, error: unknown) => failures.push(error),
  };
  await queue.work('analyze-website', { concurrency: 2 }, (attempt) => analyzeWebsiteJob(deps, attempt));
  return {
    events,
    failures,
    async close() {
      await queue.stop(5_000);
      await browser.close();
      reader.close();
    },
  };
}
