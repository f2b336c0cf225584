import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensurePackages, pinnedNode } from './packages.mjs'
import { pinnedEnv, root } from './process.mjs'

await ensurePackages()
const node = pinnedNode()
const port = process.env['PORT'] ?? '8080'
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')

const parts = [
  {
    name: 'server',
    cwd: root,
    args: ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts', ...process.argv.slice(2)],
  },
  { name: 'web', cwd: join(root, 'apps', 'web'), args: [vite, '--port', '5173', '--strictPort'] },
  { name: 'console', cwd: join(root, 'apps', 'console'), args: [vite, '--port', '5174', '--strictPort'] },
]

const children = parts.map(({ name, cwd, args }) => {
  const child = spawn(node, args, { cwd, env: { ...pinnedEnv(), PORT: port }, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      process.stdout.write(text.replace(/^(?=.)/gm, `${name.padEnd(8)}│ `))
    })
  }
  child.once('exit', (code) => {
    if (stopping) return
    console.error(`${name} ended with code ${code}`)
    stop('SIGTERM')
  })
  return child
})

let stopping = false
/** @param {NodeJS.Signals} signal */
const stop = (signal) => {
  stopping = true
  for (const child of children) child.kill(signal)
}
process.on('SIGINT', () => stop('SIGINT'))
process.on('SIGTERM', () => stop('SIGTERM'))

console.log(
  `Client http://localhost:5173, console http://localhost:5174, server http://localhost:${port}; Ctrl-C stops all three.`,
)
