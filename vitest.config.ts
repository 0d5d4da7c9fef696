import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Each runs in a separate process.
const ISOLATED = [
  // Tests a missing native library: no other file may have loaded it.
  'src/adapters/provenance/c2pa/load-library.test.ts',
  // Fails to load its weights in a process that has run many other files.
  'src/adapters/picture-judges/mobilenet/mobilenet-picture-judge.test.ts',
];

// Files of half a minute and more start first, so that none runs alone at the end. Files that wait for a browser alternate
// with files that use the CPU.
const LONGEST = [
  'src/adapters/page-browsers/chromium/chromium-page-browser.test.ts',
  'src/adapters/text-models/builtin/builtin-text-model.test.ts',
  'src/features/ads/routes/ad-analyses.test.ts',
  'src/features/prompt-builder/content/template-sets/drawn-options.test.ts',
  'src/adapters/page-browsers/chromium/request-forgery.test.ts',
  'src/engines/studio/studio.test.ts',
  'src/features/ads/routes/ad-artifacts.test.ts',
  'src/adapters/cutout-models/isnet/isnet-cutout-model.test.ts',
  'src/features/ads/rules/analysis/read-website/fixture-sites.test.ts',
  'src/engines/studio/plan/visible-words.test.ts',
  'src/adapters/page-browsers/chromium/sandbox.test.ts',
  'src/engines/painter/refined-photos.test.ts',
  'src/main/supervisor/killed-worker.test.ts',
  'src/main/wiring/hostile-uploads.test.ts',
  'src/adapters/page-browsers/chromium/forbidden-reads.test.ts',
  'src/engines/studio/refinement-pairs.test.ts',
  'src/main/wiring/campaign-tools.test.ts',
  'src/adapters/image-models/ai-sdk/inline-pictures-contract.test.ts',
  'src/features/prompt-builder/content/template-sets/drawn-sets.test.ts',
  'src/features/ads/routes/analyze-image.test.ts',
  'src/adapters/image-models/ai-sdk/fetched-pictures-contract.test.ts',
  'src/engines/studio/refinement.test.ts',
  'src/features/ads/routes/ad-analyses-forgery.test.ts',
  'src/main/wiring/api-document.test.ts',
  'src/engines/photo-studio/sets/rooms/rooms.test.ts',
  'src/engines/studio/draws.test.ts',
  'src/engines/studio/pool/picture-queue.test.ts',
  'src/main/embedded/postgres.test.ts',
  'src/engines/studio/compose/compose-artwork.test.ts',
  'src/platform/isolation/launch-isolated.test.ts',
  'src/adapters/vision-models/builtin/builtin-vision-model.test.ts',
  'src/engines/studio/threads.test.ts',
  'src/features/ads/routes/analyze-hostile-image.test.ts',
  'src/engines/studio/settings.test.ts',
  'src/engines/studio/objects/objects.test.ts',
  'src/engines/studio/reference/reference.test.ts',
  'src/testing/ledger-chaos/ledger-chaos.test.ts',
  'tests/e2e/hosted-models.test.ts',
  'tests/e2e/gallery.test.ts',
  'tests/e2e/crawl.test.ts',
  'tests/e2e/main-flow.test.ts',
  'tests/e2e/library.test.ts',
  'tests/e2e/prompt-builder.test.ts',
  'tests/e2e/keyboard.test.ts',
  'tests/e2e/ad-creator.test.ts',
  'tests/e2e/result.test.ts',
  'tests/e2e/pages.test.ts',
  'tests/e2e/prompt-box.test.ts',
  'tests/e2e/delivery.test.ts',
  'tests/e2e/create.test.ts',
  'tests/e2e/several-processes.test.ts',
  'tests/e2e/recovery.test.ts',
  'tests/e2e/start.test.ts',
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
  // Tests wait for browsers and databases, but each worker loads the server again: more than two per core are slower.
  maxWorkers: availableParallelism() * 2,
  // With more workers than cores, multi-threaded garbage collection costs more than it saves.
  execArgv: ['--single-threaded-gc'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: PATIENT_POLLS,
};

// Kill processes and have time limits of seconds: other browser tests must not run at the same time.
const ALONE = [
  'tests/e2e/start.test.ts',
  'tests/e2e/recovery.test.ts',
  'tests/e2e/several-processes.test.ts',
  'tests/e2e/gallery-fill.test.ts',
];

const e2e = {
  // Isolated files would each load the server's modules again.
  isolate: false,
  testTimeout: 360_000,
  hookTimeout: 360_000,
  // Two browsers on two slow cores: a screen may take half a minute.
  expect: { poll: { timeout: 60_000 } },
};

// `unit` tests are beside the code, with a clone of a template database for each file. `e2e` tests start the product, most
// on such a clone, and drive a browser. One e2e file uses a core, so two run at a time: four took longer together, and
// starved the workers, which leave the processor to others.
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
          // Files share loaded modules, and must not leave them changed.
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
          maxWorkers: 2,
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
          // Beside others, a web process under load is not ready in time.
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
