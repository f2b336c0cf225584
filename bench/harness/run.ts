import { mkdir, readdir, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Something a measurement opened and has to end. */
interface Stoppable {
  stop(): Promise<void>
}

/** What a measurement has opened so far. */
export interface Run {
  /** Waits for something to open; it is stopped at the end of the run, also when the run ends while it opens. */
  save<Opened extends Stoppable>(opening: Promise<Opened>): Promise<Opened>
  /** An empty folder of the run's own, deleted at its end. */
  folder(): Promise<string>
}

const signals = ['SIGINT', 'SIGTERM'] as const

/** Runs a measurement. What it opened is stopped, the last first, at its end, after a fault and on Ctrl-C alike. */
export async function measure(work: (run: Run) => Promise<void>): Promise<void> {
  const opened: Promise<Stoppable>[] = []
  let ending: Promise<void> | undefined
  const end = () => (ending ??= stopAll(opened))
  const interrupt = () => void end().finally(() => process.exit(130))
  for (const signal of signals) process.on(signal, interrupt)

  const run: Run = {
    save(opening) {
      opened.push(opening)
      return opening
    },
    async folder() {
      const path = join(root, '.out', `bench-${process.pid}-${opened.length}`)
      await mkdir(path, { recursive: true })
      await this.save(Promise.resolve({ stop: () => removeFolder(path) }))
      return path
    },
  }
  try {
    await work(run)
  } catch (error) {
    // Whatever breaks after Ctrl-C broke because its server is gone.
    if (ending) return ending
    throw error
  } finally {
    await end()
    for (const signal of signals) process.off(signal, interrupt)
  }
}

async function stopAll(opened: readonly Promise<Stoppable>[]): Promise<void> {
  for (const opening of [...opened].reverse()) {
    const program = await opening.catch(() => undefined)
    await program?.stop().catch((error: unknown) => console.error(error))
  }
}

/** With what its links point to: a database may live behind one, where its account can reach it. */
async function removeFolder(path: string): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true }))
    if (entry.isSymbolicLink()) await rm(await realpath(join(path, entry.name)), { recursive: true, force: true })
  await rm(path, { recursive: true, force: true })
}

/** A number from the environment, so that a run can be made shorter or longer. */
export function envNumber(name: string, fallback: number): number {
  const value = Number(process.env[name] ?? fallback)
  if (!Number.isFinite(value) || value <= 0) throw new Error(`${name} must be a positive number`)
  return value
}
