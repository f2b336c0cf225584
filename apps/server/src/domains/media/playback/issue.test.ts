import { dayMs, minuteMs } from '@cliffhanger/contract/duration.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../../../platform/http/refusal.ts'
import { openLog } from '../../../platform/log.ts'
import { readSettings } from '../../../settings.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { newAsset } from '../../../testing/dramas.ts'
import { createAccount } from '../../account/index.ts'
import { listAlarms } from '../queries/plays.ts'
import { followPlay, type IssueDeps, issuePlay, issuePreview, type PlayRequest } from './issue.ts'
import { readTicket } from './ticket.ts'

const ticketSecret = Buffer.alloc(32, 1)
let test: TestDatabase
let nowMs = 1_800_000_000_000
let userId = 0
let assets: number[] = []

beforeAll(async () => {
  test = await createTestDatabase()
  assets = []
  for (let total = 0; total < 30; total++) assets.push(await newAsset(test.database))
})
afterAll(() => test.drop())

const newMember = async () => {
  const account = { loginType: 'auto', address: '127.0.0.1', language: 'en' } as const
  userId = (await test.database.transaction((tx) => createAccount(tx, account, nowMs))).id
}

const partsNow = (): IssueDeps => {
  const context = { db: test.database, clock: () => nowMs, log: openLog('silent'), settings: readSettings({}) }
  return { context, ticketSecret }
}

const playOf = (index: number, sessionId = 1): PlayRequest => ({
  assetId: assets[index] ?? 0,
  caller: { userId, sessionId },
  isSvip: false,
  watchedSeconds: 0,
  language: 'en',
})

const send = async (index: number, request: Partial<PlayRequest> & { sessionId?: number } = {}) => {
  const { sessionId, ...changes } = request
  try {
    return await issuePlay(partsNow(), { ...playOf(index, sessionId), ...changes })
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    return `${refusal.refusal} ${String(refusal.details?.reason)} ${String(refusal.details?.retry_after)}: ${refusal.text}`
  }
}

describe('handing out plays', () => {
  it('binds the ticket to episode, member, login session and C-53', async () => {
    await newMember()
    const path = await send(0, { sessionId: 77 })
    const [, , ticket = '', assetId, version, name] = path.split('/')
    expect([assetId, version, name]).toEqual([String(assets[0]), '1', 'master.m3u8'])
    const content = {
      assetId: assets[0] ?? 0,
      userId,
      sessionId: 77,
      isSvip: false,
      previewSegments: 0,
      expiresS: nowMs / 1000 + 900,
      issuedMs: nowMs,
    }
    expect(readTicket([ticketSecret], ticket, assets[0] ?? 0, nowMs)).toMatchObject(content)
    expect(await send(99)).toMatch(/^notFound/)
  })

  it('says 1080p only to SVIP, where there is such a quality', async () => {
    await newMember()
    const isOpen = async (index: number, isSvip: boolean) =>
      readTicket([ticketSecret], (await send(index, { isSvip })).split('/')[2] ?? '', assets[index] ?? 0, nowMs)?.isSvip
    expect(await isOpen(0, true)).toBe(false)
    await test.database.execute(
      `update media_assets set renditions = '[{"name":"360"},{"name":"1080"}]' where id = $1`,
      [assets[1]],
    )
    expect(await isOpen(1, true)).toBe(true)
    expect(await isOpen(1, false)).toBe(false)
  })

  it('two devices of a member play at once, a third waits until one ends; its own next episode is no other device', async () => {
    await newMember()
    expect(await send(0, { sessionId: 1 })).toMatch(/^\/play/)
    nowMs += 10_000
    expect(await send(1, { sessionId: 2 })).toMatch(/^\/play/)
    expect(await send(2, { sessionId: 2 })).toMatch(/^\/play/)
    expect(await send(2, { sessionId: 3 })).toBe(
      "tooManyRequests devices 80: You're already watching on 2 other devices. Stop there or try again shortly.",
    )
    nowMs += 80_000
    expect(await send(2, { sessionId: 3 })).toMatch(/^\/play/)
  })

  it('who fetches more than 20 episodes in 5 minutes and watches none is refused and shown to operators, once an hour', async () => {
    await newMember()
    for (let index = 0; index < 20; index++) expect(await send(index)).toMatch(/^\/play/)
    expect(await send(5)).toMatch(/^\/play/)
    for (const index of [20, 21])
      expect(await send(index)).toMatch(/^tooManyRequests dump 300: You're opening episodes too fast/)
    expect(await listAlarms(test.database, 10, 0)).toEqual([
      { id: expect.any(Number), user_id: userId, episodes: 21, watched_seconds: 0, created_ms: nowMs },
    ])
    nowMs += 5 * minuteMs
    expect(await send(20)).toMatch(/^\/play/)
  })

  it('who looks at each of them for a few seconds is not', async () => {
    await newMember()
    for (let index = 0; index < 25; index++) {
      expect(await send(index, { watchedSeconds: 1000 + index * 4 })).toMatch(/^\/play/)
      nowMs += 5000
    }
  })

  it('20 at the same moment are counted one after the other', async () => {
    await newMember()
    const replies = await Promise.all(assets.slice(0, 30).map((_, index) => send(index)))
    expect(replies.filter((reply) => reply.startsWith('/play'))).toHaveLength(20)
  })

  it('at most 60 tickets a minute and 400 a day, whatever is watched', async () => {
    await newMember()
    let watchedSeconds = 0
    const next = async (index: number) =>
      send(index % 30, { watchedSeconds: (watchedSeconds += 60), sessionId: 1 + Math.floor(index / 30) })
    await test.database.execute(
      `insert into play_tickets (user_id, session_id, asset_id, watched_seconds, issued_ms, ends_ms)
       select $1, 1, 0, n * 30, $2::bigint - 1000, 0 from generate_series(1, 60) n`,
      [userId, nowMs],
    )
    expect(await next(0)).toMatch(/^tooManyRequests tooFast 60/)
    await test.database.execute(
      `insert into play_tickets (user_id, session_id, asset_id, watched_seconds, issued_ms, ends_ms)
       select $1, 1, 0, 0, $2::bigint - 3600000, 0 from generate_series(1, 340) n`,
      [userId, nowMs],
    )
    nowMs += 61_000
    expect(await next(1)).toMatch(/^tooManyRequests tooMany 3600/)
    nowMs += dayMs
    expect(await next(2)).toMatch(/^\/play/)
  })

  it('docs/rules/video-checks.md 4: a device that plays no more makes room at once, and has its place again where it goes on', async () => {
    await newMember()
    const say = (sessionId: number, isOver: boolean) =>
      followPlay(
        test.database,
        { assetId: assets[0] ?? 0, caller: { userId, sessionId }, leftMs: 30_000, isOver },
        nowMs,
      )
    for (const sessionId of [1, 2]) expect(await send(0, { sessionId })).toMatch(/^\/play/)
    expect(await send(1, { sessionId: 3 })).toMatch(/^tooManyRequests devices/)
    await say(2, true)
    expect(await send(1, { sessionId: 3 })).toMatch(/^\/play/)
    // The page was only out of sight: the place that it has again is one that the next device misses.
    nowMs += 1000
    await say(2, false)
    await say(1, true)
    expect(await send(1, { sessionId: 4 })).toMatch(/^tooManyRequests devices 60/)
    // Nothing is had by what a device says of a play it was not given.
    await say(9, false)
    await say(3, true)
    await say(2, true)
    expect(await send(1, { sessionId: 4 })).toMatch(/^\/play/)
  })

  it('docs/rules/video-checks.md 4: what is free for everybody takes no place and misses none, and is counted like the rest', async () => {
    await newMember()
    for (const sessionId of [1, 2, 3]) expect(await send(0, { sessionId, isFree: true })).toMatch(/^\/play/)
    for (const sessionId of [1, 2]) expect(await send(1, { sessionId })).toMatch(/^\/play/)
    expect(await send(1, { sessionId: 3 })).toMatch(/^tooManyRequests devices/)
    expect(await send(2, { sessionId: 3, isFree: true })).toMatch(/^\/play/)
    expect(await issuePreview(partsNow(), { ...playOf(1, 3), previewSeconds: 10 })).toMatch(/^\/play/)
    expect(await send(1, { sessionId: 3 })).toMatch(/^tooManyRequests devices/)
    for (let index = 3; index < 20; index++) await send(index, { sessionId: 3, isFree: true })
    expect(await send(21, { sessionId: 3, isFree: true })).toMatch(/^tooManyRequests dump/)
  })
})

describe('handing out previews', () => {
  const preview = (index: number, previewSeconds = 10) => issuePreview(partsNow(), { ...playOf(index), previewSeconds })
  const contentOf = (path: string | undefined, index: number) =>
    readTicket([ticketSecret], path?.split('/')[2] ?? '', assets[index] ?? 0, nowMs)

  it('binds the ticket to the segments that cover it, half of the episode at most', async () => {
    await newMember()
    expect(contentOf(await preview(0), 0)).toMatchObject({ userId, sessionId: 1, previewSegments: 5 })
    expect(contentOf(await preview(1, 60), 1)).toMatchObject({ previewSegments: 22 })
    expect(await preview(0, 0)).toBeUndefined()
    expect(await preview(99)).toBeUndefined()
  })

  it('does not count them as plays: a member who looks at many may still watch what they own', async () => {
    await newMember()
    for (let index = 0; index < 25; index++) expect(await preview(index)).toMatch(/^\/play/)
    expect(await send(26)).toMatch(/^\/play/)
    expect(await listAlarms(test.database, 1, 0)).not.toMatchObject([{ user_id: userId }])
  })

  it('has none for whoever is beyond the limits of plays', async () => {
    await newMember()
    for (let index = 0; index < 20; index++) expect(await send(index)).toMatch(/^\/play/)
    expect(await preview(21)).toBeUndefined()
  })

  it('an episode that is opened after its preview is opened whole', async () => {
    await newMember()
    for (let index = 0; index < 20; index++) await preview(index)
    expect(contentOf(await send(19), 19)).toMatchObject({ previewSegments: 0 })
  })
})
