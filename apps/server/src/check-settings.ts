import { parseArgs } from 'node:util'
import { assertPortFree, assertRole } from './platform/check-start.ts'
import { readSettings } from './settings.ts'

/** Looks at what a start would need before anything is built: exit code 1 and one sentence where it would fail. */
async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const { values } = parseArgs({ options: { role: { type: 'string', default: 'all' } }, strict: false })
  assertRole(settings, String(values['role']))
  await assertPortFree(settings)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
