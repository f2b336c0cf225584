import type { Db } from '../../../../platform/database/db.ts'

/** Who shared what, and who comes by it; all that decides whether the visit counts. */
export interface VisitRow {
  readonly code_id: number
  readonly sharer_id: number
  readonly is_own_device: boolean
  readonly inviter_id: number | null
  readonly registered_ms: number
}

/** The link and its visitor; undefined unless the code leads to this drama and members may share it (V-25). A device is known by the
 *  first 12 bytes of its hash, as callers are. */
export const findVisit = (
  db: Db,
  { code, dramaId, visitorId, device }: { code: string; dramaId: number; visitorId: number; device: Buffer },
): Promise<VisitRow | undefined> =>
  db.find<VisitRow>(
    `select s.id as code_id, s.user_id as sharer_id, v.inviter_id, v.created_ms as registered_ms,
       exists (select from account_devices k where k.account_id = s.user_id and substring(k.device_hash from 1 for 12) = $4)
         as is_own_device
     from share_codes s join dramas d on d.id = s.drama_id join accounts v on v.id = $3
     where s.code = $1 and s.drama_id = $2 and d.is_listed and d.is_shareable`,
    [code, dramaId, visitorId, device],
  )

export interface NewVisit {
  readonly codeId: number
  readonly sharerId: number
  readonly dramaId: number
  readonly visitorId: number
  readonly device: string
  readonly isNewMember: boolean
  readonly day: string
}

/** Keeps the first visit of an account and of a device; answers whether it is that. */
export const insertVisit = async (tx: Db, visit: NewVisit, nowMs: number): Promise<boolean> =>
  (await tx.execute(
    `insert into share_visits (code_id, sharer_id, drama_id, visitor_id, device, is_new_member, day, created_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [visit.codeId, visit.sharerId, visit.dramaId, visit.visitorId, visit.device, visit.isNewMember, visit.day, nowMs],
  )) === 1

/** Holds the sharer's day until the transaction ends and tells how many credits it has. */
export const lockDay = async (tx: Db, userId: number, day: string): Promise<number> =>
  (
    await tx.one<{ credits: number }>(
      `insert into share_days as d (user_id, day) values ($1, $2)
       on conflict (user_id, day) do update set credits = d.credits returning credits`,
      [userId, day],
    )
  ).credits

/** Counts the visit for the sharer's day, unless its device or its account has ever counted for this sharer. */
export const creditVisit = (tx: Db, { sharerId, device, visitorId, day }: NewVisit): Promise<number> =>
  tx.execute(
    `with credited as (
       insert into share_credits (sharer_id, device, visitor_id, day) values ($1, $2, $3, $4) on conflict do nothing returning day
     ) update share_days set credits = credits + 1 from credited where user_id = $1 and share_days.day = credited.day`,
    [sharerId, device, visitorId, day],
  )

export const countShare = (tx: Db, dramaId: number): Promise<number> =>
  tx.execute('update dramas set share_count = share_count + 1 where id = $1', [dramaId])
