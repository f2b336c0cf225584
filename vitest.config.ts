import { defineConfig } from 'vitest/config'

/** Generous on purpose: a busy machine of two cores must pass at the first try, and there is no second. */
const patience = { testTimeout: 120_000, hookTimeout: 180_000 }

/** One more than the smallest machine has cores: many tests wait for a clock. */
const maxWorkers = 3

export default defineConfig({
  test: {
    teardownTimeout: 60_000,
    passWithNoTests: true,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/{web,console}/src/**/*.test.{ts,tsx}'],
          maxWorkers: 2,
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: 'apps/server/src/testing/global-setup.ts',
          // The whole server is a second to load, so the files of a worker share it; each has its own database all the same.
          isolate: false,
          maxWorkers,
          ...patience,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'crash',
          include: ['e2e/crash/*.test.ts'],
          maxWorkers,
          ...patience,
          testTimeout: 300_000,
          // Beside the server's tests: what was killed takes its time to come back, and little of a processor.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
