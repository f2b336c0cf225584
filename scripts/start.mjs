import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { areClientsBuilt, buildClients } from './build.mjs'
import { ensurePackages, pinnedNode } from './packages.mjs'
import { lastLines, pinnedEnv, root, run } from './process.mjs'

await ensurePackages()
const node = pinnedNode()
// A third of a start is compiling the sources: what was compiled is kept.
const env = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...pinnedEnv() }
if (!areClientsBuilt()) {
  // What is wrong with the settings is said before the clients are built, which may take half a minute; else the server says it as soon.
  const settings = join(root, 'apps', 'server', 'src', 'check-settings.ts')
  const check = await run(node, [settings, ...process.argv.slice(2)], { env })
  if (check.code !== 0) {
    console.error(lastLines(check.output))
    process.exit(1)
  }
  const build = await buildClients()
  if (build.code !== 0) {
    console.error(lastLines(build.output))
    process.exit(1)
  }
}

const server = spawn(node, [join(root, 'apps', 'server', 'src', 'main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env,
  stdio: 'inherit',
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  // A terminal sends Ctrl-C to the server by itself; a second one would cut its clean stop short.
  process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : server.kill(signal)))
}
server.once('error', (error) => {
  console.error(`The server could not be started: ${error.message}`)
  process.exit(1)
})
server.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)))
