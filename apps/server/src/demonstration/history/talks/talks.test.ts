import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { bodyOf } from '@cliffhanger/rules/chat/preview.ts'
import { stickerIn } from '@cliffhanger/rules/chat/stickers.ts'
import { dayStartMs, platformDay } from '@cliffhanger/rules/platform-day.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Domains } from '../../../compose-domains.ts'
import { demoPassword, seedDemoMembers } from '../../../domains/account/index.ts'
import { seedDemoOperators } from '../../../domains/operators/index.ts'
import { deviceOf } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { makeFriends } from '../../make-friends.ts'
import { makeGroups } from '../../make-groups.ts'
import { openSimulation } from '../simulation.ts'
import { openTimeline } from '../timeline.ts'
import { openWorld } from '../world.ts'
import { planTalks } from './talks.ts'

const days = 40
const emojiOf = ({ content_text }: { readonly content_text: string }) => stickerIn(content_text)?.emoji
const whole = { select_type: 'offline', msg_id: 0 } as const

let server: TestServer
let todayMs: number
let token: string
let pastVisits: readonly number[]

beforeAll(async () => {
  server = await startTestServer()
  const { context, domains } = server
  const zone = context.settings.TIME_ZONE
  todayMs = dayStartMs(platformDay(context.clock(), zone), zone)
  const startMs = todayMs - days * dayMs
  await context.db.transaction(async (tx) => {
    const simulation = await openSimulation(context, (other) => new Domains(other), tx, startMs)
    const timeline = openTimeline(startMs, simulation.goTo)
    const members = await seedDemoMembers(simulation.context)
    const operators = await seedDemoOperators(simulation.context)
    await planTalks(await openWorld({ simulation, timeline, days, startMs, members, operators, bankId: 0 }))
    await timeline.live(todayMs)
    await simulation.close()
  })
  const visits = await context.db.query<{ seen_ms: number }>('select seen_ms from member_seen')
  pastVisits = visits.map(({ seen_ms: ms }) => ms)
  // What the present makes comes after it, and makes no friends and groups of the same names.
  const members = await seedDemoMembers(context)
  await makeFriends(context, domains.friends, domains.chat, members)
  await makeGroups(context, domains, members)
  const signIn = { ...deviceOf('the-device-of-linh'), login_name: 'linh', login_pwd: demoPassword }
  token = (await server.succeed(sessionCalls.signIn, signIn)).access_token
})
afterAll(() => server.close())

it('groups of the past are in four languages, beside those of today', async () => {
  const { list } = await server.succeed(groupsCalls.listMyGroups, {}, { token })
  expect(list.map(({ group_name: name }) => name).sort()).toEqual([
    'Cliffhanger Club',
    'Clube do Próximo Episódio',
    'Hội cày phim đêm',
    '追剧小分队',
  ])
})

it('S-118: whoever talked was here then, and is seen to have been here when they last talked', async () => {
  expect(pastVisits).toHaveLength(4)
  for (const visitMs of pastVisits) expect(visitMs).toBeLessThan(todayMs)
  const { seen } = await server.succeed(contactCalls.listOnlineFriends, { with_seen: 1 }, { token })
  expect(seen?.length).toBeGreaterThanOrEqual(2)
  for (const { last_time: lastTime } of seen ?? []) expect(lastTime * 1000).toBeGreaterThanOrEqual(todayMs)
})

it('people talked on several evenings, answered, reacted and voted', async () => {
  const { list, sessions } = await server.succeed(chatCalls.listGroupMessages, { ...whole, group_id: 0 }, { token })
  const older = list.filter(({ create_time }) => create_time * 1000 < todayMs)
  expect(new Set(older.map(({ create_time }) => Math.floor((todayMs / 1000 - create_time) / 86_400))).size).toBe(5)
  expect(older.filter(({ ref_msg_id }) => ref_msg_id > 0)).toHaveLength(4)
  expect(older.flatMap(({ reactions }) => reactions ?? []).reduce((sum, { total }) => sum + total, 0)).toBe(8)
  const polls = older.map(bodyOf).filter((body) => body?.kind === 'poll')
  expect(polls).toHaveLength(2)
  const stickers = older.filter(({ msg_type }) => msg_type === 'sticker')
  expect(stickers.map(emojiOf)).toEqual(expect.arrayContaining(['😭', '😱']))
  expect(stickers).toHaveLength(2)
  expect(sessions?.map(({ unread_count }) => unread_count)).toEqual(expect.arrayContaining([1]))
})

it('S-147: friends sent each other stickers of the pack there is', async () => {
  const { list } = await server.succeed(chatCalls.listPrivateMessages, { ...whole, friend_id: 0 }, { token })
  expect(list.filter(({ msg_type }) => msg_type === 'sticker').map(emojiOf)).toEqual(['😴'])
})

it('friends talked before today too, and what was said today is last', async () => {
  const { list } = await server.succeed(chatCalls.listPrivateMessages, { ...whole, friend_id: 0 }, { token })
  const said = list.filter(({ msg_type }) => msg_type === 'text')
  expect(said.filter(({ create_time }) => create_time * 1000 < todayMs)).toHaveLength(7)
  expect(said.filter(({ create_time }) => create_time * 1000 >= todayMs)).toHaveLength(5)
})
