import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'
import { ensurePackages, pinnedNode } from './packages.mjs'
import { lastLines, run } from './process.mjs'
import { runTests } from './vitest.mjs'

const workspaces = [
  '.',
  'packages/contract',
  'packages/rules',
  'packages/client',
  'packages/i18n',
  'packages/demo-films',
  'apps/server',
  'apps/web',
  'apps/console',
  'e2e',
  'bench',
]

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {readonly string[]} command
 * @property {RegExp} [mustSay] what the output of a real run contains; guards against a tool that looked at nothing
 */

/** @type {readonly Check[]} */
const checks = [
  { name: 'format', command: ['biome', 'check', '--max-diagnostics=50'] },
  { name: 'lint', command: ['oxlint', '--type-aware'], mustSay: /on [1-9]\d* files/ },
  ...workspaces.map((name) => ({ name: `types of ${name === '.' ? 'scripts' : name}`, command: ['tsc', '-p', name] })),
  {
    name: 'import rules',
    command: ['depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'e2e', 'bench'],
    mustSay: /[1-9]\d* modules/,
  },
  {
    name: 'import rules can fail',
    command: ['node', 'scripts/import-rules.mjs'],
    mustSay: /[1-9]\d* rules: each found its break/,
  },
  { name: 'dead code', command: ['knip', '--no-config-hints', '--no-progress'] },
  { name: 'lockfile', command: ['npm', 'ci', '--dry-run', '--prefer-offline'] },
  { name: 'settings page', command: ['node', 'scripts/settings.mjs', '--check'] },
  {
    name: 'folders',
    command: ['node', 'scripts/folders.mjs'],
    mustSay: /[1-9]\d* folders: 0 with more/,
  },
  {
    name: 'references',
    command: ['node', 'scripts/references.mjs'],
    mustSay: /to [1-9]\d* rules: 0 lead nowhere/,
  },
  {
    name: 'pronouns',
    command: ['node', 'scripts/pronouns.mjs'],
    mustSay: /of [1-9]\d* files: 0 call a person he/,
  },
  {
    name: 'glossary',
    command: ['node', 'scripts/glossary.mjs'],
    mustSay:
      /[1-9]\d* replaced words looked for in [1-9]\d* names[^]*[1-9]\d* words of the product looked for in [1-9]\d* files/,
  },
  { name: 'formats', command: ['node', 'scripts/formats.mjs'], mustSay: /[1-9]\d* files: 0 formats of their own/ },
]

/** @typedef {{ name: string, output: string }} Failure */

/** @param {Check} check @returns {Promise<Failure | undefined>} */
const hold = async ({ name, command, mustSay }) => {
  const startedMs = Date.now()
  const [tool = '', ...args] = command
  const { code, output } = await run(tool, args, { timeoutMs: 10 * 60_000 })
  const didWork = mustSay === undefined || mustSay.test(output)
  const passed = code === 0 && didWork
  console.log(`${passed ? '✓' : '✗'} ${name} ${((Date.now() - startedMs) / 1000).toFixed(1)} s`)
  return passed ? undefined : { name, output: didWork ? output : `${output}\nIt looked at nothing.` }
}

/**
 * Holds the tree to the rules of the house, then runs the tests. Goes on after a failure, so that one run tells everything.
 *
 * @returns {Promise<{ failures: readonly Failure[], tests: import('./vitest.mjs').Tally }>}
 */
export const verify = async () => {
  /** @type {Failure[]} */
  const failures = []
  const queue = [...checks]
  const worker = async () => {
    for (let check = queue.shift(); check !== undefined; check = queue.shift()) {
      const failure = await hold(check)
      if (failure !== undefined) failures.push(failure)
    }
  }
  await Promise.all([worker(), worker()])
  return { failures, tests: await runTests() }
}

/** @param {readonly Failure[]} failures */
export const printFailures = (failures) => {
  for (const { name, output } of failures) console.log(`\n──── ${name} failed ────\n${lastLines(output)}`)
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  await ensurePackages()
  pinnedNode()
  const { failures, tests } = await verify()
  printFailures(failures)
  const failed = failures.length + tests.failed
  console.log(
    failed === 0
      ? `\nVerified: ${tests.passed} tests passed.`
      : `\n${failures.length} checks and ${tests.failed} tests failed.`,
  )
  process.exit(failed === 0 ? 0 : 1)
}
