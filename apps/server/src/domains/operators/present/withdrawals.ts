import type { WithdrawalDetail, WithdrawalOverview } from '@cliffhanger/contract/wallet/operator-withdrawal-calls.ts'
import { auditStates } from '@cliffhanger/contract/wallet/states.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { isSameName } from '@cliffhanger/rules/account/real-name.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { arrivingOf, maskDetails, presentTerms, type WithdrawalRow, writeMoney } from '../../wallet/index.ts'
import type { OperatorNeeds } from '../needs.ts'
import { listOperatorNames } from '../queries/operators.ts'
import { memberLines } from './account.ts'
import { fileAddress } from './chat.ts'

type Needs = Pick<OperatorNeeds, 'wallet' | 'account'>

/** A withdrawal in one line each. */
export async function presentQueue(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  { wallet }: Needs,
  rows: readonly WithdrawalRow[],
): Promise<WithdrawalOverview[]> {
  const lineOf = await memberLines(
    db,
    rows.map(({ user_id }) => user_id),
  )
  const nameOf = await operatorNames(
    db,
    rows.flatMap(({ agreed_by, payer_id }) => [agreed_by, payer_id]),
  )
  const limitOf = await wallet.operator.withdrawals.largeFrom(db)
  return rows.map((row) => ({
    id: row.id,
    order_no: row.order_no,
    member: lineOf(row.user_id),
    type: row.account_type,
    amount: writeMoney(BigInt(row.amount)),
    fee: writeMoney(BigInt(row.fee)),
    tax: writeMoney(BigInt(row.tax)),
    arrive_amount: writeMoney(arrivingOf(row)),
    is_first: flagOf(row.is_first),
    state: row.state,
    reason: row.reason,
    needs_two: flagOf(BigInt(row.amount) >= limitOf(row)),
    agreed_by: nameOf(row.agreed_by),
    payer: nameOf(row.payer_id),
    payout_reference: row.payout_reference,
    due_time: toSeconds(row.due_ms),
    is_overdue: flagOf(
      (row.state === auditStates.toAudit || row.state === auditStates.pendingTransfer) && row.due_ms < clock(),
    ),
    create_time: toSeconds(row.created_ms),
    update_time: toSeconds(row.updated_ms),
  }))
}

async function operatorNames(
  db: Db,
  ids: readonly number[],
): Promise<(id: number) => { id: number; name: string } | null> {
  const names = new Map((await listOperatorNames(db, [...new Set(ids)])).map(({ id, name }) => [id, name]))
  return (id) => (id === 0 ? null : { id, name: names.get(id) ?? '' })
}

/** A withdrawal with everything an operator decides by; the account's numbers by their last four. */
export async function presentWithdrawalDetail(
  context: Pick<CallContext<'operator'>, 'db' | 'clock' | 'origin' | 'storage' | 'caller'>,
  needs: Needs,
  row: WithdrawalRow,
): Promise<WithdrawalDetail> {
  const { db } = context
  const { withdrawals } = needs.wallet.operator
  const [overview] = await presentQueue(context, needs, [row])
  if (!overview) throw new Error('A row has a line')
  const details = withdrawals.details(row)
  const isPaying = row.state === auditStates.pendingTransfer && row.payer_id === context.caller.operatorId
  const facts = await withdrawals.facts(db, row)
  const certified = await needs.account.operator.realNames.certifiedName(db, row.user_id)
  const steps = await withdrawals.steps(db, row.id)
  return {
    ...overview,
    account: maskDetails(details),
    qr_address: (isPaying && details.qr_url && (await fileAddress(context, details.qr_url))) || '',
    terms: presentTerms(row.terms),
    steps: steps.map(({ state, created_ms }) => ({ state, create_time: toSeconds(created_ms) })),
    facts: {
      is_certified: flagOf(certified !== undefined),
      is_name_same: flagOf(
        certified !== undefined && (details.real_name === '' || isSameName(certified, details.real_name)),
      ),
      paid_total: facts.paid_total,
      paid_sum: writeMoney(BigInt(facts.paid_sum)),
      same_payee_total: facts.same_payee_total,
    },
  }
}
