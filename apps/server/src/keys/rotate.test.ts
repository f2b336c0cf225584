import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sealerOf } from '../platform/security/sealed.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { newOperator, signInOperator, type TestOperator } from '../testing/operators.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { sealedColumns } from './sealed-columns.ts'

const run = promisify(execFile)
const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64')
const first = { SECRET_KEY: keyOf(1) }
const both = { SECRET_KEY: keyOf(2), SECRET_KEY_PREVIOUS: keyOf(1) }
const second = { SECRET_KEY: keyOf(2) }
const device = {
  plat_code: 'demo',
  device_type: 'h5',
  device_os: 'Linux',
  device_id: 'a device that outlives a secret',
} as const
const filmKey = Buffer.alloc(16, 9)

let test: TestDatabase
let folder: string
beforeAll(async () => {
  test = await createTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'keys-'))
})
afterAll(async () => {
  await test.drop()
  await rm(folder, { recursive: true, force: true })
})

const start = (environment: Record<string, string>) => startTestServer(environment, { test })

/** Runs the command as an operator of the machine would. */
const keys = (action: string, environment: Record<string, string>) =>
  run(process.execPath, [path.resolve(import.meta.dirname, '../keys-command.ts'), action], {
    env: { ...process.env, ...environment, DATABASE_URL: test.url, DATA_DIR: folder },
  })

/** The key of a film that somebody paid for, as the player gets it. */
async function filmKeyFor(server: TestServer, assetId: number, token: string): Promise<Buffer> {
  const caller = await server.domains.session.member(token)
  const way = await server.domains.media.signPlayback({
    assetId,
    caller,
    isSvip: false,
    watchedSeconds: 0,
    language: 'en',
  })
  const response = await fetch(`http://127.0.0.1:${server.port}${way.replace(/[^/]+$/, 'key')}`)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

describe('a master secret that is changed', () => {
  let operator: TestOperator
  let assetId: number
  let refreshToken = ''
  let accessToken = ''
  let userId: number

  it('is noted by the database, which then refuses another with the reason', async () => {
    const server = await start(first)
    operator = await newOperator(server, 'owner')
    const signedIn = await server.succeed(sessionCalls.signInByDevice, device)
    refreshToken = signedIn.refresh_token ?? ''
    accessToken = signedIn.access_token ?? ''
    userId = signedIn.user_info.user_id
    const sealed = sealerOf(server.context.secrets, 'media-key').seal(filmKey.toString('base64'))
    const inserted = await test.owner.one<{ id: number }>(
      `insert into media_assets (state, source_key, preset, duration_ms, renditions, created_ms, updated_ms, is_protected, sealed_key)
         values ('ready', 's', 'p', 1000, '[{"name":"360"}]', 0, 0, true, $1) returning id`,
      [sealed],
    )
    assetId = inserted.id
    expect(await filmKeyFor(server, assetId, accessToken)).toEqual(filmKey)
    await server.close()
    await expect(start(second)).rejects.toThrow(
      /^Setting SECRET_KEY: this database holds what was sealed with another.*SECRET_KEY_PREVIOUS/,
    )
  })

  it('beside the earlier one opens all, and everything is sealed again while servers run with it', async () => {
    const behind = await start({ ...first, SECRET_KEY_PREVIOUS: '' })
    await expect(keys('rotate', both)).rejects.toMatchObject({
      stderr: expect.stringContaining('1 server processes run without the present key'),
    })
    await behind.close()

    const server = await start(both)
    expect(await filmKeyFor(server, assetId, accessToken)).toEqual(filmKey)
    const { stdout } = await keys('rotate', both)
    expect(stdout).toContain('Everything is sealed with the present key')
    expect(stdout).toMatch(/media_assets\.sealed_key +1 present, 0 earlier, 0 unknown/)
    expect((await keys('rotate', both)).stdout).toContain('Everything is sealed')
    // What was signed with the earlier one still proves who it is.
    const renewed = await server.succeed(sessionCalls.refreshSession, device, { token: refreshToken })
    accessToken = renewed.access_token
    expect(accessToken).not.toBe('')
    await server.close()
  })

  it('alone is enough from then on: an operator signs in, a paid film plays, a device is known again, and the earlier one is refused', async () => {
    const server = await start(second)
    expect(await signInOperator(server, operator)).not.toBe('')
    expect(await filmKeyFor(server, assetId, accessToken)).toEqual(filmKey)
    expect((await server.succeed(sessionCalls.signInByDevice, device)).user_info.user_id).toBe(userId)
    const { stdout } = await keys('check', second)
    expect(stdout).toMatch(/operators\.totp_secret +1 present, 0 earlier, 0 unknown/)
    await server.close()
    await expect(start(first)).rejects.toThrow('Setting SECRET_KEY')
  })
})

it('every column of bytes is known to hold something sealed, or something that is not', async () => {
  const notSealed = /hash$|fingerprint$|^seed$|^thumb|^image$|^salt$|^public_key$/
  const columns = await test.owner.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type = 'bytea' order by 1`,
  )
  const sealed = columns.map(({ name }) => name).filter((name) => !notSealed.test(name.split('.')[1] ?? ''))
  expect(sealed).toEqual(sealedColumns.map(({ table, column }) => `${table}.${column}`).toSorted())
})
