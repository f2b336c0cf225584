import { randomBytes } from 'node:crypto'
import type { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { type JoinLink, joinLinkLimits } from '@cliffhanger/contract/groups/join-links.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { joinLinkState, mayMakeLinks, mayManageEntries } from '@cliffhanger/rules/groups/joining.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { changeGroup, findSeat, obey, type Seat } from '../change-group.ts'
import type { GroupsNeeds } from '../needs.ts'
import {
  countJoinLinks,
  countOpenLinks,
  endJoinLink,
  findJoinLink,
  insertJoinLink,
  type JoinLinkRow,
  listJoinLinks as listRows,
  listLinkUses as listUseRows,
} from '../queries/join-links.ts'

/** 128 bits: as many as the codes of joinCode. */
const drawCode = (): string => randomBytes(16).toString('base64url')

/** Makes a link (S-135). Twice makes two links. */
export const createJoinLink =
  (domains: GroupsNeeds): Handler<typeof groupsCalls.createJoinLink> =>
  async (context, { group_id: groupId, last_seconds, use_limit, needs_approval }) => {
    if (needs_approval === 1 && use_limit > 0) return refuseField('use_limit')
    const row = await changeGroup(
      context,
      groupId,
      async (tx, { group, me }) => {
        obey(mayMakeLinks(group, me.role))
        const nowMs = context.clock()
        if ((await countOpenLinks(tx, groupId, nowMs)) >= joinLinkLimits.open) return refuse('tooManyJoinLinks')
        return insertJoinLink(tx, {
          groupId,
          code: drawCode(),
          makerId: me.user_id,
          needsApproval: needs_approval === 1,
          expiresMs: last_seconds === 0 ? 0 : nowMs + last_seconds * 1000,
          useLimit: use_limit,
          nowMs,
        })
      },
      { dissolved: 'groupDissolved' },
    )
    return (await presenter(domains, context))(row)
  }

export const listJoinLinks =
  (domains: GroupsNeeds): Handler<typeof groupsCalls.listJoinLinks> =>
  async (context, { group_id: groupId, page, limit }) => {
    await managingSeat(context, groupId)
    const rows = await listRows(context.db, groupId, context.clock(), limit, (page - 1) * limit)
    const present = await presenter(domains, context)
    return { list: rows.map(present), total: await countJoinLinks(context.db, groupId), page, limit }
  }

/** Ends a link for good; the second time it is ended already. */
export const revokeJoinLink =
  (domains: GroupsNeeds): Handler<typeof groupsCalls.revokeJoinLink> =>
  async (context, { group_id: groupId, link_id: linkId }) => {
    const row = await changeGroup(context, groupId, async (tx, { me }) => {
      obey(mayManageEntries(me.role))
      await endJoinLink(tx, (await findJoinLink(tx, groupId, linkId))?.id ?? refuse('notFound'), context.clock())
      return (await findJoinLink(tx, groupId, linkId)) ?? refuse('notFound')
    })
    return (await presenter(domains, context))(row)
  }

/** Who came by a link, whether they are in the group now or not. */
export const listJoinLinkUses: Handler<typeof groupsCalls.listJoinLinkUses> = async (
  context,
  { group_id: groupId, link_id: linkId, page, limit },
) => {
  await managingSeat(context, groupId)
  const link = (await findJoinLink(context.db, groupId, linkId)) ?? refuse('notFound')
  const rows = await listUseRows(context.db, link, limit, (page - 1) * limit)
  return {
    list: rows.map(({ user_id, nick_name, avatar_url, joined_ms, is_member }) => ({
      ...{ user_id, nick_name, avatar_url },
      join_time: toSeconds(joined_ms),
      is_member: flagOf(is_member),
    })),
    ...{ total: link.used, page, limit },
  }
}

/** The group of a question that creator and managers alone ask. */
export async function managingSeat(context: CallContext<'bearer'>, groupId: number): Promise<Seat> {
  const seat = await findSeat(context, groupId)
  obey(mayManageEntries(seat.me.role))
  return seat
}

/** Presents links with their address on the web client's host. */
async function presenter(
  domains: Pick<GroupsNeeds, 'session'>,
  { clock, origin }: CallContext<'bearer'>,
): Promise<(row: JoinLinkRow) => JoinLink> {
  const base = ((await domains.session.platform()).h5_url || origin).replace(/\/+$/, '')
  const nowMs = clock()
  return (row) => ({
    link_id: row.id,
    group_id: row.group_id,
    code: row.code,
    url: `${base}/g/${row.code}`,
    maker: { user_id: row.maker_id, nick_name: row.maker_name, avatar_url: row.maker_avatar },
    needs_approval: flagOf(row.needs_approval),
    expire_time: toSeconds(row.expires_ms),
    use_limit: row.use_limit,
    used: row.used,
    state: joinLinkState(row, nowMs),
    create_time: toSeconds(row.created_ms),
  })
}
