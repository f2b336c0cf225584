import type {
  MoneyDay,
  Reconciliation,
  ReconciliationLine,
} from '@cliffhanger/contract/payments/operator-finance-schemas.ts'
import { byProvider } from '@cliffhanger/contract/payments/payment-provider.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import type { LedgerDomain } from '../../../ledger/index.ts'
import { type ReconciliationLineRow, type ReconciliationRow } from '../../../payments/index.ts'
import { writeMoney } from '../../../wallet/index.ts'

type Figures = Awaited<ReturnType<LedgerDomain['operator']['readMoneyDays']>>['days'][number]

const amountOf = (amount: string | null) => (amount === null ? null : writeMoney(BigInt(amount)))

export const presentMoneyDay = ({ day, recharged, ...figures }: Figures): MoneyDay => ({
  day,
  recharged: byProvider((name) => writeMoney(recharged[name])),
  refunded: writeMoney(figures.refunded),
  charged_back: writeMoney(figures.chargedBack),
  withdrawn: writeMoney(figures.withdrawn),
  fees: writeMoney(figures.fees),
  transferred: writeMoney(figures.transferred),
  converted: writeMoney(figures.converted),
})

export const presentReconciliation = (row: ReconciliationRow): Reconciliation => ({
  id: row.id,
  provider: row.provider,
  day: row.day,
  matched: row.matched,
  differing: row.differing,
  open: row.open,
  ours: writeMoney(BigInt(row.our_sum)),
  theirs: writeMoney(BigInt(row.their_sum)),
  operator_name: row.operator_name,
  create_time: toSeconds(row.created_ms),
})

export const presentReconciliationLine = (row: ReconciliationLineRow): ReconciliationLine => ({
  id: row.id,
  kind: row.kind,
  reference: row.reference,
  biz_no: row.biz_no,
  recharge_id: row.recharge_id ?? 0,
  ours: amountOf(row.our_amount),
  theirs: amountOf(row.their_amount),
  is_open: flagOf(row.is_open),
  settled_by: row.settled_by,
  settle_time: toSeconds(row.settled_ms),
  note: row.note,
})
