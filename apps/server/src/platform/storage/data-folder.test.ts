import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { prepareDataFolder, sentenceOf } from './data-folder.ts'

it('A22: a folder is made where it is missing, and stays empty', async () => {
  const root = await mkdtemp(join(tmpdir(), 'data-folder-'))
  try {
    const folder = join(root, 'new', 'data')
    await prepareDataFolder(folder)
    await prepareDataFolder(folder)
    expect(await readdir(folder)).toEqual([])
    const file = join(root, 'file')
    await writeFile(file, '')
    await expect(prepareDataFolder(file)).rejects.toThrow(/^Setting DATA_DIR: .* is no folder \(E[A-Z]+\)\./)
  } finally {
    await rm(root, { recursive: true })
  }
})

it('A22: a place that cannot be written to is one sentence that names the setting', async () => {
  await expect(prepareDataFolder('/sys/cliffhanger')).rejects.toThrow(
    /^Setting DATA_DIR: \/sys\/cliffhanger .*\(E[A-Z]+\)\./,
  )
})

it.each([
  ['ENOSPC', 'is full'],
  ['EDQUOT', 'is full'],
  ['EROFS', 'can only be read'],
  ['EACCES', 'somebody else'],
  ['EIO', 'cannot be written to (EIO)'],
])('A22: %s says what it means', (code, words) => {
  expect(sentenceOf('/data', Object.assign(new Error(code), { code }))).toContain(words)
})
