import type { Db } from '../../../platform/database/db.ts'
import { type Browser, browserColumns, browserJoins } from './targets.ts'

/** A browser that is to be told of a notice. */
export interface NoticeTarget extends Browser {
  readonly notice_id: number
}

/** From where a list of targets goes on. */
type TargetKey = Pick<NoticeTarget, 'session_id' | 'notice_id'>

/** Browsers of the members whose own notices these are, where they were neither opened nor withdrawn. By session and notice, a page at a
 *  time. */
export const listNoticeTargets = (
  db: Db,
  {
    noticeIds,
    after,
    limit,
    sessionId,
  }: { noticeIds: readonly number[]; after: TargetKey; limit: number; sessionId?: number },
): Promise<NoticeTarget[]> =>
  db.query(
    `select n.id as notice_id, ${browserColumns}
       from notices n join push_subscriptions s on s.user_id = n.user_id ${browserJoins}
      where n.id = any ($1) and n.read_ms is null and n.withdrawn_ms is null
        and (s.session_id, n.id) > ($2::bigint, $3::bigint) and ($4::bigint is null or s.session_id = $4)
      order by s.session_id, n.id limit $5`,
    [noticeIds, after.session_id, after.notice_id, sessionId ?? null, limit],
  )

/** Browsers of everybody who did not open an announcement that is in force and of which everybody was told after `sinceMs`. Whoever
 *  subscribed later is not told, so that nobody is twice. By session, a page at a time. */
export const listAnnouncementTargets = (
  db: Db,
  {
    noticeId,
    afterSession,
    nowMs,
    sinceMs,
    limit,
  }: { noticeId: number; afterSession: number; nowMs: number; sinceMs: number; limit: number },
): Promise<NoticeTarget[]> =>
  db.query(
    `select n.id as notice_id, ${browserColumns}
       from notices n join push_subscriptions s on s.created_ms <= n.told_ms and s.failing_since_ms is null ${browserJoins}
      where n.id = $1 and n.user_id is null and n.withdrawn_ms is null and n.told_ms >= $3 and (n.ends_ms is null or n.ends_ms > $4)
        and (select true from notice_reads r where r.notice_id = n.id and r.user_id = s.user_id) is null and s.session_id > $2
      order by s.session_id limit $5`,
    [noticeId, afterSession, sinceMs, nowMs, limit],
  )
