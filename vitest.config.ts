import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { comparePictures } from './apps/web/src/testing/compare-pictures.ts'
import { chromiumFlags, chromiumPath } from './e2e/engines/chromium-launch.ts'

declare module '@vitest/browser/context' {
  interface ScreenshotComparatorRegistry {
    blocks: Record<string, unknown>
  }
}

/** Generous on purpose: a busy machine of two cores must pass at the first try, and there is no second. */
const patience = { testTimeout: 120_000, hookTimeout: 180_000, expect: { poll: { timeout: 15_000 } } }

/** One more than the smallest machine has cores: many tests wait for a clock. */
const maxWorkers = 3

export default defineConfig({
  test: {
    teardownTimeout: 60_000,
    passWithNoTests: true,
    attachmentsDir: '.out/attachments',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/{web,console}/src/**/*.test.ts'],
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
      {
        // Every package a component uses is bundled before the first test: one found on the way would load the pages anew.
        optimizeDeps: { entries: ['apps/{web,console}/src/**/*.{ts,tsx}', 'apps/web/kit/**/*.{ts,tsx}'] },
        test: {
          name: 'components',
          include: ['apps/{web,console}/src/**/*.test.tsx', 'apps/web/kit/*.test.tsx'],
          testTimeout: 60_000,
          // A busy machine takes its time to draw.
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 60_000,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { executablePath: chromiumPath, args: chromiumFlags },
              contextOptions: { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce', hasTouch: true },
              actionTimeout: 10_000,
            }),
            instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
            screenshotFailures: false,
            expect: {
              toMatchScreenshot: {
                comparatorName: 'blocks',
                comparators: { blocks: comparePictures },
                resolveScreenshotPath: ({ root, arg, ext }) => join(root, 'apps/web/kit/pictures', `${arg}${ext}`),
                resolveDiffPath: ({ root, arg, ext }) => join(root, '.out/pictures', `${arg}${ext}`),
              },
            },
          },
        },
      },
    ],
  },
})
