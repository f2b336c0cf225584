import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSecrets } from './secrets.ts'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'secrets-'))
  file = path.join(folder, '.data', 'secrets.json')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('secrets', () => {
  it('makes a master secret once, for its owner only', async () => {
    const first = await openSecrets({ secretKey: '', file })
    const second = await openSecrets({ secretKey: '', file })
    expect(first.secret('access-token')).toHaveLength(32)
    expect(second.secret('access-token')).toEqual(first.secret('access-token'))
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  it('agrees with a server that starts at the same time', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => openSecrets({ secretKey: '', file })))
    const keys = all.map(({ secret }) => secret('access-token').toString('hex'))
    expect(new Set(keys).size).toBe(1)
  })

  it('gives every purpose a key of its own', async () => {
    const { secret } = await openSecrets({ secretKey: '', file })
    expect(secret('access-token')).not.toEqual(secret('refresh-token'))
  })

  it('takes the master secret of the environment and leaves no file', async () => {
    const secretKey = Buffer.alloc(32, 7).toString('base64')
    const { secret } = await openSecrets({ secretKey, file })
    expect(secret('a')).toEqual((await openSecrets({ secretKey, file })).secret('a'))
    await expect(readFile(file)).rejects.toThrow('ENOENT')
  })

  it('refuses a short master secret and a damaged file, in one sentence each', async () => {
    await expect(openSecrets({ secretKey: 'c2hvcnQ=', file })).rejects.toThrow('Setting SECRET_KEY')
    await openSecrets({ secretKey: '', file })
    await writeFile(file, '{"master":')
    await expect(openSecrets({ secretKey: '', file })).rejects.toThrow(
      /are damaged. Put the file back from a backup. Do not delete it/,
    )
  })
})
