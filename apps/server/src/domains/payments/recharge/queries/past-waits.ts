import type { PastWaits } from '@cliffhanger/rules/wallet/usual-wait.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** The newest payments that are looked at, over all ways to pay. */
const newest = 300

/** How long operators took for four of five of the newest recharges with a proof, by way to pay. */
export const listPastWaits = (db: Db): Promise<(PastWaits & { readonly platform_id: number })[]> =>
  db.query(
    `select platform_id, count(*) as total, percentile_disc(0.8) within group (order by wait_ms) as "waitMs"
       from (select r.platform_id, r.audit_ms - o.waits_since_ms as wait_ms
               from recharges r join payment_orders o on o.id = r.order_id
              where r.state = 3 and r.proof_url <> '' and r.audit_ms > 0 and o.waits_since_ms is not null
              order by r.id desc limit ${newest}) audited
      group by platform_id`,
  )
