import { offlineCalls } from '@cliffhanger/contract/drama/offline-calls.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { afterEach, beforeEach, vi } from 'vitest'
import { clearSession, storeSession } from '../../../../platform/session/session.ts'
import {
  closeDatabase,
  deleteDatabase,
  type LocalDatabase,
  openDatabase,
} from '../../../../platform/storage/local-database.ts'
import { exampleDrama, exampleUser } from '../../../../testing/examples.ts'
import { FakeServer } from '../../../../testing/fake-server.ts'
import { exampleEpisode } from '../../player/testing/example-episode.ts'
import { copyAddress } from '../copy-address.ts'
import { queueCopies } from '../copy-store.ts'
import type { CopyRow } from '../copy-tables.ts'
import { fetchCopy } from '../read-copy.ts'
import { served } from './served-episode.ts'

const id = `${exampleDrama.id}/1`

/** So many milliseconds from now, in seconds. */
export const seconds = (fromNowMs: number): number => Math.floor((Date.now() + fromNowMs) / 1000)

export const licence = {
  video_id: exampleDrama.id,
  number: 1,
  end_time: seconds(30 * dayMs),
  deny_reason: '',
} as const

interface CopyDevice {
  database: LocalDatabase
  server: FakeServer
  /** Names of the files that were fetched, and what happens before one is. */
  fetched: string[]
  before: (name: string) => Promise<Response | undefined>
  /** The version of the episode that plays. */
  version: number
  queue(...numbers: readonly number[]): Promise<void>
  copyOf(): Promise<CopyRow | undefined>
  /** A file of the first copy as it plays, or the status of the answer. */
  read(name: string): Promise<string | number>
}

/** A device with the database of a member, and a server that serves an episode; new for each test. */
export const useCopyDevice = (): CopyDevice => {
  const device = {} as CopyDevice
  beforeEach(() => prepare(device))
  afterEach(async () => {
    closeDatabase()
    await deleteDatabase(exampleUser.user_id)
    clearSession()
  })
  return device
}

const prepare = async (device: CopyDevice): Promise<void> => {
  storeSession({ accessToken: 'a', refreshToken: 'r', user: exampleUser })
  const database = await openDatabase(exampleUser.user_id)
  const server = new FakeServer()
  const fresh: CopyDevice = {
    database,
    server,
    fetched: [],
    before: async () => undefined,
    version: 1,
    queue: (...numbers) => queueCopies(database, exampleDrama, numbers.map(exampleEpisode), '360p'),
    copyOf: () => database.copies.get(id),
    read: async (name) => {
      const reply = await fetchCopy(copyAddress(id).replace('master.m3u8', name))
      return reply.ok ? Buffer.from(await reply.arrayBuffer()).toString() : reply.status
    },
  }
  Object.assign(device, fresh)
  server.answer(offlineCalls.saveEpisode, ({ body }) => ({
    licence: { ...licence, number: (body as { number: number }).number },
    play_url: `http://cliffhanger.test/play/ticket/7/${device.version}/master.m3u8`,
  }))
  const calls = fetch
  vi.stubGlobal('fetch', async (input: URL | string, init?: RequestInit) => {
    const name = /^\/play\/ticket\/7\/\d+\/(.+)$/.exec(new URL(input, 'http://cliffhanger.test').pathname)?.[1]
    if (name === undefined) return calls(String(input), init)
    const instead = await device.before(name)
    if (instead) return instead
    device.fetched.push(name)
    return new Response(new Uint8Array(served[name] ?? []), { status: served[name] ? 200 : 404 })
  })
}
