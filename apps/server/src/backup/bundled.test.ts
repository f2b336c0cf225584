import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { eraseCluster, startCluster } from '../platform/database/postgres/cluster.ts'
import { prepareSchema } from '../platform/database/prepare-schema.ts'
import { openEmbeddedStorage } from '../platform/storage/embedded-storage.ts'
import { readSettings } from '../settings.ts'
import { backUp, restore } from './platform-backup.ts'

const log = { debug: () => {}, error: () => {} }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundled-'))
  await chmod(folder, 0o755)
})
afterEach(async () => {
  for (const name of ['data', 'new']) await eraseCluster(join(folder, name, 'postgres'))
  await rm(folder, { recursive: true, force: true })
})

it('a backup of the bundled platform holds database, media and secrets, and is restored without DATABASE_URL', async () => {
  const settings = readSettings({ DATA_DIR: join(folder, 'data') })
  const cluster = await startCluster({ folder: join(settings.DATA_DIR, 'postgres'), log })
  await prepareSchema({ url: cluster.url, isPooled: false, mayMigrate: true, log })
  const store = await openEmbeddedStorage({
    root: join(settings.DATA_DIR, 'objects'),
    secret: Buffer.alloc(32),
    clock: Date.now,
  })
  await store.put('public/poster.webp', 'a picture', { contentType: 'image/webp' })
  await writeFile(join(settings.DATA_DIR, 'secrets.json'), '{"master":"kept"}')
  const copy = join(folder, 'copy')
  const lines: string[] = []
  await backUp(settings, copy, (line) => lines.push(line))
  await cluster.stop()
  expect(lines.join('\n')).toMatch(/Media: copied \(1 objects, .*\n.*secrets.json is in it/)

  const elsewhere = readSettings({ DATA_DIR: join(folder, 'new') })
  const external = { ...elsewhere, DATABASE_URL: 'postgresql://127.0.0.1:1/none' }
  await expect(restore(external, copy, () => {})).rejects.toThrow('restore it without DATABASE_URL')
  expect(await restore(elsewhere, copy, () => {})).toEqual({ missing: 0 })
  expect(await readFile(join(elsewhere.DATA_DIR, 'secrets.json'), 'utf8')).toBe('{"master":"kept"}')
  expect(existsSync(join(elsewhere.DATA_DIR, 'manifest.json'))).toBe(false)
  const restored = await startCluster({ folder: join(elsewhere.DATA_DIR, 'postgres'), log })
  await restored.stop()
})
