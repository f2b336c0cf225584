import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Folders for files on their way, one per run, named after the process that made them. */
export interface Scratch {
  /** Calls `work` with an empty folder and removes it afterwards, whatever happens. */
  use<T>(work: (folder: string) => Promise<T>): Promise<T>
  /** Removes what killed processes left behind; call it before the first `use` of this process. */
  empty(): Promise<void>
}

export function openScratch(root: string): Scratch {
  return {
    async use(work) {
      await mkdir(root, { recursive: true })
      const folder = await mkdtemp(join(root, `${process.pid}-`))
      try {
        return await work(folder)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    async empty() {
      await mkdir(root, { recursive: true })
      for (const name of await readdir(root)) {
        const pid = Number(name.split('-')[0])
        // Our own number on a folder we have not made means that a dead process had it before us.
        if (pid === process.pid || !isAlive(pid)) await rm(join(root, name), { recursive: true, force: true })
      }
    },
  }
}

function isAlive(pid: number): boolean {
  try {
    return Number.isInteger(pid) && pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
