import { groupsOperatorCalls } from '@cliffhanger/contract/groups/operator-calls.ts'
import { chosenNumber, type Source, writtenText } from '../../platform/data-provider.ts'
import { listingOf } from '../../platform/listing.ts'
import { callServer } from '../../platform/server.ts'
import { groupStates } from './group-texts.ts'

export const groupSource: Source = {
  list: async ({ page, limit, filter, sort }) => {
    const isDefault = chosenNumber(filter.default_qun)
    const { list, total } = await callServer(groupsOperatorCalls.listGroups, {
      page,
      limit,
      ...listingOf({ filter, sort }, ['create_time']),
      search: writtenText(filter.search),
      status: groupStates.find((state) => state === chosenNumber(filter.status)),
      default_qun: isDefault === undefined ? undefined : isDefault === 1 ? 1 : 0,
    })
    return { list: list.map((group) => ({ ...group, id: group.group_id })), total }
  },
  one: async (group_id) => withId((await callServer(groupsOperatorCalls.getGroup, { group_id })).group),
  /** What a form changes of a group: its badges. */
  update: async (group_id, { is_vip, qun_level }) =>
    withId((await callServer(groupsOperatorCalls.setGroupBadges, { group_id, is_vip, qun_level })).group),
}

const withId = <Group extends { readonly group_id: number }>(group: Group) => ({ ...group, id: group.group_id })
