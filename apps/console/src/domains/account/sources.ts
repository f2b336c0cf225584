import { coolingOffCalls } from '@cliffhanger/contract/operators/cooling-off-calls.ts'
import { platformCalls } from '@cliffhanger/contract/operators/platform-calls.ts'
import { realNameReviewCalls } from '@cliffhanger/contract/operators/real-name-calls.ts'
import { chosenNumber, type Source, writtenText } from '../../platform/data-provider.ts'
import { callServer } from '../../platform/server.ts'
import { memberTypes } from './member-types.ts'

export const memberSource: Source = {
  list: async ({ page, limit, filter }) => {
    const status = chosenNumber(filter.status)
    const { list, total } = await callServer(platformCalls.listMembers, {
      page,
      limit,
      search: writtenText(filter.search),
      status: status === undefined ? undefined : status === 1 ? 1 : 0,
      user_type: memberTypes.find((type) => type === chosenNumber(filter.user_type)),
    })
    return { list: list.map((member) => ({ ...member, id: member.user_id })), total }
  },
  one: async (id) => {
    const { member, standing } = await callServer(platformCalls.getMember, { user_id: id })
    return { ...member, standing, id: member.user_id }
  },
}

export const outboxSource: Source = {
  list: ({ page, limit, filter }) =>
    callServer(platformCalls.listOutbox, { page, limit, search: writtenText(filter.search) }),
}

/** To review, certified, rejected. */
export const realNameStates = [1, 2, 3] as const

export const realNameSource: Source = {
  list: async ({ page, limit, filter }) => {
    const { list, total } = await callServer(realNameReviewCalls.listRealNames, {
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
    const { list, total } = await callServer(coolingOffCalls.listCoolingOffs, { page, limit })
    return { list: list.map((held) => ({ ...held, id: held.user.user_id })), total }
  },
}
