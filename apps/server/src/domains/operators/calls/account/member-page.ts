import type {
  MemberGroup,
  MemberSession,
  memberOperatorCalls,
  WatchedEntry,
} from '@cliffhanger/contract/account/operator-member-calls.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { maskAddress } from '@cliffhanger/rules/account/masked-address.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { publicAddress } from '../../../../platform/storage/public-address.ts'
import type { MemberSessionRow } from '../../../session/index.ts'
import { recordAction, recordLook } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { memberOf } from '../../present/account.ts'
import { withTags, writtenLanguage } from '../../present/drama.ts'

type Calls = typeof memberOperatorCalls

const presentSession = ({ device, ...row }: MemberSessionRow): MemberSession => ({
  id: row.id,
  device_type: device.device_type ?? '',
  device_os: device.device_os ?? '',
  device_model: device.device_model ?? '',
  browser: [device.browser_name, device.browser_version].filter(Boolean).join(' '),
  time_zone: device.device_timezone ?? '',
  address: maskAddress(row.address),
  end_reason: row.end_reason ?? '',
  seen_time: toSeconds(row.rotated_ms),
  create_time: toSeconds(row.created_ms),
  end_time: toSeconds(row.ended_ms ?? 0),
})

const listMemberSessions =
  ({ session }: OperatorNeeds): Handler<Calls['listMemberSessions']> =>
  async ({ db }, { user_id, page, limit }) => {
    await memberOf(session, db, user_id)
    const rows = await session.operator.listSessionsOf(db, user_id, limit, (page - 1) * limit)
    return { list: rows.map(presentSession), total: await session.operator.countSessionsOf(db, user_id), page, limit }
  }

/** Ends one sign-in; its next call answers 6001. The sign-in of somebody else is none of this member's: 4002. */
const endMemberSession =
  ({ session }: OperatorNeeds): Handler<Calls['endMemberSession']> =>
  (context, { user_id, session_id, reason }) =>
    context.db.transaction(async (tx) => {
      if (!(await session.operator.hasSession(tx, user_id, session_id))) return refuse('notFound')
      if (!(await session.sessions.end(tx, session_id, 'operator'))) return {}
      await recordAction(tx, context, {
        action: 'member.endSession',
        target: `member ${user_id}`,
        reason,
        after: { session: session_id },
      })
      return {}
    })

/** What somebody watches is theirs: the log notes who looked. */
const openMemberHistory =
  ({ session, drama }: OperatorNeeds): Handler<Calls['openMemberHistory']> =>
  async (context, { user_id, page, limit }) => {
    const { db } = context
    await memberOf(session, db, user_id)
    await recordLook(context, { action: 'member.history', target: `member ${user_id}` })
    const rows = await drama.operator.history.list(db, user_id, limit, (page - 1) * limit)
    const list = rows.map(
      (row): WatchedEntry => ({
        id: row.drama_id,
        language: writtenLanguage(row.language),
        texts: withTags(row.texts),
        cover: publicAddress(context, row.cover_key),
        number: row.number,
        position: Math.round(row.position_seconds),
        duration: row.duration_seconds,
        is_done: flagOf(row.is_done),
        watch_time: toSeconds(row.updated_ms),
      }),
    )
    return { list, total: await drama.operator.history.count(db, user_id), page, limit }
  }

const listMemberGroups =
  ({ session, groups }: OperatorNeeds): Handler<Calls['listMemberGroups']> =>
  async ({ db }, { user_id, page, limit }) => {
    await memberOf(session, db, user_id)
    const rows = await groups.operator.listOf(db, user_id, limit, (page - 1) * limit)
    const list = rows.map(
      ({ is_muted, joined_ms, ...group }): MemberGroup => ({
        ...group,
        is_muted: flagOf(is_muted),
        join_time: toSeconds(joined_ms),
      }),
    )
    return { list, total: await groups.operator.countOf(db, user_id), page, limit }
  }

export const memberPageHandlers = (needs: OperatorNeeds) => ({
  listMemberSessions: listMemberSessions(needs),
  endMemberSession: endMemberSession(needs),
  openMemberHistory: openMemberHistory(needs),
  listMemberGroups: listMemberGroups(needs),
})
