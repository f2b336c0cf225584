import { copyFile, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'

/** Copies what `isWanted` (by its path below `from`) holds; a file that goes away meanwhile is none. */
export async function copyTree(
  from: string,
  to: string,
  isWanted: (name: string) => boolean,
  below = '',
): Promise<void> {
  await mkdir(path.join(to, below), { recursive: true, mode: 0o700 })
  for (const entry of await readdir(path.join(from, below), { withFileTypes: true })) {
    const name = path.join(below, entry.name)
    if (!isWanted(name)) continue
    if (entry.isDirectory()) await copyTree(from, to, isWanted, name)
    else if (entry.isFile()) await copyFile(path.join(from, name), path.join(to, name)).catch(ignoreMissing)
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
