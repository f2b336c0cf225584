import { randomUUID } from 'node:crypto'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { caseOperatorCalls } from '@cliffhanger/contract/support/operator-case-calls.ts'
import { textOf } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, type Member, newMember } from '../../../../testing/members.ts'
import { newOperator, newOperatorToken, signInOperator, type TestOperator } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { pulled } from '../../../groups/testing.ts'
import { inSupport } from '../../../support/testing.ts'
import { actionsUpon, reason, writeTo } from '../../testing.ts'

let server: TestServer
let owner: string
let account: Member
let on: ReturnType<typeof inSupport>
let ana: TestOperator
let ben: TestOperator
let byAna: string
let byBen: string
beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '1000000000', SEND_PER_MINUTE: '100000' })
  owner = await newOperatorToken(server, 'owner')
  on = inSupport(server)
  account = await on.newAccount(owner)
  ana = await newOperator(server, 'support')
  ben = await newOperator(server, 'support')
  byAna = await signInOperator(server, ana)
  byBen = await signInOperator(server, ben)
})
afterAll(() => server.close())

const wordsOf = async (who: Member) =>
  (
    await server.succeed(
      chatCalls.listPrivateMessages,
      { friend_id: account.userId, select_type: 'up', limit: 50, msg_id: 0 },
      { token: who.token },
    )
  ).list
    .map(({ content_text }) => textOf(content_text))
    .toReversed()

describe('the queue', () => {
  it('S-141: has those whose member waits longest first, and one’s own apart from those of others', async () => {
    const [first, second, third] = [await on.newCase(account), await on.newCase(account), await on.newCase(account)]
    const ids = [first.id, second.id, third.id]
    const idsIn = async (token: string, queue: 'waiting' | 'mine' | 'others' | 'closed') =>
      (await on.list(token, queue)).list.map(({ case_id }) => case_id).filter((id) => ids.includes(id))
    expect(await idsIn(byAna, 'waiting')).toEqual(ids)
    await on.take(byAna, second.id)
    expect([await idsIn(byAna, 'waiting'), await idsIn(byAna, 'mine'), await idsIn(byBen, 'others')]).toEqual([
      [first.id, third.id],
      [second.id],
      [second.id],
    ])
    expect([await idsIn(byBen, 'mine'), await idsIn(byAna, 'others')]).toEqual([[], []])
    await on.close(byAna, second.id)
    expect(await idsIn(byBen, 'closed')).toEqual([second.id])
    const found = await on.list(byAna, 'waiting', { search: third.member.userNo })
    expect([found.total, found.list[0]]).toMatchObject([
      1,
      {
        case_id: third.id,
        member: { user_id: third.member.userId },
        account: { user_id: account.userId },
        operator: null,
        last_message: { msg_type: 'text' },
      },
    ])
    expect((await on.list(byAna, 'waiting', { search: 'nobody at all' })).list).toEqual([])
    const { list, counts, total } = await on.list(byAna, 'waiting', { limit: 1, page: 2 })
    expect([list.length, counts.waiting]).toEqual([1, total])
  })

  it('S-141: gives a case to one of those who take it at once, and says so to the others', async () => {
    const { id } = await on.newCase(account)
    const codes = (await Promise.all([byAna, byBen, owner].map((token) => on.take(token, id)))).map(({ code }) => code)
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 5041, 5041])
    const holder = [byAna, byBen, owner][codes.indexOf(200)] ?? ''
    expect((await on.take(holder, id)).code).toBe(200)
    const { history } = await on.detail(owner, id)
    expect(history.map(({ act }) => act)).toEqual(['open', 'take'])
    expect((await on.take(byAna, 999_999)).code).toBe(4002)
  })

  it('R-32: is for those who have the right, and its chats are those of cases alone', async () => {
    const { member, id } = await on.newCase(account, 'For customer service')
    const friend = await newMember(server)
    const secret = await writeTo(server, member, friend, 'Between the two of us')
    const auditor = await newOperatorToken(server, 'auditor')
    const editor = await newOperatorToken(server, 'editor')
    for (const token of [auditor, editor]) {
      const tries = [
        server.call(caseOperatorCalls.listCases, { queue: 'waiting' }, { token }),
        server.call(caseOperatorCalls.listCaseMessages, { id }, { token }),
        on.take(token, id),
        on.answer(token, id, 'Hello'),
      ]
      expect(codesOf(await Promise.all(tries))).toEqual([4001, 4001, 4001, 4001])
    }
    const { list } = await on.messages(byAna, id)
    expect(list.map(({ content_text, from }) => [textOf(content_text), from])).toEqual([
      ['For customer service', 'member'],
    ])
    for (const place of [{ before: secret }, { after: secret }])
      expect((await server.call(caseOperatorCalls.listCaseMessages, { id, ...place }, { token: byAna })).code).toBe(
        4002,
      )
    await on.messages(byAna, id)
    expect((await actionsUpon(server, `case ${id}`, owner)).map(({ action }) => action)).toEqual(['case.read'])
  })

  it('S-141: shows the chat also before the case, a part at a time, with who of the operators wrote what', async () => {
    const { member, id: earlier } = await on.newCase(account, 'One')
    await on.take(byAna, earlier)
    await on.answer(byAna, earlier, 'Two')
    await on.close(byAna, earlier)
    await on.write(member, account, 'Three')
    await on.write(account, member, 'Four')
    const id = (await on.caseOf(member, account))?.case_id ?? 0
    const newest = await on.messages(byBen, id, { limit: 2 })
    expect([newest.has_more, newest.list.map(({ content_text }) => textOf(content_text))]).toEqual([
      1,
      ['Three', 'Four'],
    ])
    const before = await on.messages(byBen, id, { before: newest.list[0]?.msg_id ?? 0 })
    expect(before.list.map(({ from, operator }) => [from, operator?.id ?? 0])).toEqual([
      ['member', 0],
      ['account', ana.id],
      ['notice', 0],
    ])
    const after = await on.messages(byBen, id, { after: before.list[1]?.msg_id ?? 0 })
    expect(after.list.map(({ from }) => from)).toEqual(['notice', 'member', 'account'])
    expect(await on.detail(byBen, id)).toMatchObject({
      earlier: 1,
      profile: { user_id: member.userId },
      wait_time: 0,
      operator: null,
    })
  })
})

describe('answers', () => {
  it('S-141: come from the account once per local_id, by whoever has the case and nobody else, and count as the first answer', async () => {
    const { member, id } = await on.newCase(account)
    expect((await on.answer(byAna, id, 'Too early')).code).toBe(5043)
    await on.take(byAna, id)
    expect((await on.answer(byBen, id, 'Not mine')).code).toBe(5043)
    expect((await on.answer(owner, id, 'Not mine either')).code).toBe(5043)
    const key = randomUUID()
    const replies = await Promise.all([1, 2, 3].map(() => on.answer(byAna, id, ' Hello, how can I help? ', key)))
    expect(codesOf(replies)).toEqual([200, 200, 200])
    expect(new Set(replies.map(({ data }) => data.message.msg_id)).size).toBe(1)
    expect(replies[0]?.data).toMatchObject({
      message: { from: 'account', operator: { id: ana.id }, is_automatic: 0 },
      case: { wait_time: 0 },
    })
    expect((await on.answer(byAna, id, 'Something else', key)).code).toBe(4008)
    expect((await on.answer(byBen, id, 'Hello, how can I help?', key)).code).toBe(4008)
    expect((await on.answer(byAna, id, '   ')).code).toBe(4000)
    expect(await wordsOf(member)).toEqual(['Help', 'Hello, how can I help?'])
    const frames = await pulled(server, member, `p_${account.userId}_${member.userId}`)
    expect(frames.map(({ seq }) => seq)).toEqual([1, 2])
    expect(JSON.stringify(frames)).not.toContain('support 1')
    const acts = (await actionsUpon(server, `case ${id}`, owner)).map(({ action }) => action)
    expect(acts).toEqual(['case.answer', 'case.take'])
    await on.close(byAna, id)
    expect((await on.answer(byAna, id, 'Too late')).code).toBe(5042)
    expect((await on.answer(byAna, id, 'Hello, how can I help?', key)).code).toBe(200)
    expect((await on.answer(byAna, 999_999, 'Nobody')).code).toBe(4002)
  })

  it('S-141: either come before a case is closed or handed on, or not at all', async () => {
    for (const ending of [(id: number) => on.close(byAna, id), (id: number) => on.transfer(byAna, id, ben.id)]) {
      const { member, id } = await on.newCase(account)
      await on.take(byAna, id)
      const replies = await Promise.all([
        ending(id),
        ...Array.from({ length: 5 }, (_, place) => on.answer(byAna, id, `Answer ${place}`)),
      ])
      const codes = replies.map(({ code }) => code)
      expect(codes[0]).toBe(200)
      const answered = codes.slice(1).filter((code) => code === 200).length
      expect((await wordsOf(member)).filter((words) => words.startsWith('Answer'))).toHaveLength(answered)
    }
  })
})

describe('handing on', () => {
  it('S-141: goes to a colleague who may have cases, with a note that the member never reads', async () => {
    const { member, id } = await on.newCase(account)
    await on.take(byAna, id)
    const auditor = await newOperator(server, 'auditor')
    expect((await on.transfer(byAna, id, auditor.id)).code).toBe(5045)
    expect((await on.transfer(byAna, id, 999_999)).code).toBe(4002)
    expect((await on.transfer(byBen, id, ben.id)).code).toBe(5043)
    expect((await on.release(byBen, id)).code).toBe(5043)
    const given = await on.transfer(byAna, id, ben.id, 'Wants the refund of yesterday')
    expect(given.data.case).toMatchObject({ state: 'assigned', operator: { id: ben.id } })
    const key = randomUUID()
    const note = () =>
      server.call(caseOperatorCalls.addCaseNote, { id, text: 'Called the bank' }, { token: byAna, key })
    expect(codesOf([await note(), await note()])).toEqual([200, 200])
    expect((await on.release(byBen, id)).data.case).toMatchObject({ state: 'waiting', operator: null })
    // Whoever may manage moves cases of others.
    expect((await on.transfer(owner, id, ana.id)).data.case).toMatchObject({ operator: { id: ana.id } })
    expect((await on.release(owner, id)).code).toBe(200)
    expect((await on.detail(byAna, id)).history.map(({ act, text, to }) => [act, text, to?.id])).toEqual([
      ['open', '', undefined],
      ['take', '', undefined],
      ['transfer', 'Wants the refund of yesterday', ben.id],
      ['note', 'Called the bank', undefined],
      ['release', '', undefined],
      ['transfer', '', ana.id],
      ['release', '', undefined],
    ])
    const wire = JSON.stringify([
      await pulled(server, member, `p_${account.userId}_${member.userId}`),
      await on.caseOf(member, account),
    ])
    for (const words of ['refund of yesterday', 'Called the bank']) expect(wire).not.toContain(words)
  })

  it('S-141: puts the cases of an operator who is switched off back, and none of them takes one after', async () => {
    const operator = await newOperator(server, 'support')
    const token = await signInOperator(server, operator)
    const { id } = await on.newCase(account)
    await on.take(token, id)
    const colleagues = async () =>
      (await server.succeed(caseOperatorCalls.listColleagues, {}, { token: byAna })).list.find(
        (one) => one.id === operator.id,
      )
    expect(await colleagues()).toMatchObject({ open: 1, role: 'support' })
    await server.succeed(staffCalls.changeOperator, { id: operator.id, is_enabled: 0, reason }, { token: owner })
    expect(await on.detail(byAna, id)).toMatchObject({ state: 'waiting', operator: null })
    expect((await on.detail(byAna, id)).history.at(-1)).toMatchObject({ act: 'return', operator: { id: operator.id } })
    expect(await colleagues()).toBeUndefined()
    expect((await on.transfer(owner, id, operator.id)).code).toBe(5045)
    expect((await on.take(token, id)).code).toBe(4005)
  })
})
