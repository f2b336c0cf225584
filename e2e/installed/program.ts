import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const startLimitMs = 90_000
const stopLimitMs = 60_000

/** How the servers that refuse to run as root are started by root. */
const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--']

/** The words of a command that must not run as root. */
export const unprivileged = (command: readonly string[]): readonly string[] =>
  process.getuid?.() === 0 ? [...asPostgres, ...command] : command

const execute = promisify(execFile)

/** Runs a command to its end and answers what it printed; fails with that where it fails. */
export async function run(
  [command = '', ...words]: readonly string[],
  env = process.env,
  cwd?: string,
): Promise<string> {
  try {
    return (await execute(command, words, { env, cwd, maxBuffer: 1 << 24 })).stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${[command, ...words].join(' ')} failed:\n${stdout}${stderr}`, { cause: error })
  }
}

/** A folder of the machine's own that other users may read. */
export async function newFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `cliffhanger-${name}-`))
  await chmod(folder, 0o755)
  return folder
}

export interface ProgramOptions {
  readonly command: readonly string[]
  /** File of everything it prints. */
  readonly log: string
  readonly env?: NodeJS.ProcessEnv
  readonly cwd?: string
  /** Whether it works, asked until it does. */
  readonly isReady: () => Promise<boolean>
}

/** A server of the installation, in a process group of its own, as a supervisor would run it. */
export class Program {
  readonly #options: ProgramOptions
  readonly #process: ChildProcess

  /** Starts it; `untilReady` follows. */
  constructor(options: ProgramOptions) {
    this.#options = options
    const [command = '', ...words] = options.command
    const out = openSync(options.log, 'a')
    this.#process = spawn(command, words, {
      stdio: ['ignore', out, out],
      detached: true,
      ...(options.env && { env: options.env }),
      ...(options.cwd && { cwd: options.cwd }),
    })
    this.#process.once('error', () => undefined)
    closeSync(out)
  }

  /** Starts it and waits until it works. */
  static async start(options: ProgramOptions): Promise<Program> {
    const program = new Program(options)
    try {
      await program.untilReady()
    } catch (error) {
      await program.stop('SIGKILL')
      throw error
    }
    return program
  }

  async untilReady(): Promise<void> {
    const name = this.#options.command.join(' ')
    for (const startedMs = Date.now(); !(await this.#options.isReady()); await sleep(100)) {
      if (this.#process.pid === undefined || this.#process.exitCode !== null)
        throw new Error(`${name} ended:\n${this.printed}`)
      if (Date.now() - startedMs > startLimitMs) throw new Error(`${name} was not ready in time:\n${this.printed}`)
    }
  }

  get printed(): string {
    return readFileSync(this.#options.log, 'utf8')
  }

  /** Signals its whole group, as systemd does, and answers its exit code; what does not end in time is killed. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.#process
    if (child.pid === undefined) return null
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const { pid } = child
    const ended = once(child, 'exit')
    process.kill(-pid, signal)
    const timer = setTimeout(() => process.kill(-pid, 'SIGKILL'), stopLimitMs)
    await ended
    clearTimeout(timer)
    return child.exitCode
  }
}

/** Whether something listens there. */
export async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
