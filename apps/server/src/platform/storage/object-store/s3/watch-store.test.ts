import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { readSettings } from '../../../../settings.ts'
import { freePort } from '../../../../testing/free-port.ts'
import { openLog } from '../../../log.ts'
import { openBucket } from './open-bucket.ts'
import { watchStore } from './watch-store.ts'

let server: Server | undefined
afterEach(() => server?.close())

/** A store that answers every request alike. */
async function reply(port: number, status: number, body: string): Promise<void> {
  server?.closeAllConnections()
  server?.close()
  server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/xml', connection: 'close' }).end(body)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
}

const error = (code: string) => `<Error><Code>${code}</Code><Message>${code}</Message></Error>`

it('a store that was away, then refuses, then takes the settings is reached without a restart', async () => {
  const port = await freePort()
  const settings = readSettings({ S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: 'films' })
  const { storage, place: location } = openBucket({ settings, clock: Date.now, secret: randomBytes(32) })
  const log = openLog('silent')
  const said = vi.spyOn(log, 'error')
  const sentences = () => said.mock.calls.map(([first]) => String(first))
  const watch = await watchStore(storage, location, { log, origin: 'https://page.example', pauseMs: 20 })
  expect(watch.isReached).toBe(false)
  expect(sentences()[0]).toContain('no object store answers')

  await reply(port, 404, error('NoSuchBucket'))
  await vi.waitFor(() => expect(sentences().at(-1)).toContain('there is no bucket films'), { timeout: 30_000 })
  await reply(port, 403, error('AccessDenied'))
  await vi.waitFor(() => expect(sentences().at(-1)).toContain('S3_SECRET_ACCESS_KEY'), { timeout: 30_000 })
  expect(watch.isReached).toBe(false)
  await reply(port, 200, '<ListBucketResult><KeyCount>0</KeyCount></ListBucketResult>')
  await vi.waitFor(() => expect(watch.isReached).toBe(true), { timeout: 30_000 })
  expect(new Set(sentences()).size).toBe(sentences().length)
  watch.stop()
})

it('a store that refuses at the start ends it with the sentence', async () => {
  const port = await freePort()
  await reply(port, 404, error('NoSuchBucket'))
  const settings = readSettings({ S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: 'films' })
  const { storage, place: location } = openBucket({ settings, clock: Date.now, secret: randomBytes(32) })
  await expect(
    watchStore(storage, location, { log: openLog('silent'), origin: 'https://page.example' }),
  ).rejects.toThrow('there is no bucket films; make it first')
})
