import { accountOperatorCalls } from '@cliffhanger/contract/account/operator-calls.ts'
import { type Finder, foundAtOnce } from '../../platform/finder.ts'
import { callServer } from '../../platform/server.ts'

/** Members by number, name, phone or email, newest first. */
export const findMembers: Finder = async (search) => {
  const { list } = await callServer(accountOperatorCalls.listMembers, { page: 1, limit: foundAtOnce, search })
  return list.map(({ user_id, nick_name, user_no }) => ({
    to: `/members/${user_id}/show`,
    title: nick_name || user_no,
    hint: user_no,
  }))
}
