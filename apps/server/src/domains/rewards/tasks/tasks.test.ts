import { randomUUID } from 'node:crypto'
import { watchTaskCalls } from '@cliffhanger/contract/drama/watch-task-calls.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { rewardRecordCalls } from '@cliffhanger/contract/rewards/record-calls.ts'
import type { TaskCode } from '@cliffhanger/contract/rewards/schemas.ts'
import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newMember } from '../../../testing/members.ts'
import { plansOf } from '../../../testing/plans.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger } from '../../../testing/wallet.ts'
import { fundPromo } from '../../wallet/coupons/testing.ts'
import { insertFacts, listWaiting, takeFacts } from '../facts/queries.ts'
import { listDue, listDueOf, listProgress } from './queries/tasks.ts'
import { offer, tasksOf } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ TIME_ZONE: 'UTC' })
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

const balanceOf = (who: Member, coin: 'money' | 'gold' | 'point' = 'point') =>
  server.domains.ledger.balance(server.context.db, who.userId, coin)
const note = (who: Member, code: TaskCode, key: string, amount = 1) =>
  server.context.db.transaction((tx) =>
    server.domains.rewards.facts.note(tx, [{ userId: who.userId, code, key, amount }]),
  )

describe('tasks', () => {
  it('S-96: are credited the moment they are met, once', async () => {
    await offer(server, [{ code: 'friend', target: 2, amount: 20, spins: 1 }])
    const who = await newMember(server)
    await note(who, 'friend', '1')
    expect(await tasksOf(server, who)).toMatchObject([
      { progress: 1, target: 2, state: 0, link: '/pagesA/addressbook/add_friend' },
    ])
    await note(who, 'friend', '2')
    await expect.poll(() => balanceOf(who)).toBe('20')
    await note(who, 'friend', '3')
    expect(await tasksOf(server, who)).toMatchObject([{ progress: 2, state: 2 }])
    expect(await balanceOf(who)).toBe('20')
    const { list } = await server.succeed(
      rewardRecordCalls.listRewards,
      { type: 'task' },
      { token: who.token, language: 'en' },
    )
    expect(list).toMatchObject([
      { title: 'A task', kind: 'coin', coin_code: 'point', amount: '20' },
      { title: 'A task', kind: 'times', amount: '1' },
    ])
    expect((await server.succeed(signInCalls.signIn, {}, { token: who.token })).wheel_times).toBe(1)
  })

  it('S-96: count each fact once, however often and by however many it is told', async () => {
    await offer(server, [{ code: 'share', target: 3 }])
    const who = await newMember(server)
    await Promise.all(Array.from({ length: 20 }, () => note(who, 'share', 'the same')))
    await Promise.all([server.domains.rewards.tendTasks(), server.domains.rewards.tendTasks(), tasksOf(server, who)])
    expect(await tasksOf(server, who)).toMatchObject([{ progress: 1, state: 0 }])
  })

  it('S-96: one fact counts for every task of its code, each with its own reward', async () => {
    await offer(server, [
      { code: 'recharge', amount: 5 },
      { code: 'recharge', kind: 'beginner', amount: 7 },
      { code: 'share', amount: 100 },
    ])
    const who = await newMember(server)
    await note(who, 'recharge', '1')
    await tasksOf(server, who)
    expect(await balanceOf(who)).toBe('12')
  })

  it('S-96: daily ones reopen at the platform day, what is done once stays done', async () => {
    await offer(server, [{ code: 'share' }, { code: 'share', kind: 'beginner' }])
    const who = await newMember(server)
    await note(who, 'share', '1')
    expect((await tasksOf(server, who)).map(({ state }) => state)).toEqual([2, 2])
    await server.owner.execute(
      `update task_progress set period = period - 1 where user_id = $1 and period > '0001-01-01'`,
      [who.userId],
    )
    expect((await tasksOf(server, who)).map(({ state }) => state)).toEqual([0, 2])
    await note(who, 'share', '2')
    await tasksOf(server, who)
    expect(await balanceOf(who)).toBe('30')
  })

  it('S-96: only what happens between start and end of a task counts for it', async () => {
    const nowMs = server.context.clock()
    await offer(server, [
      { code: 'share', startsMs: nowMs + dayMs },
      { code: 'share', endsMs: nowMs - 1 },
      { code: 'share', startsMs: nowMs + 1, endsMs: nowMs + dayMs },
    ])
    const who = await newMember(server)
    await insertFacts(server.context.db, [{ userId: who.userId, code: 'share', key: 'early' }], nowMs - 1000)
    expect((await tasksOf(server, who)).map(({ progress }) => progress)).toEqual([0])
  })

  it('S-112: owe money while the budget is short, and pay it once it is there', async () => {
    await offer(server, [{ code: 'recharge', coin: 'money', amount: 300 }])
    const who = await newMember(server)
    await note(who, 'recharge', '1')
    expect(await tasksOf(server, who)).toMatchObject([{ progress: 1, state: 1 }])
    expect(await balanceOf(who, 'money')).toBe('0.00')
    await fundPromo(server, 'money', 300n)
    await server.domains.rewards.tendTasks()
    expect(await balanceOf(who, 'money')).toBe('3.00')
    await server.domains.rewards.tendTasks()
    expect(await tasksOf(server, who)).toMatchObject([{ state: 2 }])
    expect(await balanceOf(who, 'money')).toBe('3.00')
  })

  it('S-96: what a killed process noted and did not count, the job counts', async () => {
    await offer(server, [{ code: 'friend' }])
    const who = await newMember(server)
    await insertFacts(server.context.db, [{ userId: who.userId, code: 'friend', key: '1' }], server.context.clock())
    expect(await balanceOf(who)).toBe('0')
    await Promise.all([server.domains.rewards.tendTasks(), server.domains.rewards.tendTasks()])
    expect(await balanceOf(who)).toBe('10')
  })

  it('S-96: a sign-in, a message and a finished profile are facts', async () => {
    await offer(server, [{ code: 'sign' }, { code: 'message', target: 3 }, { code: 'bind', kind: 'beginner' }])
    const who = await newMember(server)
    await server.succeed(signInCalls.signIn, { do: 1 }, { token: who.token, key: randomUUID() })
    for (let sent = 0; sent < 3; sent++) server.domains.rewards.countMessage(who.userId)
    await server.owner.execute(`update accounts set email = $2 where id = $1`, [
      who.userId,
      `${randomUUID()}@example.com`,
    ])
    await expect
      .poll(async () => (await tasksOf(server, who)).map(({ state }) => state), { timeout: 5000 })
      .toEqual([2, 2, 2])
    expect(await balanceOf(who)).toBe('30')
  })

  it('R-21: are everybody’s own', async () => {
    await offer(server, [{ code: 'friend' }])
    const [who, other] = [await newMember(server), await newMember(server)]
    await note(who, 'friend', '1')
    await tasksOf(server, who)
    expect(await tasksOf(server, other)).toMatchObject([{ progress: 0, state: 0 }])
  })
})

describe('claiming', () => {
  const claim = (who: Member, task_id: number, key: string = randomUUID()) =>
    server.call(watchTaskCalls.finishWatching, { task_id }, { token: who.token, key, language: 'en' })

  it('S-96: needs a finished watch task; others are never claimed', async () => {
    const [watch = 0, friend = 0] = await offer(server, [
      { code: 'watch_seconds', kind: 'watch', target: 60 },
      { code: 'friend' },
    ])
    const who = await newMember(server)
    expect((await claim(who, watch)).code).toBe(7028)
    expect((await claim(who, friend)).code).toBe(4002)
    expect((await claim(who, 999_999)).code).toBe(4002)
  })
})

describe('what tasks ask', () => {
  it('is read along indexes', async () => {
    const { db } = server.context
    await server.owner.execute(
      `with others as (
         insert into accounts (user_no, user_code, login_type, nick_name, avatar_url, reg_ip, created_ms, updated_ms)
         select 't' || n, 't' || n, 'auto', 'Member', '', '', 0, 0 from generate_series(1, 200) n returning id
       ), facts as (
         insert into reward_facts (user_id, code, fact_key, created_ms, is_counted) select id, 'friend', n::text, 0, true from others, generate_series(1, 40) n
       )
       insert into task_progress (user_id, task_id, period, progress, state, changed_ms)
       select o.id, t.id, date '2026-01-01' + n, 1, 2, 0 from others o, (select id from tasks order by id limit 3) t, generate_series(1, 20) n`,
    )
    await server.owner.query('vacuum analyze', [], { prepare: false })
    const { user_id: userId } = await db.one<{ user_id: number }>(`select user_id from task_progress limit 1`)
    const plans = [
      await plansOf(db, (watched) => listProgress(watched, userId, ['2026-01-02'])),
      await plansOf(db, (watched) => listDueOf(watched, userId)),
      await plansOf(db, (watched) => listDue(watched, 0, 10)),
      await plansOf(db, (watched) => listWaiting(watched, 10)),
      await plansOf(db, (watched) => takeFacts(watched, userId)),
    ]
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (task_progress|reward_facts)/)
  })
})
