import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import type { ReactionChange } from '@cliffhanger/contract/chat/reactions.ts'
import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import type { GroupRole } from '@cliffhanger/contract/groups/schemas.ts'
import { type GroupRules, maySeeMembers } from './policy.ts'

const { created, invited, removed, left, memberInfo, roleChanged, handedOver, muted } = groupEvents

/** Whom an event about coming, going or a name concerns; undefined for any other event. */
function concerned(action: string, data: unknown): readonly number[] | undefined {
  switch (action) {
    case invited.action:
      return invited.data.safeParse(data).data?.operatorsed_ids ?? []
    case removed.action:
      return removed.data.safeParse(data).data?.weedout_ids ?? []
    case left.action:
      return idIn(left.data.safeParse(data).data)
    case memberInfo.action:
      return idIn(memberInfo.data.safeParse(data).data?.member)
    default:
      return undefined
  }
}

const idIn = (about: { readonly user_id: number } | undefined): readonly number[] => (about ? [about.user_id] : [])

/** Whether an event is kept from this member because it tells of others in a group whose members are protected (socket.md 3.2).
 *  That goes for events from before they were, too: a pull reads them again. */
export function isHiddenMembership(
  group: Pick<GroupRules, 'show_member_list'>,
  reader: { readonly userId: number; readonly role: GroupRole },
  event: { readonly action: string; readonly data: unknown },
): boolean {
  if (maySeeMembers(group, reader.role) === undefined) return false
  const about = concerned(event.action, event.data)
  return about !== undefined && !about.includes(reader.userId)
}

/** Who reacted, as this member may know it: where members are protected, only what they did themselves. */
export const shownChanges = (
  group: Pick<GroupRules, 'show_member_list'>,
  reader: { readonly userId: number; readonly role: GroupRole },
  changes: readonly ReactionChange[],
): ReactionChange[] =>
  changes.filter(({ user_id }) => user_id === reader.userId || maySeeMembers(group, reader.role) === undefined)

/** What an event shows to this member: in a group whose members are protected, lists of members contain only the reader. This also
 *  applies to events from before the protection. */
export function shownData(
  group: Pick<GroupRules, 'show_member_list'>,
  reader: { readonly userId: number; readonly role: GroupRole },
  { action, data }: { readonly action: string; readonly data: unknown },
): unknown {
  if (action === chatEvents.reacted.action) {
    const reacted = chatEvents.reacted.data.safeParse(data)
    return reacted.success ? { ...reacted.data, changes: shownChanges(group, reader, reacted.data.changes) } : data
  }
  const withMembers = [created, roleChanged, handedOver, muted].find((row) => row.action === action)
  if (!withMembers || maySeeMembers(group, reader.role) === undefined) return data
  const parsed = withMembers.data.safeParse(data)
  if (!parsed.success) return data
  return { ...parsed.data, members: parsed.data.members.filter(({ user_id }) => user_id === reader.userId) }
}
