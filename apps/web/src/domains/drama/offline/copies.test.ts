import '../../../testing/browser.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { offlineCalls } from '@cliffhanger/contract/drama/offline-calls.ts'
import type { WatchHistory } from '@cliffhanger/contract/drama/schemas.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSession, storeSession } from '../../../platform/session/session.ts'
import {
  closeDatabase,
  deleteDatabase,
  type LocalDatabase,
  openDatabase,
} from '../../../platform/storage/local-database.ts'
import { hasCopies } from '../../../shared/offline/has-copies.ts'
import { exampleDrama, exampleUser } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { exampleEpisode } from '../player/testing/example-episode.ts'
import { copyAddress } from './copy-address.ts'
import { pauseCopy, removeFromDevice, resumeCopy, runCopies } from './copy-queue.ts'
import { queueCopies } from './copy-store.ts'
import { findCopy } from './find-copy.ts'
import { keepLicences, renewLicences } from './licences.ts'
import { fetchCopy } from './read-copy.ts'
import { clear, served } from './testing/served-episode.ts'
import { sendWaitingReports, storeReport } from './waiting-reports.ts'

const id = `${exampleDrama.id}/1`

let database: LocalDatabase
let server: FakeServer
/** Names of the files that were fetched, and what happens before one is. */
let fetched: string[]
let before: (name: string) => Promise<Response | undefined>
let version: number

const seconds = (fromNowMs: number) => Math.floor((Date.now() + fromNowMs) / 1000)
const licence = { video_id: exampleDrama.id, number: 1, end_time: seconds(30 * dayMs), deny_reason: '' } as const

beforeEach(async () => {
  storeSession({ accessToken: 'a', refreshToken: 'r', user: exampleUser })
  database = await openDatabase(exampleUser.user_id)
  fetched = []
  before = async () => undefined
  version = 1
  server = new FakeServer()
  server.answer(offlineCalls.saveEpisode, ({ body }) => ({
    licence: { ...licence, number: (body as { number: number }).number },
    play_url: `http://cliffhanger.test/play/ticket/7/${version}/master.m3u8`,
  }))
  const calls = fetch
  vi.stubGlobal('fetch', async (input: URL | string, init?: RequestInit) => {
    const name = /^\/play\/ticket\/7\/\d+\/(.+)$/.exec(new URL(input, 'http://cliffhanger.test').pathname)?.[1]
    if (name === undefined) return calls(String(input), init)
    const instead = await before(name)
    if (instead) return instead
    fetched.push(name)
    return new Response(new Uint8Array(served[name] ?? []), { status: served[name] ? 200 : 404 })
  })
})
afterEach(async () => {
  closeDatabase()
  await deleteDatabase(exampleUser.user_id)
  clearSession()
})

const queue = (...numbers: number[]) => queueCopies(database, exampleDrama, numbers.map(exampleEpisode), '360p')
const copyOf = () => database.copies.get(id)
const read = async (name: string) => {
  const reply = await fetchCopy(copyAddress(id).replace('master.m3u8', name))
  return reply.ok ? Buffer.from(await reply.arrayBuffer()).toString() : reply.status
}
const segments = () => fetched.filter((name) => name.endsWith('.m4s'))

describe('a copy that is made', () => {
  it('S-114: holds every file as it was served, plays in clear, and its key cannot be read', async () => {
    await queue(1)
    expect(hasCopies()).toBe(true)
    await runCopies()
    expect(await copyOf()).toMatchObject({ phase: 'complete', doneFiles: 3, totalFiles: 3, source: '7/1' })
    const stored = await database.copyFiles.get([id, '0001.m4s'])
    expect(Buffer.from(stored?.data ?? new ArrayBuffer(0))).toEqual(served['360/0001.m4s'])
    expect([await read('0000.m4s'), await read('0001.m4s')]).toEqual(clear.map(String))
    expect(await read('init.mp4')).toBe('init')
    expect(await read('captions/en.vtt')).toBe('WEBVTT\n')
    expect(await read('media.m3u8')).not.toContain('KEY')
    expect(await read('captions/vi.vtt')).toBe(404)
    const { key: kept } = (await copyOf()) ?? {}
    expect(kept?.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', kept as CryptoKey)).rejects.toThrow('not extractable')
  })

  it('S-114: is paused between two files and goes on without fetching again what is there', async () => {
    await queue(1)
    before = async (name) => {
      if (name === '360/0001.m4s' && fetched.includes('360/0000.m4s')) await pauseCopy(id)
      return undefined
    }
    await runCopies()
    expect(await copyOf()).toMatchObject({ phase: 'paused', doneFiles: 2 })
    before = async () => undefined
    await resumeCopy(id)
    await runCopies()
    expect(await copyOf()).toMatchObject({ phase: 'complete', doneFiles: 3 })
    expect(segments().filter((name) => name.endsWith('0000.m4s'))).toHaveLength(1)
  })

  it('S-114: of a page that was closed in the middle goes on with the next one', async () => {
    await queue(1)
    await database.copies.update(id, { phase: 'copying' })
    await runCopies()
    expect(await copyOf()).toMatchObject({ phase: 'complete' })
  })

  it('waits where the network went, and the others with it', async () => {
    await queue(1, 2)
    before = async (name) => {
      if (name === '360/0000.m4s') throw new TypeError('Failed to fetch')
      return undefined
    }
    await runCopies()
    expect((await database.copies.toArray()).map(({ phase }) => phase)).toEqual(['waiting', 'waiting'])
    expect(server.requested(offlineCalls.saveEpisode)).toHaveLength(1)
  })

  it('asks for another address where the first is over', async () => {
    await queue(1)
    let refusals = 1
    before = async (name) =>
      name.endsWith('0001.m4s') && refusals-- > 0 ? new Response(null, { status: 403 }) : undefined
    await runCopies()
    expect(await copyOf()).toMatchObject({ phase: 'complete' })
    expect(server.requested(offlineCalls.saveEpisode)).toHaveLength(2)
  })

  it('begins anew where another version plays by now: files of two keys do not mix', async () => {
    await queue(1)
    before = async (name) => {
      if (name.endsWith('0001.m4s') && version === 1) {
        version = 2
        return new Response(null, { status: 403 })
      }
      return undefined
    }
    await runCopies()
    expect(await copyOf()).toMatchObject({ phase: 'complete', source: '7/2', doneFiles: 3 })
    expect(segments().filter((name) => name.endsWith('0000.m4s'))).toHaveLength(2)
  })

  it('says in the server’s words why it was refused, until it is tried again', async () => {
    await queue(1)
    server.refuse(offlineCalls.saveEpisode, 4006, { reason: 'devices' }, 'Too many devices')
    await runCopies()
    expect(await copyOf()).toMatchObject({ phase: 'failed', reason: 'refused', words: 'Too many devices' })
    await resumeCopy(id)
    await runCopies()
    expect(server.requested(offlineCalls.saveEpisode)).toHaveLength(2)
  })

  it('is removed with its files, and the server hears of it', async () => {
    server.answer(offlineCalls.releaseLicences, () => ({ released: 1 }))
    await queue(1)
    await runCopies()
    await removeFromDevice(await database.copies.toArray())
    expect(
      await Promise.all([database.copies.count(), database.copyFiles.count(), database.copiedDramas.count()]),
    ).toEqual([0, 0, 0])
    expect(hasCopies()).toBe(false)
    await expect
      .poll(() => server.requested(offlineCalls.releaseLicences))
      .toEqual([{ episodes: [{ video_id: exampleDrama.id, number: 1 }] }])
  })
})

describe('the licence of a copy', () => {
  beforeEach(async () => {
    await queue(1)
    await runCopies()
  })

  const answerRenewal = (change: Partial<typeof licence> | { end_time: number; deny_reason: 'coin' }) =>
    server.answer(offlineCalls.renewLicences, () => ({ list: [{ ...licence, ...change }] }))

  it('S-114: lets it play, also after it was renewed', async () => {
    answerRenewal({ end_time: seconds(29 * dayMs) })
    await renewLicences(database)
    expect((await copyOf())?.endsMs).toBeCloseTo(Date.now() + 29 * dayMs, -4)
    expect(await findCopy(exampleDrama.id, 1)).toMatchObject({ item: { can_play: 1, play_url: copyAddress(id) } })
  })

  it('S-114: that is refused takes files and key away, and says why', async () => {
    answerRenewal({ end_time: 0, deny_reason: 'coin' })
    await renewLicences(database)
    expect(await copyOf()).toMatchObject({ phase: 'ended', reason: 'coin', key: null, sizeBytes: 0 })
    expect(await database.copyFiles.count()).toBe(0)
    expect(await findCopy(exampleDrama.id, 1)).toEqual({ reason: 'coin' })
    expect(await read('0000.m4s')).toBe(403)
  })

  it('C-55: that ran out opens nothing any more', async () => {
    server.lose(offlineCalls.renewLicences)
    await database.copies.update(id, { endsMs: Date.now() - 1 })
    expect(await read('0000.m4s')).toBe(403)
    await keepLicences(database, true)
    expect(await copyOf()).toMatchObject({ phase: 'ended', reason: 'expired' })
    expect(await database.copyFiles.count()).toBe(0)
  })

  it('C-55: does not gain by a clock that is put back', async () => {
    server.lose(offlineCalls.renewLicences)
    await database.copies.update(id, { seenMs: Date.now() + dayMs })
    expect(await findCopy(exampleDrama.id, 1)).toEqual({ reason: 'clock' })
    expect(await read('0000.m4s')).toBe(403)
  })

  it('S-114: is nothing to another account, nor to nobody', async () => {
    closeDatabase()
    storeSession({ accessToken: 'a', refreshToken: 'r', user: { ...exampleUser, user_id: exampleUser.user_id + 1 } })
    const others = await openDatabase(exampleUser.user_id + 1)
    expect(hasCopies()).toBe(false)
    expect(await findCopy(exampleDrama.id, 1)).toBeUndefined()
    expect(await read('0000.m4s')).toBe(403)
    clearSession()
    expect(await read('0000.m4s')).toBe(403)
    closeDatabase()
    await deleteDatabase(others.userId)
  })
})

describe('what was watched without a network', () => {
  const report = { number: 1, positionSeconds: 3, durationSeconds: 4, seconds: 2 }
  const progress: WatchHistory = {
    ...{ id: exampleDrama.id, user_id: 1, number: 1, timeDetail: 3, duration: 4, is_done: 0, update_time: 0 },
  }
  beforeEach(() => queue(1))

  it('S-108: is told later, once, with all its seconds', async () => {
    expect(await storeReport(exampleDrama.id, report)).toBe(true)
    expect(await storeReport(exampleDrama.id, { ...report, positionSeconds: 4 })).toBe(true)
    server.answer(dramaCalls.reportWatch, () => ({ mark: progress, task_seconds: 0 }))
    await sendWaitingReports(database)
    await sendWaitingReports(database)
    expect(server.requested(dramaCalls.reportWatch)).toEqual([
      { video_id: exampleDrama.id, number: 1, timeDetail: 4, seconds: 4, client_seq: expect.any(Number) },
    ])
  })

  it('S-108: is told again under the same number where the answer was lost', async () => {
    await storeReport(exampleDrama.id, report)
    server.lose(dramaCalls.reportWatch)
    await expect(sendWaitingReports(database)).rejects.toThrow('network')
    server.answer(dramaCalls.reportWatch, () => ({ mark: progress, task_seconds: 0 }))
    await sendWaitingReports(database)
    const sent = server.requested(dramaCalls.reportWatch)
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
  })

  it('is not kept of an episode without a copy', async () => {
    expect(await storeReport(exampleDrama.id, { ...report, number: 9 })).toBe(false)
  })
})
