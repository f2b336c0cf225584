import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newFriend } from '../domains/groups/testing.ts'
import type { Database } from '../platform/database/db.ts'
import { readSettings, type Settings } from '../settings.ts'
import { startSwift } from '../testing/doubles/swift.ts'
import {
  asTestDatabase,
  hasInstalledPostgres,
  type InstalledPostgres,
  startInstalledPostgres,
} from '../testing/installed-postgres.ts'
import { MemberDevice, patience } from '../testing/member-device.ts'
import { type Member, newMember } from '../testing/members.ts'
import { hasPgbouncer, startPgbouncer } from '../testing/pgbouncer.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { expectSoundLedger, give } from '../testing/wallet.ts'
import { backUp, restore } from './platform-backup.ts'

if (!hasInstalledPostgres) console.warn('PostgreSQL is not installed: a backup of an external database is not tried')

const secretKey = Buffer.alloc(32, 7).toString('base64')
let postgres: InstalledPostgres
let folder: string
let source: ReturnType<typeof asTestDatabase>
let server: TestServer
let [ana, ben]: Member[] = []

beforeAll(async () => {
  if (!hasInstalledPostgres) return
  folder = await mkdtemp(join(tmpdir(), 'backups-'))
  postgres = await startInstalledPostgres()
  const url = await postgres.newDatabase('first', 'first_owner')
  await postgres.asAdministrator('alter role first_owner createrole; create role reports nologin')
  source = asTestDatabase(url)
  server = await startTestServer({ SECRET_KEY: secretKey }, { test: source })
  ana = await newMember(server)
  ben = await newFriend(server, ana)
})
afterAll(async () => {
  await server?.close()
  await source?.drop()
  await postgres?.stop()
  if (folder) await rm(folder, { recursive: true, force: true })
})

const folderOf = (name: string) => join(folder, name)
const settingsOf = (changes: Readonly<Record<string, string>>): Settings =>
  readSettings({ DEMO: '0', SECRET_KEY: secretKey, DATA_DIR: folderOf(`data-${randomUUID()}`), ...changes })
const here = (): Settings => server.context.settings

/** What the command would print. */
async function notified(work: (notify: (line: string) => void) => Promise<unknown>): Promise<string> {
  const lines: string[] = []
  await work((line) => lines.push(line))
  return lines.join('\n')
}

const say = (content: string) =>
  server.succeed(
    chatCalls.sendPrivateMessage,
    { local_id: randomUUID(), target_id: ben?.userId ?? 0, content_text: textContent(content) },
    { token: ana?.token ?? '' },
  )

const textsOf = ({ store }: MemberDevice) =>
  [...store.conversations.values()].flatMap(({ messages }) => [...messages.values()].map((one) => JSON.stringify(one)))

const messagesOf = (db: Database) =>
  db.query<{ stream_id: number; seq: number; content: string }>(
    'select stream_id, seq, to_json(m)::text as content from messages m order by stream_id, seq',
  )

/** Who may do what, the owner aside. */
const rightsOf = (db: Database) =>
  db.query(
    `select 'table' as kind, c.oid::regclass::text as name, a.privilege_type as privilege from pg_class c, aclexplode(c.relacl) a
       where a.grantee = 'cliffhanger_app'::regrole
     union all select 'function', p.oid::regprocedure::text, a.privilege_type from pg_proc p, aclexplode(p.proacl) a where a.grantee = 'cliffhanger_app'::regrole
     union all select 'everybody', p.oid::regprocedure::text, a.privilege_type from pg_proc p, aclexplode(p.proacl) a where a.grantee = 0
     union all select 'schema', n.nspname, a.privilege_type from pg_namespace n, aclexplode(n.nspacl) a where a.grantee = 'cliffhanger_app'::regrole
     union all select 'later ' || d.defaclobjtype::text, n.nspname, a.privilege_type from pg_default_acl d join pg_namespace n on n.oid = d.defaclnamespace, aclexplode(d.defaclacl) a
       where a.grantee = 'cliffhanger_app'::regrole
     union all select 'own', c.oid::regclass::text, a.privilege_type from pg_class c, aclexplode(c.relacl) a where a.grantee = current_user::regrole and c.relname = 'audit_log'
     order by 1, 2, 3`,
  )

describe.runIf(hasInstalledPostgres)('A10: a backup of a database of one’s own', () => {
  it('under writes: whole, without secrets; restored for another owner with another epoch, sound, rights as they were', async () => {
    await give(server, ana?.userId ?? 0, 'money', '12.50')
    await server.context.storage.put('public/poster.webp', 'a picture', { contentType: 'image/webp' })
    await source.owner.execute('grant select on messages to reports')
    await say('before')
    const before = await messagesOf(source.database)
    const writer = { isDone: false, said: 0 }
    const writing = (async () => {
      for (; !writer.isDone; writer.said++) {
        await say(`while ${writer.said}`)
        await give(server, ben?.userId ?? 0, 'money', '0.01')
      }
    })()
    const copy = folderOf('copy')
    const printed = await notified((notify) => backUp(here(), copy, notify))
    writer.isDone = true
    await writing
    expect(writer.said).toBeGreaterThan(1)
    expect(printed).toContain('Keep SECRET_KEY')

    expect((await stat(copy)).mode & 0o077).toBe(0)
    const texts = await Promise.all(
      (await readdir(copy, { withFileTypes: true, recursive: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1')),
    )
    expect(texts.some((text) => text.includes(secretKey))).toBe(false)
    expect(existsSync(join(copy, 'secrets.json'))).toBe(false)

    // Another cluster would have no such role: here the grant is to one that ends before the restore.
    await source.owner.execute('revoke select on messages from reports')
    await postgres.asAdministrator('drop role reports')
    const url = await postgres.newDatabase('second', 'second_owner')
    await postgres.asAdministrator('grant cliffhanger_app to second_owner')
    const settings = settingsOf({ DATABASE_URL: url })
    const report = await notified((notify) => restore(settings, copy, notify))
    expect(report).toMatch(/Left out.*GRANT SELECT ON TABLE public.messages TO reports/)
    expect(report).toContain('Media: all 1 objects of the backup are there')
    expect(await readFile(join(settings.DATA_DIR, 'objects', 'objects', 'public', 'poster.webp@'), 'latin1')).toMatch(
      /^a picture/,
    )

    const second = asTestDatabase(url)
    const held = await messagesOf(second.database)
    const now = new Map((await messagesOf(source.database)).map((row) => [`${row.stream_id} ${row.seq}`, row.content]))
    expect(held.slice(0, before.length)).toEqual(before)
    expect(held.every(({ stream_id, seq, content }) => now.get(`${stream_id} ${seq}`) === content)).toBe(true)
    expect(held.map(({ seq }) => seq)).toEqual(held.map((_, index) => index + (held[0]?.seq ?? 0)))
    expect(await rightsOf(second.owner)).toEqual(await rightsOf(source.owner))
    const epoch = (db: Database) => db.one('select value from epoch')
    expect(await epoch(second.database)).not.toEqual(await epoch(source.database))
    await expect(second.database.execute('delete from ledger_entries')).rejects.toThrow('permission denied')

    const restored = await startTestServer({ SECRET_KEY: secretKey }, { test: second })
    await expectSoundLedger(restored)
    await restored.close()
    await second.drop()
  })

  it('a device that knows higher numbers begins anew', async () => {
    if (!ben) throw new Error('no member')
    const device = new MemberDevice(ben, server)
    await say('kept')
    const copy = folderOf('device')
    await backUp(here(), copy, () => {})
    await device.connect()
    await say('lost')
    await say('lost, too')
    await vi.waitFor(() => expect(textsOf(device).filter((text) => text.includes('lost'))).toHaveLength(2), patience)
    device.disconnect()

    const url = await postgres.newDatabase('third', 'first_owner')
    await restore(settingsOf({ DATABASE_URL: url }), copy, () => {})
    const third = asTestDatabase(url)
    const restored = await startTestServer({ SECRET_KEY: secretKey }, { test: third })
    await device.connect(restored)
    device.wake()
    await vi.waitFor(() => {
      expect(device.store.resets.length).toBeGreaterThan(0)
      expect(textsOf(device).filter((text) => text.includes('kept'))).toHaveLength(1)
      expect(textsOf(device).filter((text) => text.includes('lost'))).toEqual([])
    }, patience)
    await device.close()
    await restored.close()
    await third.drop()
  })

  it('is not restored over anything, by an older build, or twice', async () => {
    const copy = folderOf('refused')
    await backUp(here(), copy, () => {})
    await expect(backUp(here(), copy, () => {})).rejects.toThrow('is there already')
    await expect(restore(here(), copy, () => {})).rejects.toThrow(
      /^Setting DATABASE_URL: the database first is not empty/,
    )
    await expect(restore(settingsOf({}), copy, () => {})).rejects.toThrow('name an empty one by DATABASE_URL')
    await expect(restore(here(), folder, () => {})).rejects.toThrow('is no backup')

    const url = await postgres.newDatabase('fourth', 'first_owner')
    const fourth = settingsOf({ DATABASE_URL: url })
    const file = join(copy, 'manifest.json')
    const text = await readFile(file, 'utf8')
    const later = JSON.parse(text)
    later.database.migrations.push({ number: 9999, name: '9999_later.sql', checksum: '' })
    await writeFile(file, JSON.stringify(later))
    await expect(restore(fourth, copy, () => {})).rejects.toThrow(/newer build than this one \(9999_later/)
    await writeFile(file, text)
    await restore(fourth, copy, () => {})
    await expect(restore(fourth, copy, () => {})).rejects.toThrow('is not empty')

    // What is left where a restore ends half-way: no server runs, and the next restore says so.
    const database = asTestDatabase(url)
    await database.owner.execute('delete from epoch')
    await expect(restore(fourth, copy, () => {})).rejects.toThrow('was cut short')
    await expect(backUp(fourth, folderOf('half'), () => {})).rejects.toThrow('was cut short')
    await database.drop()
  })

  it('says so where the secret of the new place is another one', async () => {
    const copy = folderOf('keys')
    await backUp(here(), copy, () => {})
    const url = await postgres.newDatabase('fifth', 'first_owner')
    const settings = settingsOf({ DATABASE_URL: url, SECRET_KEY: Buffer.alloc(32, 8).toString('base64') })
    expect(await notified((notify) => restore(settings, copy, notify))).toMatch(
      /Setting SECRET_KEY: .*fingerprint [0-9a-f]{16}/,
    )
  })

  it.runIf(hasPgbouncer)('goes through PgBouncer in session mode, and refuses transaction mode', async () => {
    const copy = folderOf('pooled')
    const own = await postgres.newDatabase('sixth', 'first_owner')
    const refusing = await startPgbouncer(source.url, 'transaction')
    await expect(backUp(settingsOf({ DATABASE_URL: refusing.url }), copy, () => {})).rejects.toThrow(
      'pool_mode = transaction',
    )
    await refusing.stop()
    const first = await startPgbouncer(source.url, 'session')
    await backUp(settingsOf({ DATABASE_URL: first.url }), copy, () => {})
    await first.stop()
    const pooler = await startPgbouncer(own, 'session')
    await restore(settingsOf({ DATABASE_URL: pooler.url }), copy, () => {})
    await pooler.stop()
    const sixth = asTestDatabase(own)
    expect(await sixth.database.query('select from epoch')).toHaveLength(1)
    await sixth.drop()
  })

  it('lists a bucket, and a restore names what is missing from it', async () => {
    const swift = await startSwift()
    const bucket = {
      S3_ENDPOINT: swift.endpoint,
      S3_BUCKET: swift.bucket,
      S3_ACCESS_KEY_ID: swift.accessKeyId,
      S3_SECRET_ACCESS_KEY: swift.secretAccessKey,
    }
    const stored = await startTestServer({ SECRET_KEY: secretKey, ...bucket }, { test: source })
    try {
      for (const name of ['one', 'two', 'three'])
        await stored.context.storage.put(`public/${name}.webp`, name, { contentType: 'image/webp' })
      const copy = folderOf('bucket')
      expect(await notified((notify) => backUp(stored.context.settings, copy, notify))).toContain('listed (3 objects')
      await stored.context.storage.delete('public/two.webp')
      await stored.context.storage.put('public/three.webp', 'of another size', { contentType: 'image/webp' })
      const url = await postgres.newDatabase('seventh', 'first_owner')
      const settings = settingsOf({ DATABASE_URL: url, ...bucket })
      expect(await restore(settings, copy, () => {})).toEqual({ missing: 2 })
      expect(await readFile(join(settings.DATA_DIR, 'missing-objects.txt'), 'utf8')).toBe(
        'public/three.webp\npublic/two.webp\n',
      )
      await expect(backUp({ ...settings, S3_BUCKET: 'none' }, folderOf('none'), () => {})).rejects.toThrow(
        /^Setting S3_ENDPOINT: the bucket none/,
      )
    } finally {
      await stored.close()
      await swift.stop()
    }
  })
})
