import { defineConfig } from '@playwright/test'

/** Flags Debian's Chromium needs in a closed network, as root, and with a made-up microphone and camera. */
const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

export default defineConfig({
  testDir: 'journeys',
  testMatch: '*.spec.ts',
  outputDir: '.out/results',
  globalSetup: './start-platform.ts',
  // One journey at a time: two cores serve the browser, the server and ffmpeg.
  workers: 1,
  fullyParallel: false,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    // A service worker would hide what the pages themselves ask for.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: chromiumFlags },
  },
})
