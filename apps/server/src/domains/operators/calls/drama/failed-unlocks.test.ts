import { randomUUID } from 'node:crypto'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { unlockOperatorCalls as calls } from '@cliffhanger/contract/drama/operator-unlock-calls.ts'
import { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { noticeCalls } from '@cliffhanger/contract/notices/calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newDrama } from '../../../../testing/dramas.ts'
import { codesOf, type Member, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { expectSoundLedger, give } from '../../../../testing/wallet.ts'
import { actionsUpon, reason } from '../../testing.ts'

let server: TestServer
let token: string
let owner: string
let broken: boolean
beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '8640000' })
  token = await newOperatorToken(server, 'finance')
  owner = await newOperatorToken(server, 'owner')
  server.domains.media.isBroken = async () => broken
})
afterEach(() => expectSoundLedger(server))
afterAll(() => server.close())

/** A member who reported eight unlocked episodes as not playing: five were refunded, three wait for an operator. */
async function doubted(): Promise<{ member: Member; id: number; waiting: number[] }> {
  broken = false
  const { db } = server.context
  const id = await newDrama(db, server.domains.drama.authoring, { episodes: 9 })
  await db.execute(`update dramas set coin_price = 60, free_number = 1 where id = $1`, [id])
  const member = await newMember(server)
  await give(server, member.userId, 'granted', '450')
  await give(server, member.userId, 'bought', '30')
  const numbers = [2, 3, 4, 5, 6, 7, 8, 9]
  await server.succeed(unlockCalls.buyEpisodes, { video_id: id, numbers }, { token: member.token, key: randomUUID() })
  for (const number of numbers)
    await server.succeed(
      dramaCalls.reportWatch,
      { video_id: id, number, timeDetail: 0, seconds: 0, play_error: 'no segment' },
      { token: member.token },
    )
  expect(await server.domains.drama.refundFailed()).toBe(5)
  const { list } = await waitingOf(member)
  return { member, id, waiting: list.map((item) => item.id) }
}

const waitingOf = ({ userNo }: Member, state: 'waiting' | 'refunded' | 'refused' = 'waiting') =>
  server.succeed(calls.listFailedUnlocks, { number: userNo, state }, { token, language: 'en' })
const judge = (id: number, decision: 'refund' | 'refuse', by = token) =>
  server.call(calls.judgeFailedUnlock, { id, decision, reason }, { token: by })

const gold = async ({ token: own }: Member) => {
  const { wallets } = await server.succeed(overviewCalls.getOverview, {}, { token: own })
  return wallets.find(({ coin_code: coin }) => coin === 'gold')?.balance
}
const canPlay = async (member: Member, id: number, number: number) =>
  (await server.succeed(dramaCalls.getEpisodes, { video_id: id, number }, { token: member.token })).item?.can_play
const newestNotice = async ({ token: own }: Member) =>
  (await server.succeed(noticeCalls.listMyNotices, {}, { token: own, language: 'en' })).list[0]

describe('an unlock that was not paid back by itself (S-111)', () => {
  it('waits for operators, the longest waiting first, with what speaks for and against it', async () => {
    const { member, id } = await doubted()
    const { list, total } = await waitingOf(member)
    expect(total).toBe(3)
    expect(list.map(({ number }) => number)).toEqual([7, 8, 9])
    expect(list[0]).toMatchObject({
      ...{ member: { user_id: member.userId }, state: 'waiting', drama_id: id, amount: '60', play_error: 'no segment' },
      ...{ watched_seconds: 0, refunds: 5, operator_name: '', note: '', decide_time: 0 },
    })
    expect(await server.domains.drama.refundFailed()).toBe(0)
    expect((await waitingOf(member)).total).toBe(3)
  })

  it('is paid back to the purses that paid, once, however many decide at once', async () => {
    const { member, id, waiting } = await doubted()
    const [, , last = 0] = waiting
    expect(await gold(member)).toBe('300')
    expect(
      codesOf(await Promise.all([judge(last, 'refund'), judge(last, 'refund', owner), judge(last, 'refuse')])),
    ).toEqual([200, 4003, 4003])
    const [decided] = [...(await waitingOf(member, 'refunded')).list, ...(await waitingOf(member, 'refused')).list]
    const isRefunded = decided?.state === 'refunded'
    expect(await gold(member)).toBe(isRefunded ? '360' : '300')
    expect(await canPlay(member, id, 9)).toBe(isRefunded ? 0 : 1)
    expect((await judge(last, 'refund')).code).toBe(4003)
    expect(await server.domains.drama.refundFailed()).toBe(0)
  })

  it('leaves a line in the log, and tells the member', async () => {
    const { member, id, waiting } = await doubted()
    const [first = 0, second = 0] = waiting
    expect((await judge(first, 'refund')).code).toBe(200)
    expect(await actionsUpon(server, `failed unlock ${first}`, owner)).toMatchObject([
      {
        action: 'unlock.refund',
        reason,
        before: { state: 'waiting' },
        after: { state: 'refunded', member: member.userId },
      },
    ])
    expect(await newestNotice(member)).toMatchObject({ title: '60 Gold refunded' })
    expect([await gold(member), await canPlay(member, id, 7)]).toEqual(['360', 0])
    expect((await judge(second, 'refuse')).code).toBe(200)
    expect(await newestNotice(member)).toMatchObject({ summary: expect.stringContaining(reason) })
    expect([await gold(member), await canPlay(member, id, 8)]).toEqual(['360', 1])
    expect(await actionsUpon(server, `failed unlock ${second}`, owner)).toMatchObject([{ action: 'unlock.refuse' }])
    expect((await waitingOf(member, 'refused')).list).toMatchObject([{ id: second, note: reason }])
  })

  it('comes back by itself all the same where the media is found broken, also after a refusal', async () => {
    const { member, waiting } = await doubted()
    await judge(waiting[0] ?? 0, 'refuse')
    broken = true
    await server.domains.drama.refundFailed()
    expect(await gold(member)).toBe('480')
    expect([(await waitingOf(member)).total, (await waitingOf(member, 'refused')).total]).toEqual([0, 0])
    expect((await waitingOf(member, 'refunded')).total).toBe(3)
    expect((await judge(waiting[1] ?? 0, 'refund')).code).toBe(4003)
  })

  it('R-23: is decided by those who judge money alone, with a reason, and nothing that is not there', async () => {
    const { waiting } = await doubted()
    for (const role of ['editor', 'support', 'auditor'] as const) {
      const other = await newOperatorToken(server, role)
      expect((await judge(waiting[0] ?? 0, 'refund', other)).code).toBe(4001)
      expect((await server.call(calls.listFailedUnlocks, {}, { token: other })).code).toBe(4001)
    }
    expect((await judge(999_999, 'refund')).code).toBe(4002)
    expect(
      await server.call(calls.judgeFailedUnlock, { id: waiting[0] ?? 0, decision: 'refuse', reason: '' }, { token }),
    ).toMatchObject({ code: 4000, data: { field: 'reason' } })
  })
})
