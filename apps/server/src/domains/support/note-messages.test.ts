import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Member } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { inSupport } from './testing.ts'

let server: TestServer
let account: Member
let on: ReturnType<typeof inSupport>
beforeAll(async () => {
  server = await startTestServer({ SEND_PER_MINUTE: '100000' })
  on = inSupport(server)
  account = await on.newAccount(await newOperatorToken(server, 'owner'))
})
afterAll(() => server.close())

it('S-140: messages that share a transaction count in their order: who wrote last says whether the member waits', async () => {
  const { domains, context } = server
  const officials = await domains.support.officials()
  const note = async (member: Member, writers: readonly ('member' | 'account')[], fromId: number) => {
    const messages = writers.map((writer, place) => ({
      senderId: writer === 'member' ? member.userId : account.userId,
      peerId: writer === 'member' ? account.userId : member.userId,
      messageId: fromId + place,
    }))
    await context.db.transaction((tx) => domains.support.noteMessages(tx, officials, messages))
    return context.db.query(
      `select state, awaiting_ms is not null as waits, answered_ms is not null as was_answered, last_msg_id from support_cases
        where member_id = $1 and state <> 'closed'`,
      [member.userId],
    )
  }
  const [one, two, three] = [
    (await on.newCase(account)).member,
    (await on.newCase(account)).member,
    (await on.newCase(account)).member,
  ]
  const waiting = (last_msg_id: number, was_answered: boolean) => [
    { state: 'waiting', waits: true, was_answered, last_msg_id },
  ]
  const top = 1_000_000
  expect(await note(one, ['member', 'member'], top)).toEqual(waiting(top + 1, false))
  expect(await note(two, ['member', 'account', 'member'], top)).toEqual(waiting(top + 2, true))
  expect(await note(three, ['account', 'member', 'account'], top)).toEqual([
    { state: 'waiting', waits: false, was_answered: true, last_msg_id: top + 1 },
  ])
  // Nobody has a case yet, and the answer comes with the question.
  await context.db.execute(`update support_cases set state = 'closed', closed_ms = 1`)
  expect(await note(one, ['account', 'member', 'account'], top + 10)).toEqual([
    { state: 'waiting', waits: false, was_answered: true, last_msg_id: top + 11 },
  ])
  expect(await note(two, ['account'], top + 20)).toEqual([])
})
