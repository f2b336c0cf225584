import { randomInt } from 'node:crypto'
import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import type { Group } from '@cliffhanger/contract/groups/schemas.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { newGroupEvent } from '../chat/index.ts'
import { bringIn } from './membership-changes.ts'
import type { GroupsNeeds } from './needs.ts'
import { ownOf, presentGroup, presentShared } from './present.ts'
import { insertGroup, isGroupNumberFree } from './queries/groups.ts'

const maxDraws = 20

/** A group that is about to be. */
export interface NewGroup {
  readonly creatorId: number
  readonly name: string
  readonly avatarUrl: string
  readonly description: string
  /** Those in it besides its creator. */
  readonly memberIds: readonly number[]
  /** Of its first notice. */
  readonly language: Language
}

/** Makes a group with everybody in it from its first event on, in the caller's transaction; answers it as its creator sees it. */
export async function makeGroup(
  context: Pick<ServerContext, 'bus' | 'clock'>,
  domains: GroupsNeeds,
  tx: Db,
  { creatorId, name, avatarUrl, description, memberIds, language }: NewGroup,
): Promise<Group> {
  const group = await insertGroup(tx, {
    groupNo: await drawGroupNumber(tx),
    creatorId,
    name,
    avatarUrl,
    description,
    nowMs: context.clock(),
  })
  const total = memberIds.length + 1
  const rows = await bringIn(context, domains, tx, group, {
    newcomers: [
      { userId: creatorId, role: 'creator' },
      ...memberIds.map((userId) => ({ userId, role: 'member' as const })),
    ],
    operatorId: creatorId,
    event: (members) =>
      newGroupEvent(groupEvents.created, {
        group: { ...presentShared(group), member_total: total },
        members,
        operator_id: creatorId,
      }),
    notice: {
      groupId: group.group_id,
      action: 'group_created',
      userId: creatorId,
      memberIds,
      text: messageText(language, 'groupCreatedNotice'),
    },
  })
  const me = rows.find((row) => row.user_id === creatorId)
  if (!me) throw new Error(`the creator of group ${group.group_id} is not in it`)
  return presentGroup({ ...group, member_total: total, ...ownOf(me) }, context.clock())
}

async function drawGroupNumber(tx: Db): Promise<string> {
  for (let draw = 0; draw < maxDraws; draw++) {
    const groupNo = String(randomInt(10_000_000, 100_000_000))
    if (await isGroupNumberFree(tx, groupNo)) return groupNo
  }
  throw new Error(`no free group number in ${maxDraws} draws`)
}
