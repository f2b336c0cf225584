import type { PrizeKind, RewardType } from '@cliffhanger/contract/rewards/schemas.ts'
import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { LedgerCoin } from '../../ledger/index.ts'

/** A reward as its member's list shows it. */
export interface RewardRow {
  readonly id: number
  readonly type: RewardType
  readonly titles: ByLanguage<string>
  readonly kind: PrizeKind
  readonly coin_code: LedgerCoin | ''
  readonly amount: string
  readonly source_id: number
  readonly created_ms: number
}

/** A page of a member's rewards, the newest first; '' is every type. */
export const listRewards = (
  db: Db,
  { userId, type }: { readonly userId: number; readonly type: RewardType | '' },
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<RewardRow[]> =>
  db.query<RewardRow>(
    `select id, type, titles, kind, coin_code, amount::text as amount, source_id, created_ms from reward_records
      where user_id = $1 ${type === '' ? '' : 'and type = $4'} order by id desc offset $2 limit $3`,
    [userId, offset, limit, ...(type === '' ? [] : [type])],
  )

export const countRewards = async (
  db: Db,
  { userId, type }: { readonly userId: number; readonly type: RewardType | '' },
): Promise<number> =>
  (
    await db.one<{ total: number }>(
      `select count(*)::int as total from reward_records where user_id = $1 ${type === '' ? '' : 'and type = $2'}`,
      [userId, ...(type === '' ? [] : [type])],
    )
  ).total

/** Gold that a member was given for whom they invited: by tasks of inviting. */
export const sumInviteGold = async (db: Db, userId: number): Promise<bigint> =>
  BigInt(
    (
      await db.one<{ total: string }>(
        `select coalesce(sum(r.amount), 0)::text as total
           from reward_records r left join task_progress p on r.type = 'task' and p.id = r.source_id left join tasks t on t.id = p.task_id
          where r.user_id = $1 and r.type in ('invite', 'task') and r.coin_code = 'gold' and (r.type = 'invite' or t.code = 'invite')`,
        [userId],
      )
    ).total,
  )
