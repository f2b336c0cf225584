import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { root } from './process.mjs'

const folder = resolve(root, process.env['DATA_DIR'] ?? '.data')

/** Process ids that a server or its database left in the folder. @param {string} path @param {number} depth @returns {number[]} */
const recordedPids = (path, depth = 2) =>
  readdirSync(path).flatMap((name) => {
    const full = join(path, name)
    if (!existsSync(full)) return []
    if (statSync(full).isDirectory()) return depth > 0 ? recordedPids(full, depth - 1) : []
    return name.endsWith('.pid') ? [Number.parseInt(readFileSync(full, 'utf8'), 10)] : []
  })

/** @param {number} pid */
const isAlive = (pid) => {
  try {
    return Number.isInteger(pid) && pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const confirmed = async () => {
  if (process.argv.includes('--yes')) return true
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const question = `Delete everything in ${folder}: database, media, secrets? (yes/no) `
  // Input that ends without an answer is a no.
  const noAnswer = new Promise((reply) => terminal.once('close', () => reply('')))
  const reply = await Promise.race([terminal.question(question), noAnswer])
  terminal.close()
  return String(reply).trim().toLowerCase() === 'yes'
}

if (!existsSync(folder)) {
  console.log('Nothing to empty.')
} else if (recordedPids(folder).some(isAlive)) {
  console.error('The server still runs; stop it first.')
  process.exitCode = 1
} else if (await confirmed()) {
  // Its contents, not itself: the folder may be a mounted disk.
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    // The database may live elsewhere, behind a link (docs/adr/0003).
    if (existsSync(path)) rmSync(realpathSync(path), { recursive: true, force: true })
    rmSync(path, { recursive: true, force: true })
  }
  console.log('Emptied. The next start makes a new platform.')
} else {
  console.log('Nothing was deleted.')
}
