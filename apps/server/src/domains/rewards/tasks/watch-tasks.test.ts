import { randomUUID } from 'node:crypto'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { offlineCalls } from '@cliffhanger/contract/drama/offline-calls.ts'
import { watchTaskCalls } from '@cliffhanger/contract/drama/watch-task-calls.ts'
import { segmentSeconds } from '@cliffhanger/rules/media/rendition.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { newDrama } from '../../../testing/dramas.ts'
import { type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger } from '../../../testing/wallet.ts'
import { offer, tasksOf } from './testing.ts'

/** Watching through the calls and addresses a client uses, and what a forged client gets by them. */

let server: TestServer
let dramaId: number
/** What `newDrama` gives every episode. */
const episodeSeconds = 90
const segmentCount = episodeSeconds / segmentSeconds
/** The most that one report may tell. */
const reportSeconds = 60

beforeAll(async () => {
  server = await startTestServer({ TIME_ZONE: 'UTC' })
  dramaId = await newDrama(server.owner, server.domains.drama.authoring, { episodes: 12 })
  await server.owner.execute(`update dramas set free_number = 12 where id = $1`, [dramaId])
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

const wait = (seconds: number) => server.advance(seconds * 1000)

/** Asks for an episode and fetches its first segments, as many as reported; nothing where no ticket is given. */
async function fetchSegments(who: Member, number: number, count = segmentCount): Promise<void> {
  const { data } = await server.call(dramaCalls.getEpisodes, { video_id: dramaId, number }, { token: who.token })
  const address = data?.item?.play_url
  if (address) await fetchBy(address, count)
}

async function fetchBy(address: string, count = segmentCount): Promise<void> {
  const folder = new URL('./360/', address).pathname
  const names = Array.from({ length: count }, (_, segment) => String(segment).padStart(4, '0'))
  await Promise.all(names.map((name) => server.send({ method: 'GET', path: `${folder}${name}.m4s` })))
}

/** Tells of watched seconds as a client does, a minute at a time. */
async function report(who: Member, number: number, seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= reportSeconds) {
    const reported = Math.min(left, reportSeconds)
    await server.call(
      dramaCalls.reportWatch,
      { video_id: dramaId, number, seconds: reported, timeDetail: Math.min(seconds, episodeSeconds) },
      { token: who.token },
    )
  }
}

const finish = (who: Member, number: number) =>
  server.succeed(
    watchTaskCalls.finishWatching,
    { video_id: dramaId, number },
    { token: who.token, key: randomUUID(), language: 'en' },
  )
const claim = (who: Member, task_id: number, key: string = randomUUID()) =>
  server.call(watchTaskCalls.finishWatching, { task_id }, { token: who.token, key, language: 'en' })
const secondsOf = async (who: Member) => (await tasksOf(server, who))[0]?.progress

/** Watches as an honest client does: segments, then time, then a report. */
async function watch(who: Member, number: number, seconds = episodeSeconds) {
  await fetchSegments(who, number, Math.ceil(seconds / segmentSeconds))
  for (let left = seconds; left > 0; left -= reportSeconds) {
    wait(Math.min(left, reportSeconds))
    await report(who, number, Math.min(left, reportSeconds))
  }
}

describe('a watch task', () => {
  it('S-96: is finished by really watching, and claimed once', async () => {
    const [task = 0] = await offer(server, [
      { code: 'watch_seconds', kind: 'watch', target: 100, coin: 'gold', amount: 4 },
    ])
    const who = await newMember(server)
    await watch(who, 1, 60)
    expect(await tasksOf(server, who)).toMatchObject([{ progress: 60, state: 0 }])
    expect((await claim(who, task)).code).toBe(7028)
    await watch(who, 2, 60)
    expect((await finish(who, 2)).tasks).toMatchObject([{ id: task, progress: 100, state: 1, kind: 'watch' }])
    const key = randomUUID()
    const claimed = await Promise.all([claim(who, task, key), claim(who, task), claim(who, task), claim(who, task)])
    const given = claimed.filter(({ code }) => code === 200)
    expect(given).toHaveLength(1)
    expect(given[0]?.data).toMatchObject({ reward: { coin_code: 'gold', amount: '4' }, balance: '4' })
    expect((await claim(who, task)).code).toBe(7028)
    expect(await tasksOf(server, who)).toMatchObject([{ state: 2 }])
    expect(await server.domains.ledger.balance(server.context.db, who.userId, 'gold')).toBe('4')
  })

  it('S-114: does not count segments that a device copied, which count as delivered (A-16) all the same', async () => {
    await offer(server, [{ code: 'watch_seconds', kind: 'watch', target: 100 }])
    const who = await newMember(server)
    const asked = { video_id: dramaId, number: 1 }
    const { play_url } = await server.succeed(offlineCalls.saveEpisode, asked, { token: who.token })
    await fetchBy(play_url)
    wait(reportSeconds)
    await report(who, 1, reportSeconds)
    expect(await secondsOf(who)).toBe(0)
    await vi.waitFor(
      async () => {
        const delivered = await server.context.db.query('select from play_deliveries where user_id = $1', [who.userId])
        expect(delivered).toHaveLength(1)
      },
      { timeout: 10_000 },
    )
    await watch(who, 1, reportSeconds)
    expect(await secondsOf(who)).toBe(reportSeconds)
  })

  it('S-96: counts episodes that were watched to their end, each once a day', async () => {
    await offer(server, [{ code: 'watch', target: 3, amount: 15 }])
    const who = await newMember(server)
    for (const number of [1, 2, 2]) {
      await watch(who, number)
      await finish(who, number)
    }
    expect(await secondsOf(who)).toBe(2)
    await watch(who, 3)
    await finish(who, 3)
    await expect.poll(() => server.domains.ledger.balance(server.context.db, who.userId, 'point')).toBe('15')
  })
})

describe('a forged client', () => {
  const begin = () => offer(server, [{ code: 'watch_seconds', kind: 'watch', target: 3600 }])

  it('S-96: that reports without fetching gets nothing', async () => {
    await begin()
    const who = await newMember(server)
    wait(600)
    await report(who, 1, 60)
    wait(60)
    await report(who, 1, 60)
    expect(await secondsOf(who)).toBe(0)
  })

  it('S-96: that fetches without waiting gets the time that passed', async () => {
    await begin()
    const who = await newMember(server)
    const beganMs = server.context.clock()
    // The calls themselves take time that counts, however long they take.
    const passedSeconds = () => Math.ceil((server.context.clock() - beganMs) / 1000)
    for (let number = 1; number <= 5; number++) await fetchSegments(who, number)
    for (let number = 1; number <= 5; number++) await report(who, number, 60)
    expect(await secondsOf(who)).toBeLessThanOrEqual(passedSeconds())
    wait(30)
    for (let number = 1; number <= 5; number++) await report(who, number, 3600)
    expect(await secondsOf(who)).toBeLessThanOrEqual(passedSeconds())
  })

  it('S-96: that replays the segments of somebody else gets nothing for them', async () => {
    await begin()
    const [owner, who] = [await newMember(server), await newMember(server)]
    await watch(owner, 1)
    await report(who, 1, 60)
    wait(60)
    await report(who, 1, 60)
    expect(await secondsOf(who)).toBe(0)
    expect(await secondsOf(owner)).toBe(episodeSeconds)
  })

  it('S-96: that plays one episode in ten tabs, or ten episodes at once, gets what one viewer gets', async () => {
    await begin()
    const [tabs, many, honest] = [await newMember(server), await newMember(server), await newMember(server)]
    for (let tab = 1; tab <= 10; tab++) {
      await fetchSegments(tabs, 1)
      await fetchSegments(many, tab)
    }
    await fetchSegments(honest, 1)
    for (const _minute of ['first', 'second']) {
      wait(45)
      await report(honest, 1, 45)
      for (let tab = 1; tab <= 10; tab++) {
        await report(tabs, 1, 45)
        await report(many, tab, 45)
      }
    }
    expect(await secondsOf(honest)).toBe(90)
    expect(await secondsOf(tabs)).toBe(90)
    // The time its tickets took to be given counts for it as well.
    expect(await secondsOf(many)).toBeLessThanOrEqual(100)
  })

  it('S-96: that watches one episode all day gets it once', async () => {
    await begin()
    const who = await newMember(server)
    for (let turn = 0; turn < 3; turn++) await watch(who, 1)
    expect(await secondsOf(who)).toBe(episodeSeconds)
  })
})
