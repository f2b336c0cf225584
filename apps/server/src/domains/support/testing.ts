import { randomUUID } from 'node:crypto'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { friendsOperatorCalls } from '@cliffhanger/contract/friends/operator-calls.ts'
import { supportCalls } from '@cliffhanger/contract/support/calls.ts'
import { caseOperatorCalls } from '@cliffhanger/contract/support/operator-case-calls.ts'
import type { CaseQueue } from '@cliffhanger/contract/support/operator-schemas.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import type { Member } from '../../testing/members.ts'
import { newMember } from '../../testing/members.ts'
import type { TestServer } from '../../testing/server.ts'

/** Members and operators of customer service, as tests have them act. */
export const inSupport = (server: TestServer) => {
  const write = (from: Member, to: Member, words: string, local_id: string = randomUUID()) =>
    server.call(
      chatCalls.sendPrivateMessage,
      { local_id, target_id: to.userId, content_text: textContent(words) },
      { token: from.token },
    )
  const caseOf = async (who: Member, account: Member) =>
    (await server.succeed(supportCalls.getSupportCase, { target_id: account.userId }, { token: who.token })).case
  return {
    write,
    caseOf,
    /** An official account, made one by an owner. */
    async newAccount(owner: string): Promise<Member> {
      const account = await newMember(server)
      await server.succeed(
        friendsOperatorCalls.setMemberType,
        { user_id: account.userId, user_type: 1, reason: 'customer service' },
        { token: owner },
      )
      return account
    },
    /** A case of a new member, and who they are. */
    async newCase(account: Member, words = 'Help'): Promise<{ readonly member: Member; readonly id: number }> {
      const member = await newMember(server)
      await write(member, account, words)
      return { member, id: (await caseOf(member, account))?.case_id ?? 0 }
    },
    rate: (who: Member, case_id: number, rating: number, comment = '') =>
      server.call(supportCalls.rateSupportCase, { case_id, rating, comment }, { token: who.token }),
    list: (token: string, queue: CaseQueue, more: { search?: string; page?: number; limit?: number } = {}) =>
      server.succeed(caseOperatorCalls.listCases, { queue, limit: 100, ...more }, { token }),
    take: (token: string, id: number) => server.call(caseOperatorCalls.takeCase, { id }, { token }),
    release: (token: string, id: number) => server.call(caseOperatorCalls.releaseCase, { id }, { token }),
    transfer: (token: string, id: number, operator_id: number, note = '') =>
      server.call(caseOperatorCalls.transferCase, { id, operator_id, note }, { token }),
    answer: (token: string, id: number, text: string, local_id: string = randomUUID()) =>
      server.call(caseOperatorCalls.answerCase, { id, text, local_id }, { token }),
    close: (token: string, id: number) => server.call(caseOperatorCalls.closeCase, { id }, { token }),
    detail: async (token: string, id: number) =>
      (await server.succeed(caseOperatorCalls.getCase, { id }, { token })).case,
    messages: (token: string, id: number, more: { before?: number; after?: number; limit?: number } = {}) =>
      server.succeed(caseOperatorCalls.listCaseMessages, { id, ...more }, { token }),
  }
}
