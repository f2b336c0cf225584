import type { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { groupStates } from '@cliffhanger/contract/groups/states.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { ownOf, presentCard } from '../present.ts'
import { presentWithFaces } from '../present-with-faces.ts'
import { findGroup } from '../queries/groups.ts'
import { findMember } from '../queries/members.ts'

/** Groups somebody looks at who is not in them: numbers are not to be walked through. */
const cardsPerDay = '100/day'

/** A group as the caller may see it: whole inside, its card outside. */
export const getGroup: Handler<typeof groupsCalls.getGroup> = async (
  { db, caller, clock, limits },
  { group_id: groupId },
) => {
  const me = await findMember(db, groupId, caller.userId)
  if (!me) await limits.take('group-card', cardsPerDay, String(caller.userId))
  const group = await findGroup(db, groupId)
  if (!group) return refuse('notFound')
  if (group.status === groupStates.dissolved) return refuse('groupDissolved')
  const [inside] = me ? await presentWithFaces(db, [{ ...group, ...ownOf(me) }], clock()) : []
  return { group: inside ?? presentCard(group) }
}
