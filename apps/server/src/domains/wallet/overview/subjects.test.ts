import { randomUUID } from 'node:crypto'
import { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { newDrama } from '../../../testing/dramas.ts'
import { type Member, newAddress, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger, give, newPayer, payPassword } from '../../../testing/wallet.ts'
import { exchange, newBuyer, newGoods } from '../../mall/testing.ts'
import { newPlan, order, payByBalance } from '../../membership/testing.ts'
import { openModules } from '../../payments/recharge/testing.ts'
import { offer, tasksOf } from '../../rewards/tasks/testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await openModules(server)
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

const lines = async ({ token }: Pick<Member, 'token'>, language: 'en' | 'vi' = 'en') =>
  (await server.succeed(overviewCalls.listBills, {}, { token, language })).list

/** A drama with a cover, at 60 gold an episode, that is called something else in every language. */
async function newSoldDrama(): Promise<number> {
  const { db } = server.context
  const id = await newDrama(db, server.domains.drama.authoring, { episodes: 4 })
  const text = (title: string) => ({ title, intro: '', tags: [] })
  await db.execute(
    `update dramas set coin_price = 60, free_number = 1, cover_key = 'public/covers/1.webp', texts = $2 where id = $1`,
    [id, JSON.stringify({ en: text('The Heir'), vi: text('Người thừa kế') })],
  )
  return id
}

const unlock = (who: Member, id: number, number: number) =>
  server.succeed(unlockCalls.buyEpisodes, { video_id: id, number }, { token: who.token, key: randomUUID() })

it('an unlock names its drama in the language of the reader, also where it is hidden by now', async () => {
  const [who, id] = [await newMember(server), await newSoldDrama()]
  await give(server, who.userId, 'bought', '100')
  await unlock(who, id, 3)
  await server.context.db.execute(`update dramas set is_listed = false, is_published = false where id = $1`, [id])
  const [line] = await lines(who)
  expect(line).toMatchObject({ bill_type: 'buy_video', subject: { kind: 'drama', id, name: 'The Heir' } })
  expect(line?.subject?.picture).toMatch(/^http.*\/covers\/1\.webp/)
  expect((await lines(who, 'vi'))[0]?.subject?.name).toBe('Người thừa kế')
})

it('a transfer names the other member with their picture, on both sides', async () => {
  const [ana, bao] = [await newPayer(server, '10.00'), await newPayer(server)]
  await server.context.db.execute(`update accounts set avatar_url = '/avatars/7.webp' where id = $1`, [bao.userId])
  await server.succeed(
    transferCalls.transfer,
    { to_user_id: bao.userId, amount: '4.00', remark: '', pay_password: payPassword },
    { token: ana.token, key: randomUUID(), address: newAddress() },
  )
  expect((await lines(ana))[0]?.subject).toEqual({
    kind: 'member',
    id: bao.userId,
    name: bao.nickName,
    picture: '/avatars/7.webp',
  })
  expect((await lines(bao))[0]?.subject).toMatchObject({ kind: 'member', id: ana.userId, name: ana.nickName })
})

it('a membership names its plan as it is called now, and goods their name and picture', async () => {
  const ana = await newPayer(server, '50')
  const plan = await newPlan(server, { names: { en: 'Month', vi: 'Tháng' } })
  await payByBalance(server, ana, (await order(server, ana, plan)).data.order.order_no)
  expect((await lines(ana, 'vi'))[0]).toMatchObject({
    bill_type: 'buy_vip',
    subject: { kind: 'plan', id: plan, name: 'VIP · Tháng', picture: '' },
  })
  const [buyer, { id }] = [await newBuyer(server), await newGoods(server)]
  await exchange(server, buyer, id)
  expect((await lines(buyer))[0]).toMatchObject({ bill_type: 'mall', subject: { kind: 'goods', id, name: 'Mug' } })
})

it('what has no name goes by its title, and a number of somebody else names nothing', async () => {
  const [who, other, id] = [await newMember(server), await newMember(server), await newSoldDrama()]
  await give(server, who.userId, 'bought', '100')
  expect((await lines(who))[0]?.subject).toBeUndefined()
  await unlock(who, id, 3)
  const { biz_no: number = '' } = (await lines(who))[0] ?? {}
  const reader = { ...server.context, language: 'en' as const, origin: 'http://localhost' }
  const named = (userId: number) =>
    server.domains.drama.nameUnlocks({ ...reader, caller: { userId, sessionId: 1, deviceId: '' } }, [
      number,
      'U0',
      'T1',
    ])
  expect([...(await named(who.userId)).keys()]).toEqual([number])
  expect(await named(other.userId)).toEqual(new Map())
})

it('a page asks each neighbour once, however many lines it has', async () => {
  const [who, ids] = [await newMember(server), [await newSoldDrama(), await newSoldDrama()]]
  await give(server, who.userId, 'bought', '1000')
  for (const id of ids) for (const number of [2, 3, 4]) await unlock(who, id, number)
  const asked: number[] = []
  const { nameUnlocks } = server.domains.drama
  Object.assign(server.domains.drama, {
    nameUnlocks: (...question: Parameters<typeof nameUnlocks>) => {
      asked.push(question[1].length)
      return nameUnlocks(...question)
    },
  })
  expect((await lines(who)).filter(({ subject }) => subject?.kind === 'drama')).toHaveLength(6)
  expect(asked).toEqual([6])
  Object.assign(server.domains.drama, { nameUnlocks })
})

it('the reward of a task names the task', async () => {
  const ana = await newMember(server)
  const [id] = await offer(server, [{ code: 'sign' }])
  await server.succeed(signInCalls.postSignIn, { do: 1 }, { token: ana.token, key: randomUUID() })
  await tasksOf(server, ana)
  expect((await lines(ana)).find(({ bill_type: type }) => type === 'task')).toMatchObject({
    title: 'Task reward',
    subject: { kind: 'task', id, name: 'A task', picture: '' },
  })
})
