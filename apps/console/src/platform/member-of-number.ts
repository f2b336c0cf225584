import { accountOperatorCalls } from '@cliffhanger/contract/account/operator-calls.ts'
import type { MemberOverview } from '@cliffhanger/contract/account/operator-schemas.ts'
import { callServer } from './server.ts'
import { textOf } from './texts.ts'

/** The member of a number as an operator typed it. Rejects in words where there is none. */
export const memberOfNumber = async (number: string): Promise<MemberOverview> => {
  const { list } = await callServer(accountOperatorCalls.listMembers, { search: number })
  const member = list.find(({ user_no }) => user_no === number)
  if (!member) throw new Error(textOf('shell.noSuchMember'))
  return member
}
