import type {
  ProviderEventView,
  RechargeDetail,
  RechargeOverview,
  RefundView,
  SuspenseView,
} from '@cliffhanger/contract/payments/operator-payment-schemas.ts'
import { isOnlineProvider } from '@cliffhanger/contract/payments/payment-provider.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { auditStates } from '@cliffhanger/contract/wallet/states.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { textIn } from '@cliffhanger/i18n/by-language.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import { usdtScale } from '@cliffhanger/rules/wallet/usdt-payment.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { CallContext } from '../../../../platform/http/handlers.ts'
import { type AuditRow, type ProviderEventRow, type RefundRow, type SuspenseRow } from '../../../payments/index.ts'
import { writeMoney } from '../../../wallet/index.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { listOperatorNames } from '../../queries/operators.ts'
import { memberLines } from '../account.ts'
import { fileAddress } from '../chat.ts'

type Reader = Pick<CallContext, 'db' | 'clock' | 'storage' | 'origin' | 'language'>
type Needs = Pick<OperatorNeeds, 'payments'>

/** Names of operators by id; '' for nobody. */
export async function operatorNames(db: Db, ids: readonly number[]): Promise<(id: number) => string> {
  const names = new Map((await listOperatorNames(db, [...new Set(ids)])).map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? ''
}

/** Recharges in one line each. */
export async function presentAudits(
  { db, clock, language }: Pick<Reader, 'db' | 'clock' | 'language'>,
  { payments }: Needs,
  rows: readonly AuditRow[],
): Promise<RechargeOverview[]> {
  const lineOf = await memberLines(
    db,
    rows.map(({ user_id }) => user_id),
  )
  const nameOf = await operatorNames(
    db,
    rows.map(({ confirmed_by }) => confirmed_by),
  )
  const { limitOf, waitMs } = await payments.operator.recharges.promises(db)
  return rows.map((row) => {
    const isWaiting =
      (row.state === auditStates.toAudit || row.state === auditStates.pendingTransfer) && row.waits_since_ms !== null
    const waitedMs = isWaiting ? Math.max(0, clock() - (row.waits_since_ms ?? 0)) : 0
    const write = (minor: string, coin: 'money' | 'gold') => formatMinor(BigInt(minor), coinScale[coin])
    return {
      id: row.id,
      order_no: row.order_no,
      member: lineOf(row.user_id),
      kind: row.kind,
      provider: row.provider,
      platform_name: textIn(row.platform_names, language) ?? row.platform_name,
      amount: write(row.amount, 'money'),
      pay_currency: row.pay_currency,
      pay_amount: formatMinor(BigInt(row.pay_amount), row.provider === 'usdt' ? usdtScale : coinScale.money),
      receive_coin: row.receive_coin,
      receive_amount: write(row.receive_amount, row.receive_coin),
      fee: write(row.fee, 'money'),
      bonus_coin: row.bonus_coin,
      bonus_amount: write(row.bonus_amount, row.bonus_coin),
      reward_amount: String(row.reward_amount),
      extras_state: row.extras_state,
      has_proof: flagOf(row.proof_url !== ''),
      payer_name: row.payer_name,
      payment_ref: row.payment_ref,
      state: row.state,
      late_state: row.late_state,
      reason: row.reason,
      needs_two: flagOf(!isOnlineProvider(row.provider) && BigInt(row.amount) >= limitOf(row)),
      confirmed_by: nameOf(row.confirmed_by),
      refunded_amount: write(row.refunded_amount, 'money'),
      wait_seconds: toSeconds(waitedMs),
      is_due: flagOf(waitedMs > waitMs),
      audit_time: toSeconds(row.audit_ms),
      create_time: toSeconds(row.created_ms),
    }
  })
}

/** A recharge with its evidence and its way. */
export async function presentAudit(reader: Reader, needs: Needs, row: AuditRow): Promise<RechargeDetail> {
  const { db } = reader
  const { recharges: audits } = needs.payments.operator
  const [overview] = await presentAudits(reader, needs, [row])
  if (!overview) throw new Error(`recharge ${row.id} was not presented`)
  const steps = await audits.steps(db, row.id)
  const nameOf = await operatorNames(
    db,
    steps.map(({ operator_id }) => operator_id),
  )
  const { collect } = row
  return {
    ...overview,
    proof: row.proof_url === '' ? '' : ((await fileAddress(reader, row.proof_url)) ?? ''),
    same_proof: await audits.sameProof(db, row),
    collect: collect && {
      bank_name: collect.bank_name,
      account_name: collect.account_name,
      account_no: collect.account_no,
      chain: collect.chain,
      address: collect.address,
    },
    steps: steps.map(({ state, actor, operator_id, note, created_ms }) => ({
      state,
      actor,
      operator_name: nameOf(operator_id),
      note,
      create_time: toSeconds(created_ms),
    })),
    online_state: await audits.onlineState(db, row),
  }
}

/** Money nobody could be named for, in one line each. */
export async function presentSuspense(
  db: Db,
  { payments }: Needs,
  rows: readonly SuspenseRow[],
): Promise<SuspenseView[]> {
  const lineOf = await memberLines(
    db,
    rows.flatMap(({ user_id }) => user_id ?? []),
  )
  const nameOf = await operatorNames(
    db,
    rows.flatMap(({ agreed_by, decided_by }) => [agreed_by, decided_by]),
  )
  const limitOf = await payments.operator.suspense.limits(db)
  return rows.map((row) => ({
    id: row.id,
    provider: row.provider,
    payment_ref: row.payment_ref,
    cause: row.cause,
    amount: writeMoney(BigInt(row.amount)),
    recharge_id: row.recharge_id ?? 0,
    order_no: row.order_no ?? '',
    member: row.user_id === null ? null : lineOf(row.user_id),
    note: row.note,
    state: row.state,
    needs_two: flagOf(BigInt(row.amount) >= limitOf(row)),
    agreed_by: nameOf(row.agreed_by),
    decided_by: nameOf(row.decided_by),
    reason: row.reason,
    create_time: toSeconds(row.created_ms),
    decide_time: toSeconds(row.decided_ms),
  }))
}

export const presentEvent = (row: ProviderEventRow): ProviderEventView => ({
  id: row.id,
  provider: row.provider,
  event_id: row.event_id,
  kind: row.kind,
  reference: row.reference,
  state: row.state,
  note: row.note,
  receive_time: toSeconds(row.received_ms),
  handle_time: toSeconds(row.handled_ms),
})

export async function presentRefunds(db: Db, rows: readonly RefundRow[]): Promise<RefundView[]> {
  const nameOf = await operatorNames(
    db,
    rows.map(({ operator_id }) => operator_id),
  )
  return rows.map((row) => ({
    id: row.id,
    provider: row.provider,
    payment_ref: row.payment_ref,
    amount: writeMoney(BigInt(row.amount)),
    recharge_id: row.recharge_id ?? 0,
    suspense_id: row.suspense_id ?? 0,
    reference: row.reference,
    state: row.state,
    operator_name: nameOf(row.operator_id),
    reason: row.reason,
    note: row.note,
    create_time: toSeconds(row.created_ms),
  }))
}
