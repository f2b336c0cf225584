import { accountOperatorCalls } from '@cliffhanger/contract/account/operator-calls.ts'
import { coolingOffOperatorCalls } from '@cliffhanger/contract/account/operator-cooling-off-calls.ts'
import { realNameOperatorCalls } from '@cliffhanger/contract/account/operator-real-name-calls.ts'
import { chosenNumber, type Source, writtenText } from '../../platform/data-provider.ts'
import { callServer } from '../../platform/server.ts'
import { memberTypes } from './member-types.ts'

export const memberSource: Source = {
  list: async ({ page, limit, filter }) => {
    const status = chosenNumber(filter.status)
    const { list, total } = await callServer(accountOperatorCalls.listMembers, {
      page,
      limit,
      search: writtenText(filter.search),
      status: status === undefined ? undefined : status === 1 ? 1 : 0,
      user_type: memberTypes.find((type) => type === chosenNumber(filter.user_type)),
    })
    return { list: list.map((member) => ({ ...member, id: member.user_id })), total }
  },
  one: async (id) => {
    const { member, standing } = await callServer(accountOperatorCalls.getMember, { user_id: id })
    return { ...member, standing, id: member.user_id }
  },
}

export const outboxSource: Source = {
  list: ({ page, limit, filter }) =>
    callServer(accountOperatorCalls.listOutbox, { page, limit, search: writtenText(filter.search) }),
}

/** To review, certified, rejected. */
export const realNameStates = [1, 2, 3] as const

export const realNameSource: Source = {
  list: async ({ page, limit, filter }) => {
    const { list, total } = await callServer(realNameOperatorCalls.listRealNames, {
      page,
      limit,
      status: realNameStates.find((state) => state === chosenNumber(filter.status)),
      number: writtenText(filter.number),
    })
    return { list: list.map((application) => ({ ...application, id: application.member.user_id })), total }
  },
}

export const coolingOffSource: Source = {
  list: async ({ page, limit }) => {
    const { list, total } = await callServer(coolingOffOperatorCalls.listCoolingOffs, { page, limit })
    return { list: list.map((held) => ({ ...held, id: held.user.user_id })), total }
  },
}
