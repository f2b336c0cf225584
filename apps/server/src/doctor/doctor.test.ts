import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMasterSecrets } from '../open-platform.ts'
import { prepareSchema } from '../platform/database/prepare-schema.ts'
import { openBucket } from '../platform/storage/object-store/s3/open-bucket.ts'
import { readSettings } from '../settings.ts'
import { log, withClient } from '../testing/database.ts'
import { startSwift, type TestSwift } from '../testing/doubles/swift.ts'
import { startNats } from '../testing/nats.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import type { Finding } from './check.ts'
import { examine } from './examine.ts'

let folder: string
let swift: TestSwift
let server: TestServer
const secretKey = randomBytes(32).toString('base64')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-'))
  swift = await startSwift()
  server = await startTestServer({ SECRET_KEY: secretKey })
})

afterAll(async () => {
  await server?.close()
  await swift?.stop()
  await rm(folder, { recursive: true, force: true })
})

const settingsOf = (changes: Readonly<Record<string, string>> = {}) =>
  readSettings({
    DATABASE_URL: server.context.settings.DATABASE_URL,
    DATA_DIR: folder,
    SECRET_KEY: secretKey,
    DEMO: '0',
    S3_ENDPOINT: swift.endpoint,
    S3_BUCKET: swift.bucket,
    S3_ACCESS_KEY_ID: swift.accessKeyId,
    S3_SECRET_ACCESS_KEY: swift.secretAccessKey,
    ...changes,
  })

/** The findings by what was tried, as the command would make them. */
const look = async (changes?: Readonly<Record<string, string>>): Promise<Map<string, Finding>> => {
  const settings = settingsOf(changes)
  const masters = await openMasterSecrets(settings)
  const findings = await examine({ settings, databaseUrl: settings.DATABASE_URL, masters }, () => undefined)
  return new Map(findings.map((finding) => [finding.subject, finding]))
}
const resultsOf = (findings: ReadonlyMap<string, Finding>, ...subjects: string[]) =>
  subjects.map((subject) => findings.get(subject)?.result)

it('finds a sound platform sound, and leaves nothing in its store', async () => {
  const nats = await startNats()
  try {
    const found = await look({ NATS_URL: nats.url, PUBLIC_URL: 'https://app.example', TRUST_PROXY: '1' })
    const subjects = ['database', 'role and time limits', 'schema', 'keys', 'clock', 'object store', 'uploads in parts']
    expect(resultsOf(found, ...subjects)).toEqual(subjects.map(() => 'ok'))
    const others = ['pages and the store', 'upload credentials', 'NATS', 'push', 'ffmpeg', 'disk', 'address', 'proxies']
    expect(resultsOf(found, ...others)).toEqual(others.map(() => 'ok'))
    expect(resultsOf(found, 'mail', 'SMS')).toEqual(['warn', 'warn'])
    const { storage } = openBucket({ settings: settingsOf(), clock: Date.now, secret: randomBytes(32) })
    for await (const { key } of storage.list('check/')) expect(key).toBe('nothing is left')
  } finally {
    await nats.stop()
  }
})

it('says of each part what is wrong and what to do', async () => {
  const found = await look({
    SECRET_KEY: randomBytes(32).toString('base64'),
    S3_ENDPOINT: 'http://127.0.0.1:1',
    NATS_URL: 'nats://127.0.0.1:1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    FFMPEG_PATH: '/nonexistent/ffmpeg',
    PUBLIC_URL: 'https://app.example',
    TRUST_PROXY: '0',
    DATA_DIR: '/proc/none',
  })
  expect(resultsOf(found, 'keys', 'object store', 'NATS', 'mail', 'ffmpeg', 'disk')).toEqual(
    Array.from({ length: 6 }, () => 'fail'),
  )
  expect(found.get('object store')?.found).toContain('S3_ENDPOINT')
  expect(found.get('keys')?.advice).toContain('SECRET_KEY_PREVIOUS')
  expect(resultsOf(found, 'proxies')).toEqual(['warn'])
  expect([...found.values()].every(({ result, advice }) => result === 'ok' || advice !== '')).toBe(true)
})

it('says that functions of this build are still to be applied', async () => {
  const url = server.context.settings.DATABASE_URL ?? ''
  await withClient(url, (client) =>
    client.query(`update schema_functions set checksum = '' where name = 'ledger_post'`),
  )
  const found = '1 functions are still to be applied'
  expect((await look()).get('schema')).toMatchObject({ result: 'warn', found })
  await prepareSchema({ url, isPooled: false, mayMigrate: true, log })
  expect(resultsOf(await look(), 'schema')).toEqual(['ok'])
})

it('goes on to the others where the database is away', async () => {
  const found = await look({ DATABASE_URL: 'postgresql://127.0.0.1:1/none' })
  expect(resultsOf(found, 'database', 'schema', 'object store')).toEqual(['fail', 'fail', 'ok'])
})
