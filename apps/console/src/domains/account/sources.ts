import { accountOperatorCalls } from '@cliffhanger/contract/account/operator-calls.ts'
import { coolingOffOperatorCalls } from '@cliffhanger/contract/account/operator-cooling-off-calls.ts'
import { memberOperatorCalls } from '@cliffhanger/contract/account/operator-member-calls.ts'
import { realNameOperatorCalls } from '@cliffhanger/contract/account/operator-real-name-calls.ts'
import type { CallData } from '@cliffhanger/contract/call.ts'
import { chosenNumber, type Source, writtenText } from '../../platform/data-provider.ts'
import { listingOf } from '../../platform/listing.ts'
import { callServer } from '../../platform/server.ts'
import { memberTypes } from './member-types.ts'

type Member = CallData<typeof accountOperatorCalls.getMember>

/** A member as their page shows them. */
export type ShownMember = Member['member'] & Omit<Member, 'member'> & { readonly id: number }

export const memberSource: Source = {
  list: async ({ page, limit, filter, sort }) => {
    const status = chosenNumber(filter.status)
    const { list, total } = await callServer(accountOperatorCalls.listMembers, {
      page,
      limit,
      ...listingOf({ filter, sort }, ['create_time']),
      search: writtenText(filter.search),
      status: status === undefined ? undefined : status === 1 ? 1 : 0,
      user_type: memberTypes.find((type) => type === chosenNumber(filter.user_type)),
    })
    return { list: list.map((member) => ({ ...member, id: member.user_id })), total }
  },
  one: async (id) => {
    const { member, ...rest } = await callServer(accountOperatorCalls.getMember, { user_id: id })
    return { ...member, ...rest, id: member.user_id } satisfies ShownMember
  },
}

/** Lists within the page of a member: the filter holds whose they are. */
export const memberSessionSource: Source = {
  list: ({ page, limit, filter }) =>
    callServer(memberOperatorCalls.listMemberSessions, { page, limit, user_id: Number(filter.user_id) }),
}

export const memberHistorySource: Source = {
  list: ({ page, limit, filter }) =>
    callServer(memberOperatorCalls.openMemberHistory, { page, limit, user_id: Number(filter.user_id) }),
}

export const memberGroupSource: Source = {
  list: async ({ page, limit, filter }) => {
    const { list, total } = await callServer(memberOperatorCalls.listMemberGroups, {
      page,
      limit,
      user_id: Number(filter.user_id),
    })
    return { list: list.map((group) => ({ ...group, id: group.group_id })), total }
  },
}

export const memberNoteSource: Source = {
  list: ({ page, limit, filter }) =>
    callServer(memberOperatorCalls.listMemberNotes, { page, limit, user_id: Number(filter.user_id) }),
}

export const outboxSource: Source = {
  list: ({ page, limit, filter }) =>
    callServer(accountOperatorCalls.listOutbox, {
      page,
      limit,
      ...listingOf({ filter }),
      search: writtenText(filter.search),
    }),
}

/** To review, certified, rejected. */
export const realNameStates = [1, 2, 3] as const

export const realNameSource: Source = {
  list: async ({ page, limit, filter, sort }) => {
    const { list, total } = await callServer(realNameOperatorCalls.listRealNames, {
      page,
      limit,
      ...listingOf({ filter, sort }, ['create_time']),
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
