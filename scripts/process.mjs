import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root, wherever a script is called from. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** Folders of commands. Debian keeps servers such as NATS in /usr/sbin, which an ordinary user's PATH leaves out. */
export const commandFolders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']

/** Environment in which `node` is the pinned one: npm links it into node_modules/.bin. */
export const pinnedEnv = () => ({
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), ...commandFolders].join(delimiter),
})

/**
 * Runs a command to its end and keeps what it printed. Never rejects: a command that cannot be started ends with code 127,
 * one that outlives `timeoutMs` is killed with its children and ends with code 124.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, echo?: boolean, timeoutMs?: number }} [options] `echo` shows the output as it comes
 * @returns {Promise<{ code: number, output: string }>}
 */
export const run = (command, args, { cwd = root, env = pinnedEnv(), echo = false, timeoutMs = 0 } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    /** @type {string[]} */
    const chunks = []
    let timedOut = false
    const stop = () => {
      if (child.pid === undefined) return
      try {
        process.kill(-child.pid, 'SIGKILL')
      } catch {
        // The group has already ended.
      }
    }
    const timer = timeoutMs > 0 ? setTimeout(() => ((timedOut = true), stop()), timeoutMs) : undefined
    process.once('exit', stop)
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        chunks.push(text)
        if (echo) process.stdout.write(text)
      })
    }
    /** @param {number} code @param {string} [note] */
    const end = (code, note = '') => {
      clearTimeout(timer)
      process.off('exit', stop)
      resolve({ code, output: chunks.join('') + note })
    }
    child.once('error', (error) => end(127, `${command}: ${error.message}\n`))
    child.once('exit', (code) => {
      const finish = () => (timedOut ? end(124, `stopped after ${timeoutMs / 1000} s\n`) : end(code ?? 1))
      // A grandchild that lives on keeps the pipes open: what is still on its way gets a moment, not for ever.
      const patience = setTimeout(finish, 5_000)
      child.once('close', () => (clearTimeout(patience), finish()))
    })
  })

/** @param {string} output */
export const lastLines = (output, count = 100) => output.trimEnd().split('\n').slice(-count).join('\n')

/** @param {number} ms */
export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
