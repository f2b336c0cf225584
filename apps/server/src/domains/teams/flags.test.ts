import { inviterCalls } from '@cliffhanger/contract/account/inviter-calls.ts'
import { realNameOperatorCalls } from '@cliffhanger/contract/account/operator-real-name-calls.ts'
import { realNameCalls } from '@cliffhanger/contract/account/real-name-calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { teamOperatorCalls } from '@cliffhanger/contract/teams/operator-team-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { configure, deviceOf, type Member, newMember, testPassword } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { newPayer } from '../../testing/wallet.ts'
import { actionsUpon, newPicture } from '../operators/testing.ts'
import { addAccount, bankForm, openModules } from '../wallet/withdrawal/testing.ts'
import { earnersOf, isFlagged } from './flags.ts'
import { reason } from './testing.ts'

let server: TestServer
let owner: string
beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '864000' })
  await openModules(server)
  await configure(server, { is_need_invite_code: 0 })
  owner = await newOperatorToken(server, 'owner')
})
afterAll(() => server.close())

/** Without since when, which is the moment of the test. */
const earners = async ({ userId }: Pick<Member, 'userId'>) =>
  (await earnersOf(server.context.db, userId)).map((earner) => ({
    level: earner.level,
    userId: earner.userId,
    isFlagged: earner.isFlagged,
  }))
const flagged = ({ userId }: Pick<Member, 'userId'>) => isFlagged(server.context.db, userId)
const bind = (who: Member, inviter: Member) =>
  server.succeed(inviterCalls.bindInviter, { code: inviter.userCode }, { token: who.token })

/** Registers on the device of another member, by the code of somebody. */
async function registerOn(
  deviceId: string,
  parentCode: string,
): Promise<Pick<Member, 'userId' | 'userCode' | 'token'>> {
  const name = `n${Math.random().toString(36).slice(2, 12)}`
  const reply = await server.succeed(sessionCalls.register, {
    ...deviceOf(deviceId),
    parent_code: parentCode,
    reg_type: 'username',
    login_name: name,
    login_pwd: testPassword,
    login_pwd2: testPassword,
    agree: 1,
  })
  return { userId: reply.user_info.user_id, userCode: reply.user_info.user_code, token: reply.access_token }
}

async function certify(who: Member, idCard: string): Promise<void> {
  const pictures = { front_url: await newPicture(server, who), back_url: await newPicture(server, who) }
  await server.succeed(
    realNameCalls.submitRealName,
    { real_name: '张三', id_card: idCard, ...pictures },
    { token: who.token },
  )
  await server.succeed(
    realNameOperatorCalls.judgeRealName,
    { user_id: who.userId, version: 1, status: 2 },
    { token: owner },
  )
}

describe('who earns by a member', () => {
  it('is who invited them and who invited that one, and nobody further up', async () => {
    const ana = await newMember(server)
    const bao = await newMember(server, { parentCode: ana.userCode })
    const cai = await newMember(server, { parentCode: bao.userCode })
    const dan = await newMember(server, { parentCode: cai.userCode })
    expect(await earners(ana)).toEqual([])
    expect(await earners(bao)).toEqual([{ level: 1, userId: ana.userId, isFlagged: false }])
    expect(await earners(dan)).toEqual([
      { level: 1, userId: cai.userId, isFlagged: false },
      { level: 2, userId: bao.userId, isFlagged: false },
    ])
  })
})

describe('S-100: inviting oneself earns nothing', () => {
  it('a second account on the own device is flagged at its registration', async () => {
    const ana = await newMember(server)
    const self = await registerOn(ana.deviceId, ana.userCode)
    expect(await earners(self)).toEqual([{ level: 1, userId: ana.userId, isFlagged: true }])
    expect(await flagged(self)).toBe(true)
  })

  it('nor does it through a friend between, or by earning twice by those whom the second account invites', async () => {
    const ana = await newMember(server)
    const friend = await newMember(server, { parentCode: ana.userCode })
    const self = await registerOn(ana.deviceId, friend.userCode)
    expect(await earners(self)).toMatchObject([{ isFlagged: false }, { userId: ana.userId, isFlagged: true }])
    const second = await registerOn(ana.deviceId, ana.userCode)
    const stranger = await newMember(server, { parentCode: second.userCode })
    expect(await earners(stranger)).toMatchObject([
      { userId: second.userId, isFlagged: false },
      { userId: ana.userId, isFlagged: true },
    ])
  })

  it('a payment account of both is flagged when the second of them adds it, whichever that is', async () => {
    for (const isInviterFirst of [true, false]) {
      const ana = await newPayer(server)
      const bao = await newPayer(server)
      await bind(bao, ana)
      const form = bankForm()
      const [first, second] = isInviterFirst ? [ana, bao] : [bao, ana]
      expect((await addAccount(server, first, form)).code).toBe(200)
      expect(await flagged(bao)).toBe(false)
      expect((await addAccount(server, second, form)).code).toBe(200)
      expect(await flagged(bao)).toBe(true)
    }
  })

  it('the same certified identity is flagged when the second of them is certified', async () => {
    const [ana, bao] = [await newMember(server), await newMember(server)]
    await bind(bao, ana)
    await certify(ana, '11010519491231002X')
    expect(await flagged(bao)).toBe(false)
    await certify(bao, '11010519491231002X')
    expect(await flagged(bao)).toBe(true)
  })

  it('is also seen where the inviter is bound afterwards', async () => {
    const ana = await newPayer(server)
    const bao = await newPayer(server)
    const cai = await newPayer(server)
    const form = bankForm()
    for (const who of [ana, cai]) await addAccount(server, who, form)
    await bind(cai, bao)
    expect(await flagged(cai)).toBe(false)
    await bind(bao, ana)
    expect(await earners(cai)).toMatchObject([{ isFlagged: false }, { userId: ana.userId, isFlagged: true }])
  })

  it('strangers who share a device are no concern of it', async () => {
    const ana = await newMember(server)
    const other = await registerOn(ana.deviceId, '0')
    const { total } = await server.succeed(
      teamOperatorCalls.listInviteFlags,
      { user_id: other.userId },
      { token: owner },
    )
    expect(total).toBe(0)
  })
})

describe('op-invite-flag-lift', () => {
  const list = (user_id: number) => server.succeed(teamOperatorCalls.listInviteFlags, { user_id }, { token: owner })
  const lift = (user_id: number, earner_id: number, token = owner) =>
    server.call(teamOperatorCalls.liftInviteFlag, { user_id, earner_id, reason }, { token })

  it('lifts a flag with a reason that the log keeps, and the same fact does not put it back', async () => {
    const ana = await newMember(server)
    const self = await registerOn(ana.deviceId, ana.userCode)
    expect((await list(self.userId)).list).toMatchObject([
      { member: { user_id: self.userId }, earner: { user_id: ana.userId }, reason: 'device', lift_time: 0 },
    ])
    const auditor = await newOperatorToken(server, 'auditor')
    expect((await lift(self.userId, ana.userId, auditor)).code).toBe(4001)
    expect((await lift(self.userId, ana.userId)).code).toBe(200)
    expect((await lift(self.userId, ana.userId)).code).toBe(4002)
    expect(await flagged(self)).toBe(false)
    await server.context.db.transaction((tx) => server.domains.teams.noteShared(tx, [self.userId, ana.userId]))
    expect(await flagged(self)).toBe(false)
    expect(await actionsUpon(server, `member ${self.userId}`, owner)).toMatchObject([
      { action: 'inviteFlag.lift', reason, before: { earner_id: ana.userId, reasons: ['device'] } },
    ])
    expect((await list(self.userId)).list).toMatchObject([{ lift_reason: reason }])
  })
})
