import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root, run } from './process.mjs'

/**
 * Each import rule finds a break of it. A rule that names folders there are none of passes by accident; here it fails. The files below stand
 * in a tree of their own, each breaks the rule it is listed with, and the cruiser has to find exactly these.
 */

/** Rule by rule: a file, and what it imports. @type {Readonly<Record<string, readonly (readonly [string, string])[]>>} */
const breaks = {
  'packages/contract-uses-only-its-own': [['packages/contract/src/a.ts', 'packages/rules/src/empty.ts']],
  'packages/rules-uses-only-its-own': [['packages/rules/src/a.ts', 'packages/client/src/empty.ts']],
  'packages/client-uses-only-its-own': [['packages/client/src/a.ts', 'packages/rules/src/empty.ts']],
  'packages/i18n-uses-only-its-own': [['packages/i18n/src/a.ts', 'packages/rules/src/empty.ts']],
  'packages/demo-films-uses-only-its-own': [['packages/demo-films/src/a.ts', 'apps/server/src/platform/empty.ts']],
  'apps/server-uses-only-its-own': [['apps/server/src/platform/a.ts', 'packages/client/src/empty.ts']],
  'apps/web-uses-only-its-own': [['apps/web/src/platform/a.ts', 'apps/console/src/platform/empty.ts']],
  'apps/console-uses-only-its-own': [['apps/console/src/platform/a.ts', 'apps/web/src/platform/empty.ts']],
  'no-cycles': [
    ['apps/web/src/ui/one.ts', 'apps/web/src/ui/other.ts'],
    ['apps/web/src/ui/other.ts', 'apps/web/src/ui/one.ts'],
  ],
  'server-domain-through-its-face': [
    ['apps/server/src/domains/drama/a.ts', 'apps/server/src/domains/wallet/queries/empty.ts'],
  ],
  'platform-knows-no-product': [['apps/server/src/platform/b.ts', 'apps/server/src/domains/wallet/index.ts']],
  'web-platform-calls-no-product': [['apps/web/src/ui/b.ts', 'packages/contract/src/groups/empty.ts']],
  'platform-draws-nothing': [['apps/web/src/platform/b.ts', 'apps/web/src/ui/empty.ts']],
  'shared-below-domains': [['apps/web/src/shared/a.ts', 'apps/web/src/domains/wallet/empty.ts']],
  'server-domain-below-main': [['apps/server/src/domains/drama/b.ts', 'apps/server/src/serve.ts']],
  'client-domains-stay-apart': [['apps/web/src/domains/chat/a.ts', 'apps/web/src/domains/wallet/empty.ts']],
  'below-money': [
    ['apps/server/src/domains/account/a.ts', 'apps/server/src/domains/news/index.ts'],
    ['apps/server/src/domains/news/index.ts', 'apps/server/src/domains/wallet/index.ts'],
  ],
  'ledger-sits-lowest': [['apps/server/src/domains/ledger/a.ts', 'apps/server/src/domains/wallet/index.ts']],
  'wallet-sits-on-the-ledger': [['apps/server/src/domains/wallet/a.ts', 'apps/server/src/domains/payments/index.ts']],
  'payments-sit-on-the-wallet': [
    ['apps/server/src/domains/payments/a.ts', 'apps/server/src/domains/membership/index.ts'],
  ],
  'rules-are-pure': [['packages/rules/src/b.ts', 'node:fs']],
  'nothing-imports-the-kit': [['apps/web/src/ui/a.ts', 'apps/web/kit/empty.ts']],
  'nothing-imports-a-test': [['apps/server/src/platform/c.ts', 'apps/server/src/platform/c.test.ts']],
  found: [['apps/server/src/platform/d.ts', 'apps/server/src/platform/nowhere.ts']],
}

/** Rules whose break is a type alone; every other is broken by a value. */
const byType = new Set(['no-cycles'])

/** Rules about more than one import. */
const ways = new Set(['no-cycles', 'below-money'])

/** @typedef {{ name: string }} Rule */

const configName = '.dependency-cruiser.cjs'
/** @type {{ forbidden: readonly Rule[] }} */
const config = createRequire(import.meta.url)(join(root, configName))

/** @param {string} folder @param {string} file @param {string} text */
const write = async (folder, file, text) => {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), text)
}

/** @param {string} folder */
const layOut = async (folder) => {
  for (const name of [configName, 'tsconfig.base.json']) await cp(join(root, name), join(folder, name))
  /** @type {Map<string, string>} */
  const texts = new Map()
  for (const [rule, imports] of Object.entries(breaks))
    for (const [file, target] of imports) {
      const from = target.startsWith('node:') ? target : `${'../'.repeat(file.split('/').length - 1)}${target}`
      texts.set(
        file,
        `import ${byType.has(rule) ? 'type ' : ''}{ it } from '${from}'\nexport type It = typeof it\nexport const its = 1\n`,
      )
      if (!target.startsWith('node:') && rule !== 'found' && !texts.has(target))
        texts.set(target, 'export const it = 1\n')
    }
  for (const [file, text] of texts) await write(folder, file, text)
}

/** What the cruiser found, as `rule: file`. @param {string} folder @returns {Promise<Set<string>>} */
const cruise = async (folder) => {
  const cruiser = join(root, 'node_modules', '.bin', 'depcruise')
  const args = ['--config', configName, '--output-type', 'json', 'packages', 'apps']
  const { output } = await run(cruiser, args, { timeoutMs: 120_000, cwd: folder })
  const start = output.indexOf('{')
  /** @type {{ summary: { violations: readonly { from: string, rule: Rule }[] } }} */
  const { summary } = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1))
  return new Set(summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`))
}

const folder = await mkdtemp(join(tmpdir(), 'import-rules-'))
try {
  await layOut(folder)
  const found = await cruise(folder)
  const errors = config.forbidden.flatMap(({ name }) => {
    const wanted = breaks[name]
    if (wanted === undefined) return [`${name} has no break here: nobody knows whether it can fail`]
    const unseen = wanted.map(([file]) => file).filter((file) => !found.has(`${name}: ${file}`))
    // A circle and a way through several files are told once, of one of them.
    if (ways.has(name) && unseen.length < wanted.length) return []
    return unseen.map((file) => `${name} does not see ${file}`)
  })
  for (const error of errors) console.error(error)
  if (errors.length > 0) process.exitCode = 1
  else console.log(`${config.forbidden.length} rules: each found its break`)
} finally {
  await rm(folder, { recursive: true, force: true })
}
