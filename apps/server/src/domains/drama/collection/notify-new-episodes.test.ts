import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { dayMs, hourMs } from '@cliffhanger/contract/duration.ts'
import { noticeCalls } from '@cliffhanger/contract/notices/calls.ts'
import { dayStartMs, platformDay } from '@cliffhanger/rules/platform-day.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newAsset, newDrama } from '../../../testing/dramas.ts'
import { type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import type { DramaNeeds } from '../needs.ts'
import { notifyNewEpisodes } from './notify-new-episodes.ts'
import { collectingOn } from './testing.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '86400000' })
})
afterAll(() => server.close())
// Each test has a day of its own, and begins at noon.
beforeEach(async () => {
  const { clock, settings } = server.context
  const zone = settings.TIME_ZONE
  server.advance(dayStartMs(platformDay(clock() + dayMs, zone), zone) + 12 * hourMs - clock())
  await notify()
})

const { binge } = collectingOn(() => server)
const going = new AbortController().signal

const notify = (notices: DramaNeeds['notices'] = server.domains.notices, signal = going) =>
  notifyNewEpisodes(server.context, { notices }, signal, 2)

/** A drama that has been out for some time, with two episodes. */
const runningDrama = async () => {
  const id = await newDrama(server.context.db, server.domains.drama.authoring, {
    texts: {
      en: { title: 'Moon over the old town', intro: '', tags: [] },
      'zh-CN': { title: '老城月色', intro: '', tags: [] },
    },
    isEnd: false,
    totalNumber: 9,
  })
  await notify()
  return id
}

/** Another episode comes out. */
const release = async (dramaId: number) => {
  const { db } = server.context
  const { authoring } = server.domains.drama
  await db.transaction(async (tx) =>
    authoring.createEpisode(tx, { dramaId, titles: {}, assetId: await newAsset(tx, 'complete') }),
  )
  await authoring.listing.followAllAssets()
}

const savers = async (dramaId: number, count: number): Promise<Member[]> => {
  const members = []
  for (let each = 0; each < count; each++) {
    const member = await newMember(server)
    await binge(member, [dramaId], 1)
    members.push(member)
  }
  return members
}

const noticesOf = async ({ token }: Member) => {
  const { list } = await server.succeed(noticeCalls.listMyNotices, {}, { token })
  return list.filter(({ link }) => link.includes('videoPlay')).map(({ link }) => link)
}
const noticeCounts = async (members: readonly Member[]) => {
  const counts = []
  for (const member of members) counts.push((await noticesOf(member)).length)
  return counts
}

it('C-56: who saved a drama is told of its new episode, with its cover, in their language, and led to it', async () => {
  const id = await runningDrama()
  const [ana] = await savers(id, 1)
  const other = await newMember(server)
  if (!ana) throw new Error('nobody saved it')
  await release(id)
  expect(await notify()).toBe(1)
  const { list } = await server.succeed(noticeCalls.listMyNotices, {}, { token: ana.token, language: 'zh-CN' })
  expect(list[0]).toMatchObject({
    title: '追的剧更新了',
    summary: '《老城月色》更新到第 3 集，快去看。',
    link: `/pages/videoPlay/videoPlay?id=${id}&number=3`,
    image: expect.stringContaining('public/covers/test.webp'),
  })
  expect(await noticesOf(other)).toEqual([])
})

it('C-56: a second run, and several at once, tell nobody twice', async () => {
  const id = await runningDrama()
  const members = await savers(id, 5)
  await release(id)
  const counts = await Promise.all([notify(), notify(), notify()])
  expect((await notify()) + counts.reduce((sum, count) => sum + count, 0)).toBe(5)
  expect(await notify()).toBe(0)
  expect(await noticeCounts(members)).toEqual([1, 1, 1, 1, 1])
})

it('C-56: a drama tells once a day; what came later on that day is told on the next', async () => {
  const id = await runningDrama()
  const [ana] = await savers(id, 1)
  if (!ana) throw new Error('nobody saved it')
  await release(id)
  expect(await notify()).toBe(1)
  await release(id)
  await release(id)
  expect(await notify()).toBe(0)
  server.advance(dayMs)
  expect(await notify()).toBe(1)
  expect((await noticesOf(ana)).map((link) => link.split('number=')[1])).toEqual(['4', '3'])
})

it('C-56: killed half-way, it goes on where it stopped', async () => {
  const id = await runningDrama()
  const members = await savers(id, 5)
  await release(id)
  let written = 0
  const dying: DramaNeeds['notices'] = {
    write: (tx, notice) => {
      if (++written === 4) throw new Error('killed')
      return server.domains.notices.write(tx, notice)
    },
  }
  await expect(notify(dying)).rejects.toThrow('killed')
  expect(await noticeCounts(members)).toEqual([1, 1, 0, 0, 0])
  expect(await notify(server.domains.notices, AbortSignal.abort())).toBe(0)
  expect(await notify()).toBe(3)
  expect(await noticeCounts(members)).toEqual([1, 1, 1, 1, 1])
})

it('C-56: who takes it off the list before their turn, saves it later, turned it off, or is blocked, is not told', async () => {
  const id = await runningDrama()
  const [unsaved, off, blocked, told] = await savers(id, 4)
  if (!unsaved || !off || !blocked || !told) throw new Error('somebody did not save it')
  await release(id)
  await notify(server.domains.notices, AbortSignal.abort())
  server.advance(1000)
  const [late] = await savers(id, 1)
  await binge(unsaved, [id], 0)
  const { setting } = await server.succeed(accountCalls.editOtherInfo, { new_episodes: 0 }, { token: off.token })
  expect(setting.new_episodes).toBe(0)
  await server.context.db.execute('update accounts set is_enabled = false where id = $1', [blocked.userId])
  expect(await notify()).toBe(1)
  expect(await noticeCounts([unsaved, off, told, ...(late ? [late] : [])])).toEqual([0, 0, 1, 0])
  await server.context.db.execute('update accounts set is_enabled = true where id = $1', [blocked.userId])
  expect(await noticesOf(blocked)).toEqual([])
})

it('C-56: a drama that is taken down before it is told of is not told of', async () => {
  const id = await runningDrama()
  const members = await savers(id, 1)
  await release(id)
  await notify(server.domains.notices, AbortSignal.abort())
  await server.context.db.transaction((tx) => server.domains.drama.authoring.unpublishDrama(tx, id))
  expect(await notify()).toBe(0)
  expect(await noticeCounts(members)).toEqual([0])
})

it('C-56: the savers of a drama are read by its index', async () => {
  const { db } = server.context
  const plan = await db.transaction(async (tx) => {
    await tx.execute('set local enable_seqscan = off', [])
    return tx.query<{ 'QUERY PLAN': string }>(
      `explain select b.user_id from binge_list b where b.drama_id = 1 and b.user_id > 5 order by b.user_id limit 100`,
      [],
    )
  })
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('binge_list_of_drama')
})
