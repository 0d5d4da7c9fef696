import { defineConfig } from 'vitest/config';

// Two projects: `unit` sits beside the code and clones a template database for each file;
// `e2e` starts the product itself and drives a browser, one file at a time.
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          // Painters and databases wait for each other's turns: one more than Vitest would start.
          maxWorkers: '100%',
          globalSetup: ['src/testing/global-database.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // A browser on a busy machine takes longer than the second that polling takes by default.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
