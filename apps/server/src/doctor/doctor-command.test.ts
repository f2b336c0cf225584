import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server.ts'

const command = join(import.meta.dirname, '..', 'doctor-command.ts')
const secretKey = Buffer.alloc(32, 7).toString('base64')
let folder: string
let server: TestServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-'))
  server = await startTestServer({ SECRET_KEY: secretKey })
})
afterAll(async () => {
  await server?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Runs the command as npm does, with these settings and no others. */
const examine = (settings: Readonly<Record<string, string>>): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const { PATH = '', HOME = '' } = process.env
    const child = execFile(
      process.execPath,
      [command],
      { env: { PATH, HOME, DATA_DIR: folder, DEMO: '0', ...settings }, timeout: 120_000 },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    )
  })

it('prints a line for each finding and the sum, and ends with 0 where nothing is to mend', async () => {
  const { code, out, err } = await examine({
    DATABASE_URL: server.context.settings.DATABASE_URL,
    SECRET_KEY: secretKey,
    PUBLIC_URL: 'https://app.example',
    TRUST_PROXY: '1',
  })
  const lines = out.trimEnd().split('\n')
  expect(lines).toContainEqual(expect.stringMatching(/^ok {4}role and time limits {4}\S/))
  expect(lines).toContainEqual(expect.stringMatching(/^WARN {2}mail {20}\S/))
  // What to do stands below what was found.
  const mail = lines.findIndex((line) => line.startsWith('WARN  mail'))
  expect(lines[mail + 1]).toMatch(/^ {28} {2}→ \S/)
  const [, sound = '', toLookAt = '', toMend = ''] =
    /^(\d+) ok, (\d+) warnings, (\d+) problems$/.exec(lines.at(-1) ?? '') ?? []
  const starting = (sign: string) => String(lines.filter((line) => line.startsWith(`${sign} `)).length)
  expect([sound, toLookAt, toMend]).toEqual([starting('ok'), starting('WARN'), starting('FAIL')])
  expect([code, toMend, err]).toEqual([0, '0', ''])
})

it('ends with 1 where something is to mend, and with one sentence where a setting cannot be read', async () => {
  const away = await examine({ DATABASE_URL: 'postgresql://127.0.0.1:1/none', SECRET_KEY: secretKey })
  expect(away.out).toMatch(/^FAIL {2}database .*\n +→ \S/m)
  expect(away.code).toBe(1)
  const wrong = await examine({ DATABASE_URL: 'foo' })
  expect([wrong.code, wrong.out]).toEqual([1, ''])
  expect(wrong.err.trimEnd()).toMatch(/^Setting DATABASE_URL: .*$/)
})
