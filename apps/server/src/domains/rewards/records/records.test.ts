import { rewardRecordCalls } from '@cliffhanger/contract/rewards/record-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newMember } from '../../../testing/members.ts'
import { plansOf } from '../../../testing/plans.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { insertReward } from '../records.ts'
import { countRewards, listRewards } from './queries.ts'

let server: TestServer
let who: Member
beforeAll(async () => {
  server = await startTestServer()
  who = await newMember(server)
  const reward = { userId: who.userId, sourceId: 7, nowMs: 1_700_000_000_000 }
  await insertReward(server.context.db, { ...reward, type: 'sign', kind: 'coin', coin: 'gold', amount: 5n })
  await insertReward(server.context.db, {
    ...reward,
    type: 'wheel',
    kind: 'coin',
    coin: 'money',
    amount: 150n,
    titles: { en: 'Cash' },
  })
  await insertReward(server.context.db, {
    ...reward,
    type: 'wheel',
    kind: 'vip_days',
    coin: '',
    amount: 3n,
    titles: { vi: 'VIP 3 ngày' },
  })
})
afterAll(() => server.close())

const rewardsOf = (member: Member, input: object = {}) =>
  server.succeed(rewardRecordCalls.listRewards, input, { token: member.token, language: 'en' })

describe('the list of rewards', () => {
  it('shows the newest first, in the reader’s words where it has any', async () => {
    const { list, total } = await rewardsOf(who)
    expect(total).toBe(3)
    expect(list).toMatchObject([
      { type: 'wheel', title: 'VIP 3 ngày', kind: 'vip_days', coin_code: '', amount: '3' },
      { type: 'wheel', title: 'Cash', kind: 'coin', coin_code: 'money', amount: '1.50' },
      { type: 'sign', title: 'Daily check-in', kind: 'coin', coin_code: 'gold', amount: '5', source_id: 7 },
    ])
  })

  it('can be had by type and by page', async () => {
    expect(await rewardsOf(who, { type: 'wheel', limit: 1, page: 2 })).toMatchObject({
      total: 2,
      list: [{ title: 'Cash' }],
    })
  })

  it('R-21: shows nobody what others were given', async () => {
    expect(await rewardsOf(await newMember(server))).toMatchObject({ total: 0, list: [] })
  })

  it('is read along indexes', async () => {
    await server.owner.execute(
      `with others as (
         insert into accounts (user_no, user_code, login_type, nick_name, avatar_url, reg_ip, created_ms, updated_ms)
         select 'r' || n, 'r' || n, 'auto', 'Member', '', '', 0, 0 from generate_series(1, 50) n returning id
       )
       insert into reward_records (user_id, type, kind, coin_code, amount, source_id, created_ms)
       select id, (array['sign', 'task', 'recharge'])[1 + n % 3], 'coin', 'gold', 5, n, n from others, generate_series(1, 400) n`,
    )
    await server.owner.query('vacuum analyze reward_records', [], { prepare: false })
    const page = { offset: 0, limit: 20 }
    for (const type of ['', 'wheel'] as const) {
      const filter = { userId: who.userId, type }
      expect(await plansOf(server.context.db, (db) => listRewards(db, filter, page))).not.toMatch(/Seq Scan/)
      expect(await plansOf(server.context.db, (db) => countRewards(db, filter))).not.toMatch(/Seq Scan/)
    }
  })
})
