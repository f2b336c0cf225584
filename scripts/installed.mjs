import { join } from 'node:path'
import { buildClients } from './build.mjs'
import { installedParts, prepareMachine } from './machine.mjs'
import { ensurePackages, pinnedNode } from './packages.mjs'
import { lastLines, pinnedEnv, root, run } from './process.mjs'

// `npm run installed`: a platform by the README's recipe, behind PgBouncer and nginx, with NATS and Swift, from an empty PostgreSQL 15.
await ensurePackages()
pinnedNode()
const { chromiumPath, missing } = await prepareMachine(installedParts)
for (const sentence of missing) console.log(sentence)
if (missing.length > 0) process.exit(1)
const build = await buildClients()
if (build.code !== 0) {
  console.error(lastLines(build.output))
  process.exit(1)
}
const { code } = await run(
  join(root, 'node_modules', '.bin', 'playwright'),
  ['test', '--config=installed/playwright.config.ts'],
  {
    cwd: join(root, 'e2e'),
    env: { ...pinnedEnv(), ...(chromiumPath === undefined ? {} : { CHROMIUM_PATH: chromiumPath }) },
    echo: true,
    timeoutMs: 30 * 60_000,
  },
)
process.exit(code)
