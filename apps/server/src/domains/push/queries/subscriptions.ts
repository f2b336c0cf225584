import type { PushSubscription } from '@cliffhanger/contract/push/schemas.ts'
import type { Db } from '../../../platform/database/db.ts'

/** The login session is alive, and stays so until the commit. */
export const holdSession = async (tx: Db, sessionId: number): Promise<boolean> =>
  (await tx.find(`select 1 from login_sessions where id = $1 and ended_ms is null for share`, [sessionId])) !==
  undefined

/** Makes the browser that of this sign-in: whoever had the endpoint before, and whatever the sign-in had before, is forgotten.
 *  In a transaction that is repeated, since two may take each other's endpoints. */
export async function putSubscription(
  tx: Db,
  owner: { sessionId: number; userId: number },
  { endpoint, p256dh, auth }: PushSubscription,
  nowMs: number,
): Promise<void> {
  await tx.execute(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [endpoint])
  await tx.execute(`delete from push_subscriptions where endpoint = $1 and session_id <> $2`, [
    endpoint,
    owner.sessionId,
  ])
  await tx.execute(
    `insert into push_subscriptions (session_id, user_id, endpoint, p256dh, auth, created_ms) values ($1, $2, $3, $4, $5, $6)
     on conflict (session_id) do update
       set endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth, created_ms = excluded.created_ms,
           is_hidden = false, seen_ms = 0, failing_since_ms = null`,
    [owner.sessionId, owner.userId, endpoint, p256dh, auth, nowMs],
  )
}

/** Who has this endpoint with this secret. */
export const findOwner = (
  tx: Db,
  endpoint: string,
  auth: string,
): Promise<{ sessionId: number; userId: number } | undefined> =>
  tx.find(
    `select session_id as "sessionId", user_id as "userId" from push_subscriptions where endpoint = $1 and rtrim(auth, '=') = rtrim($2, '=')`,
    [endpoint, auth],
  )

export const deleteSubscription = (db: Db, sessionId: number): Promise<number> =>
  db.execute(`delete from push_subscriptions where session_id = $1`, [sessionId])

/** The push service knows the endpoint no more; one that was renewed meanwhile stays. */
export const deleteEndpoint = (db: Db, endpoint: string): Promise<number> =>
  db.execute(`delete from push_subscriptions where endpoint = $1`, [endpoint])

/** Notes whether anybody looks at the page, unless the device said something newer. */
export const moveVisibility = (db: Db, sessionId: number, isHidden: boolean, atMs: number): Promise<number> =>
  db.execute(`update push_subscriptions set is_hidden = $2, seen_ms = $3 where session_id = $1 and seen_ms <= $3`, [
    sessionId,
    isHidden,
    atMs,
  ])

/** Notes that the push service of an endpoint fails, since when it first did. */
export const noteFailing = (db: Db, endpoint: string, nowMs: number): Promise<number> =>
  db.execute(`update push_subscriptions set failing_since_ms = $2 where endpoint = $1 and failing_since_ms is null`, [
    endpoint,
    nowMs,
  ])

export const noteWorking = (db: Db, endpoint: string): Promise<number> =>
  db.execute(`update push_subscriptions set failing_since_ms = null where endpoint = $1`, [endpoint])

/** Forgets browsers whose sign-in ended, or whose push service has failed since before `failingBeforeMs`. */
export const deleteUseless = (db: Db, failingBeforeMs: number): Promise<number> =>
  db.execute(
    `delete from push_subscriptions s using login_sessions l
      where l.id = s.session_id and (l.ended_ms is not null or s.failing_since_ms < $1)`,
    [failingBeforeMs],
  )
