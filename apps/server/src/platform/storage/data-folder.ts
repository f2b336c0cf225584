import { randomUUID } from 'node:crypto'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Less than this, and the database cannot even start. */
const fewestBytes = 64 * 1024 ** 2

/** Makes the folder of a platform and writes into it, before anything depends on it. Throws one sentence where that cannot be done. */
export async function prepareDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.start-${randomUUID()}`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(probe, 'x')
    await rm(probe, { force: true })
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < fewestBytes) throw new Error(fullDisk(folder))
  } catch (error) {
    throw new Error(sentenceOf(folder, error), { cause: error })
  }
}

const fullDisk = (folder: string) =>
  `Setting DATA_DIR: the disk of ${folder} is full. Free some room, or set DATA_DIR to a folder on another disk.`

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'belongs to somebody else',
  EPERM: 'may not be changed',
  EROFS: 'lies on a disk that can only be read',
  ENOTDIR: 'is no folder',
  EEXIST: 'is no folder',
}

/** What an administrator needs to know of a fault of the file system. */
export function sentenceOf(folder: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOSPC' || code === 'EDQUOT') return fullDisk(folder)
  if (code === '' && error instanceof Error) return error.message
  return `Setting DATA_DIR: ${folder} ${reasons[code] ?? 'cannot be written to'} (${code}). Give it to the user who runs the server, or set DATA_DIR to a folder of theirs.`
}
