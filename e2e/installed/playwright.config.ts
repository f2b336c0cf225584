import { defineConfig } from '@playwright/test'

/** A platform installed by the README's recipe (`npm run installed`): a browser is started by the test, which knows the certificate to trust. */
// oxlint-disable-next-line import/no-default-export -- the runner wants it
export default defineConfig({
  testDir: '.',
  outputDir: '../.out/installed',
  workers: 1,
  retries: 0,
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
})
