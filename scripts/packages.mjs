import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { lastLines, root, run, wait } from './process.mjs'

const neededNode = 24
const oldestNodeForScripts = 18
const tries = 3

const nodeMajor = Number(process.versions.node.split('.')[0])
if (nodeMajor < oldestNodeForScripts) {
  console.error(
    `Cliffhanger needs Node ${oldestNodeForScripts} or newer to install itself; this is ${process.version}.`,
  )
  process.exit(1)
}

const isInstalled = () => {
  const installed = join(root, 'node_modules', '.package-lock.json')
  const wanted = join(root, 'package-lock.json')
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs
}

/** Installs the packages of the lockfile when they are missing or older than it. Ends the process when that fails. */
export const ensurePackages = async () => {
  if (isInstalled()) return
  for (let attempt = 1; ; attempt++) {
    console.log(attempt === 1 ? 'Installing packages (about a minute) …' : `Installing packages, try ${attempt} …`)
    const { code, output } = await run('npm', ['ci', '--no-progress'], { env: process.env, timeoutMs: 15 * 60_000 })
    if (code === 0) return
    console.error(lastLines(output))
    if (attempt === tries) {
      console.error('The packages could not be installed: `npm ci` failed as shown above.')
      process.exit(1)
    }
    await wait(5_000 * attempt)
  }
}

/** Path of the pinned Node; where none is shipped for this platform, the Node that runs us, if it is new enough. */
export const pinnedNode = () => {
  const shipped = join(root, 'node_modules', '.bin', 'node')
  if (existsSync(shipped)) return shipped
  if (nodeMajor >= neededNode) return process.execPath
  console.error(
    `Cliffhanger needs Node ${neededNode} or newer; this is ${process.version}. Please install it from nodejs.org.`,
  )
  return process.exit(1)
}
