import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pinnedEnv, root, run } from './process.mjs'

const report = join(root, '.out', 'journeys.json')

/** One more at a time than there are cores: while one waits for a clock or an animation, the others work. */
const workers = availableParallelism() + 1

/**
 * Plays the browser journeys, each worker at a platform of its own. None is played again: what passes at the second try only is a fault.
 *
 * @param {string | undefined} chromiumPath
 * @returns {Promise<import('./vitest.mjs').Tally>}
 */
export const playJourneys = async (chromiumPath) => {
  if (!existsSync(join(root, 'e2e', 'playwright.config.ts'))) return { passed: 0, failed: 0 }
  rmSync(report, { force: true })
  mkdirSync(join(root, '.out'), { recursive: true })
  const { code } = await run(
    join(root, 'node_modules', '.bin', 'playwright'),
    ['test', `--workers=${workers}`, '--reporter=list,json'],
    {
      cwd: join(root, 'e2e'),
      env: {
        ...pinnedEnv(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...(chromiumPath === undefined ? {} : { CHROMIUM_PATH: chromiumPath }),
      },
      echo: true,
      timeoutMs: 50 * 60_000,
    },
  )
  /** @type {{ stats?: { expected: number, unexpected: number } }} */
  const { stats } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
  const { expected = 0, unexpected = 0 } = stats ?? {}
  return { passed: expected, failed: code === 0 ? unexpected : Math.max(1, unexpected) }
}
