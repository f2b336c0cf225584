import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './process.mjs'

/** @typedef {{ passed: number, failed: number }} Tally */

const report = join(root, '.out', 'vitest.json')

/** Passed and failed tests by file; a file that could not be loaded counts as one failure. @returns {Map<string, Tally>} */
const readReport = () => {
  if (!existsSync(report)) return new Map()
  /** @type {{ testResults: { name: string, status: string, assertionResults: { status: string }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  return new Map(
    testResults.map(({ name, status, assertionResults }) => {
      const passed = assertionResults.filter((test) => test.status === 'passed').length
      const failed = assertionResults.filter((test) => test.status === 'failed').length
      return [name, { passed, failed: status === 'failed' ? Math.max(1, failed) : failed }]
    }),
  )
}

/** @param {readonly string[]} args @param {number} timeoutMs */
const vitest = async (args, timeoutMs) => {
  rmSync(report, { force: true })
  mkdirSync(join(root, '.out'), { recursive: true })
  const command = join(root, 'node_modules', '.bin', 'vitest')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await run(command, ['run', ...reporters, ...args], { echo: true, timeoutMs })
  return { code, files: readReport() }
}

/** @param {Map<string, Tally>} files */
const failedFiles = (files) => [...files].filter(([, { failed }]) => failed > 0).map(([name]) => name)

/**
 * Runs the unit, server and crash tests. In CI the files that failed get a second run of their own, one at a time: what only a
 * loaded machine breaks passes then, what is broken fails again.
 *
 * @returns {Promise<Tally>}
 */
export const runTests = async () => {
  let { code, files } = await vitest([], 30 * 60_000)
  if (code !== 0 && process.env['CI'] !== undefined) {
    const again = failedFiles(files)
    console.log(`\nSecond run of ${again.length === 0 ? 'all tests' : again.join(', ')}`)
    const second = await vitest(['--maxWorkers=1', ...again], 12 * 60_000)
    files = new Map([...files, ...second.files])
    code = second.code
  }
  const tallies = [...files.values()]
  const failed = tallies.reduce((sum, file) => sum + file.failed, 0)
  return {
    passed: tallies.reduce((sum, file) => sum + file.passed, 0),
    // An end without a failed test is a failure too: an error nobody awaited, a setup that did not come up.
    failed: code === 0 ? failed : Math.max(1, failed),
  }
}
