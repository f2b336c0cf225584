import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './process.mjs'

/** @typedef {{ passed: number, failed: number }} Tally */

const report = join(root, '.out', 'vitest.json')

/** Passed and failed tests by file; a file that could not be loaded counts as one failure. @returns {Tally[]} */
const readReport = () => {
  if (!existsSync(report)) return []
  /** @type {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  return testResults.map(({ status, assertionResults }) => {
    const passed = assertionResults.filter((test) => test.status === 'passed').length
    const failed = assertionResults.filter((test) => test.status === 'failed').length
    return { passed, failed: status === 'failed' ? Math.max(1, failed) : failed }
  })
}

/**
 * Runs the unit, server and crash tests. None is run again: what passes at the second try only is a fault.
 *
 * @returns {Promise<Tally>}
 */
export const runTests = async () => {
  rmSync(report, { force: true })
  mkdirSync(join(root, '.out'), { recursive: true })
  const command = join(root, 'node_modules', '.bin', 'vitest')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await run(command, ['run', ...reporters], { echo: true, timeoutMs: 30 * 60_000 })
  const tallies = readReport()
  const failed = tallies.reduce((sum, file) => sum + file.failed, 0)
  return {
    passed: tallies.reduce((sum, file) => sum + file.passed, 0),
    // An end without a failed test is a failure too: an error nobody awaited, a setup that did not come up.
    failed: code === 0 ? failed : Math.max(1, failed),
  }
}
