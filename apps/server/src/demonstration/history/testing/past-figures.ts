import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { TestServer } from '../../../testing/server.ts'

/** Everything that was earned, by names and days. */
export const figuresOf = (server: TestServer) =>
  server.owner.query(
    `select e.nick_name as earner, b.nick_name as buyer, c.level, c.agreed, c.amount, c.state, (c.sold_ms - $1) / $2 as day
       from commissions c join accounts e on e.id = c.user_id join accounts b on b.id = c.buyer_id order by 7, 1, 2, 3, 4`,
    [0, dayMs],
  )

/** Who came when, and what each of them paid in and took out. */
export const peopleOf = (server: TestServer) =>
  server.owner.query(
    `select a.nick_name, a.created_ms,
            (select jsonb_agg(jsonb_build_array(r.amount, r.state, r.created_ms) order by r.id) from recharges r where r.user_id = a.id) as paid_in,
            (select jsonb_agg(jsonb_build_array(w.amount, w.state, w.created_ms) order by w.id) from withdrawals w where w.user_id = a.id) as taken_out
       from accounts a order by a.id`,
  )
