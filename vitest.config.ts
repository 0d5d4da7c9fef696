import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Each gets a process of its own.
const ISOLATED = [
  // Looks for a library's machine code where there is none: no other file may have loaded it.
  'src/adapters/provenance/c2pa/load-library.test.ts',
  // Cannot load its weights in a process that has run many other files.
  'src/adapters/picture-judges/mobilenet/mobilenet-picture-judge.test.ts',
];

// What takes half a minute and more. Begun late, one of them would run on when all else is done; by turns those that wait
// for a browser and those that paint, so that half the lanes keep the processors busy.
const LONGEST = [
  'src/adapters/page-browsers/chromium/chromium-page-browser.test.ts',
  'src/engines/studio/studio.test.ts',
  'src/adapters/page-browsers/chromium/forbidden-reads.test.ts',
  'src/features/ads/routes/ad-artifacts.test.ts',
  'src/engines/studio/refinement.test.ts',
  'src/features/ads/routes/ad-analyses.test.ts',
  'src/engines/studio/settings.test.ts',
  'src/adapters/page-browsers/chromium/request-forgery.test.ts',
  'src/features/ads/routes/ad-analyses-forgery.test.ts',
  'src/features/ads/routes/analyze-hostile-image.test.ts',
  'src/engines/studio/objects/objects.test.ts',
  'src/features/ads/rules/analysis/read-website/fixture-sites.test.ts',
  'src/engines/studio/reference/reference.test.ts',
  'src/main/wiring/hostile-uploads.test.ts',
  'src/main/wiring/campaign-tools.test.ts',
  'tests/e2e/hosted-models.test.ts',
  'tests/e2e/crawl.test.ts',
  'tests/e2e/gallery.test.ts',
  'tests/e2e/clock.test.ts',
  'tests/e2e/main-flow.test.ts',
  'tests/e2e/keyboard.test.ts',
  'tests/e2e/ad-creator.test.ts',
  'tests/e2e/result.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((path) => moduleId.endsWith(`/${path}`));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

// The default of one second is too short on a busy machine.
const PATIENT_POLLS = { poll: { timeout: 15_000 } };

const unit = {
  // Tests wait for browsers, databases and each other's painters; but each lane loads and compiles the server anew, and
  // more than two for each core take each other's time.
  maxWorkers: availableParallelism() * 2,
  // Where there are more lanes than cores, collecting garbage with several threads costs more than it saves.
  execArgv: ['--single-threaded-gc'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: PATIENT_POLLS,
};

// They kill processes and hold several roles to seconds: a lane full of browsers beside them would be felt.
const ALONE = [
  'tests/e2e/start.test.ts',
  'tests/e2e/recovery.test.ts',
  'tests/e2e/several-processes.test.ts',
  'tests/e2e/gallery-fill.test.ts',
];

const e2e = {
  // A file's own process would load the server's modules once more for each.
  isolate: false,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: PATIENT_POLLS,
};

// `unit` sits beside the code and clones a template database for each file; `e2e` starts the product itself, on such a
// clone where the database is not what is tested, and drives a browser. One file by itself keeps half a core busy, so four
// are run at a time.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ISOLATED,
          // Files share the modules that a worker has loaded; none may leave them changed.
          isolate: false,
          globalSetup: ['src/testing/global-sandbox.ts', 'src/testing/global-database.ts'],
        },
      },
      { extends: true, test: { ...unit, name: 'unit-isolated', include: ISOLATED } },
      {
        extends: true,
        test: {
          ...e2e,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: ALONE,
          globalSetup: [
            'src/testing/global-sandbox.ts',
            'tests/e2e/support/unpacked-browser.ts',
            'src/testing/global-database.ts',
            'tests/e2e/support/shared-site.ts',
          ],
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...e2e,
          name: 'e2e-alone',
          include: ALONE,
          globalSetup: ['src/testing/global-sandbox.ts', 'tests/e2e/support/unpacked-browser.ts'],
          // Most of their time is waiting for what was killed to be taken up.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
