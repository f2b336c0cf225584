import type { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { decideEntry, type JoinDecision } from '@cliffhanger/rules/groups/joining.ts'
import { isAnnouncement, seesTotal, showsComings } from '@cliffhanger/rules/groups/policy.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { findApart } from '../../friends/index.ts'
import { checkRoom } from '../group-size.ts'
import { invitedEvent } from '../invited-event.ts'
import { bringIn } from '../membership-changes.ts'
import type { GroupsNeeds } from '../needs.ts'
import { findGroup, type GroupRow, lockGroup } from '../queries/groups.ts'
import { findLinkByCode, type JoinLinkRow, noteLinkUse } from '../queries/join-links.ts'
import { deleteWaiting, findComer, insertJoinRequest } from '../queries/join-requests.ts'
import { notifyJoinWaits } from './join-waits.ts'

/** Codes somebody asks for that there are none of: links are not to be come upon by trying. */
const unknownCodes = '30/h'

/** What a link shows to whoever holds it. An unknown code answers as a revoked one. */
export const getJoinInfo: Handler<typeof groupsCalls.getJoinInfo> = async (context, { code }) => {
  const { db } = context
  const link = await findKnownLink(context, db, code)
  const group = (await findGroup(db, link.group_id)) ?? refuse('joinLinkGone')
  const entry = entryOf(await decide(context, db, group, link))
  const { group_id, group_name, avatar_url, description } = group
  return {
    group: {
      ...{ group_id, group_name, avatar_url, description },
      member_total: seesTotal(group, 'member') ? group.member_total : 0,
      is_announcement: flagOf(isAnnouncement(group)),
    },
    maker: { user_id: link.maker_id, nick_name: link.maker_name, avatar_url: link.maker_avatar },
    entry,
  }
}

/** Comes in by a link, or asks to (S-135). Everything is decided under the group's lock: as many come in as there is room and the link allows. */
export const joinByLink =
  (domains: GroupsNeeds): Handler<typeof groupsCalls.joinByLink> =>
  async (context, { code }) => {
    const { db, caller } = context
    const { group_id: groupId } = await findKnownLink(context, db, code)
    const entry = await db.transaction(
      async (tx) => {
        const group = (await lockGroup(tx, groupId)) ?? refuse('joinLinkGone')
        const link = (await findLinkByCode(tx, code)) ?? refuse('joinLinkGone')
        switch (entryOf(await decide(context, tx, group, link))) {
          case 'member':
            return 'member'
          case 'waiting':
            return 'waiting'
          case 'ask':
            await insertJoinRequest(tx, { groupId, userId: caller.userId, linkId: link.id, nowMs: context.clock() })
            await notifyJoinWaits(context, tx, groupId)
            return 'waiting'
          case 'join':
            await noteLinkUse(tx, link.id, caller.userId, context.clock())
            await letIn(context, domains, tx, group, { userId: caller.userId, operatorId: caller.userId })
            return 'member'
          case 'full':
            checkRoom(context, group.member_total, 1)
            return refuse('groupForbids')
          case 'refused':
            return refuse('joinRequestRefused')
          case 'banned':
          case 'closed':
            return refuse('groupForbids')
        }
      },
      { retries: 2 },
    )
    return { group_id: groupId, entry }
  }

/** Takes back that the caller asked; a refusal stays. */
export const withdrawJoinRequest: Handler<typeof groupsCalls.withdrawJoinRequest> = (context, { group_id: groupId }) =>
  context.db.transaction(
    async (tx) => {
      await lockGroup(tx, groupId)
      if (await deleteWaiting(tx, groupId, context.caller.userId)) await notifyJoinWaits(context, tx, groupId)
      return {}
    },
    { retries: 2 },
  )

/** Puts somebody into the group who came by a link; last in the transaction, under the group's lock. */
export const letIn = (
  context: CallContext<'bearer'>,
  domains: GroupsNeeds,
  tx: Db,
  group: GroupRow,
  { userId, operatorId }: { readonly userId: number; readonly operatorId: number },
): Promise<unknown> =>
  bringIn(context, domains, tx, group, {
    newcomers: [{ userId, role: 'member' }],
    operatorId,
    event: (rows) => invitedEvent(group, rows, operatorId),
    ...(showsComings(group) && {
      notice: {
        groupId: group.group_id,
        action: 'group_joined',
        userId,
        memberIds: [userId],
        text: messageText(context.language, 'groupInvitedNotice'),
      },
    }),
  })

async function findKnownLink({ limits, caller }: CallContext<'bearer'>, db: Db, code: string): Promise<JoinLinkRow> {
  const link = await findLinkByCode(db, code)
  if (link) return link
  await limits.take('join-link-unknown', unknownCodes, String(caller.userId))
  return refuse('joinLinkGone')
}

async function decide(
  { caller, settings, clock }: CallContext<'bearer'>,
  db: Db,
  group: GroupRow,
  link: JoinLinkRow,
): Promise<JoinDecision> {
  const comer = await findComer(db, group.group_id, caller.userId)
  return decideEntry({
    ...{ group, link },
    comer: {
      isMember: comer.is_member,
      wasRemoved: comer.was_removed,
      isWaiting: comer.is_waiting,
      refusedMs: comer.refused_ms,
      isApart: (await findApart(db, caller.userId, [link.maker_id])).size > 0,
    },
    memberLimit: settings.GROUP_MEMBER_LIMIT,
    nowMs: clock(),
  })
}

const entryOf = ({ entry, refusal }: JoinDecision) => (refusal === undefined ? entry : refuse(refusal))
