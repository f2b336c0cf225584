import { standingOf } from '@cliffhanger/rules/commission/commission.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { countSale } from './count-sale.ts'
import type { CommissionNeeds } from './needs.ts'
import { bringTo, release } from './post-commission.ts'
import {
  type CommissionRow,
  findCommission,
  listReleasable,
  lockCommissions,
  setSettled,
  setVoid,
} from './queries/commissions.ts'
import { findSold, isDue, listDue, lockSale, type SaleKey, setStanding, takeDue } from './queries/sales.ts'

type Settling = Pick<ServerContext, 'db' | 'clock' | 'log'>

const salesAtOnce = 200

/** Looks at every sale that was noted, each in a transaction of its own. One that cannot be counted stays noted, and does not keep others back. */
export async function settleSales(context: Settling, domains: CommissionNeeds, signal?: AbortSignal): Promise<void> {
  const failed = new Set<string>()
  for (;;) {
    const due = (await listDue(context.db, salesAtOnce + failed.size)).filter(
      ({ kind, sale_id: id }) => !failed.has(`${kind}:${id}`),
    )
    if (due.length === 0) return
    for (const { kind, sale_id: saleId } of due) {
      if (signal?.aborted) return
      try {
        await context.db.transaction((tx) => settleSale(context, domains, tx, { kind, saleId }), { retries: 3 })
      } catch (error) {
        failed.add(`${kind}:${saleId}`)
        context.log.error({ err: error, kind, saleId }, 'commission of a sale could not be counted')
      }
    }
    // What another process holds is its own; looking again would only wait for it.
    if (due.length < salesAtOnce) return
  }
}

/**
 * Brings the commission of a sale to what follows from what stands of it now. So refunds, disputes and their ends come to the same in any order, and
 * looking twice changes nothing.
 */
async function settleSale(context: Settling, domains: CommissionNeeds, tx: Db, key: SaleKey): Promise<void> {
  if (!(await takeDue(tx, key))) return
  const sold = await findSold(tx, key)
  if (!sold) return
  const known = await lockSale(tx, key)
  if (!known && !(await countSale(context, domains, tx, key, sold))) return
  const sale = known ?? (await lockSale(tx, key))
  if (!sale) throw new Error('A counted sale is there')
  const [base, paid] = [BigInt(sale.base), BigInt(sold.paid)]
  const standing = standingOf(base, BigInt(sold.standing), paid)
  if (standing !== BigInt(sale.standing)) await setStanding(tx, key, standing)
  for (const row of await lockCommissions(tx, key))
    if (!row.is_void) await bringTo(domains, tx, row, standingOf(BigInt(row.agreed), standing, base), sold.order_no)
}

/** Settles commission whose refund window is over, each row in a transaction of its own. One that fails waits for the next round, and does not keep others back. */
export async function releaseDue(context: Settling, domains: CommissionNeeds, signal?: AbortSignal): Promise<void> {
  let afterId = 0
  for (;;) {
    const rows = await listReleasable(context.db, context.clock(), afterId, salesAtOnce)
    for (const { id } of rows) {
      if (signal?.aborted) return
      afterId = id
      try {
        await context.db.transaction((tx) => releaseOne(context, domains, tx, id), { retries: 3 })
      } catch (error) {
        context.log.error({ err: error, commissionId: id }, 'a commission could not be settled')
      }
    }
    if (rows.length < salesAtOnce) return
  }
}

/** A pair that was flagged since earns nothing after all. */
async function releaseOne({ clock }: Settling, domains: CommissionNeeds, tx: Db, id: number): Promise<void> {
  const found = await findCommission(tx, id)
  if (!found) return
  const key = { kind: found.kind, saleId: found.sale_id }
  await lockSale(tx, key)
  const row = (await lockCommissions(tx, key)).find((each) => each.id === id)
  if (row?.state !== 'pending' || (await isDue(tx, key))) return
  const orderNo = (await findSold(tx, key))?.order_no ?? ''
  if (await isFlaggedPair(domains, tx, row)) {
    await bringTo(domains, tx, row, 0n, orderNo)
    await setVoid(tx, id)
    return
  }
  if ((await setSettled(tx, id, clock())) === 1) await release(domains.ledger, tx, row, BigInt(row.amount), orderNo)
}

const isFlaggedPair = async ({ teams }: CommissionNeeds, tx: Db, { buyer_id: buyer, level }: CommissionRow) =>
  (await teams.earnersOf(tx, buyer)).some((earner) => earner.level === level && earner.isFlagged)
