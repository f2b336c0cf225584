import type { AccountType } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import type { PastWaits } from '@cliffhanger/rules/wallet/usual-wait.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** The newest withdrawals that are looked at, over all types of account. */
const newest = 300

/** How long four of five of the newest withdrawals that were paid out took from being asked for, by type of account. */
export const listPastPayouts = (db: Db): Promise<(PastWaits & { readonly account_type: AccountType })[]> =>
  db.query(
    `select account_type, count(*) as total, percentile_disc(0.8) within group (order by wait_ms) as "waitMs"
       from (select account_type, updated_ms - created_ms as wait_ms
               from withdrawals where state = 3 order by id desc limit ${newest}) paid
      group by account_type`,
  )
