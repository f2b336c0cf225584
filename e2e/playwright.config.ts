import { defineConfig } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './engines/chromium-launch.ts'
import type { EngineOptions } from './engines/engine-test.ts'
import { engineNames } from './engines/surface.ts'

const longest = ['media', 'order-ends', 'screens', 'unlock-coupons', 'wallet-failures'].map(
  (name) => `**/${name}.spec.ts`,
)

export default defineConfig<object, EngineOptions>({
  testDir: 'journeys',
  testMatch: '*.spec.ts',
  outputDir: '.out/results',
  globalSetup: './start-platform.ts',
  // More than one only where asked: each worker gets a platform of its own, which first has to be filmed (start-platform.ts).
  workers: 1,
  projects: [
    // The longest come first and side by side, so that none is left over at the end.
    { name: 'longest', testMatch: longest, fullyParallel: true },
    { name: 'journeys', testIgnore: longest },
    // The main journeys, once in each engine (engines/surface.ts).
    ...engineNames.map((engineName) => ({ name: engineName, testDir: 'engine-journeys', use: { engineName } })),
  ],
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // A trace costs a sixteenth of the time, and nobody opens one of the gate: the page's content and a picture tell what was shown.
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    // A service worker would hide what the pages themselves ask for.
    serviceWorkers: 'block',
    launchOptions: { executablePath: chromiumPath, args: chromiumFlags },
  },
})
