import { auditStates } from '@cliffhanger/contract/wallet/states.ts'
import type { AccountDetails } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import type { Minor } from '@cliffhanger/rules/money.ts'
import { heldLimit } from '@cliffhanger/rules/wallet/four-eyes.ts'
import { withdrawalStep } from '@cliffhanger/rules/wallet/withdrawal-state.ts'
import { DatabaseError } from 'pg'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { findProof } from '../../ledger/index.ts'
import type { WalletDeps } from '../deps.ts'
import { agree, refuseDayOver, takeFromDay } from '../two-people.ts'
import { readWalletSettings } from '../wallet-settings.ts'
import { openDetails } from './account-details.ts'
import { notifyWithdrawal, payMoney, returnMoney } from './move-money.ts'
import { arrivingOf, writeMoney } from './present-withdrawal.ts'
import {
  countQueue,
  countWaiting,
  listDueFirst,
  listNewestFirst,
  type QueueFilter,
  readPayeeFacts,
  type Waiting,
} from './queries/queue.ts'
import {
  findWithdrawal,
  listSteps,
  lockWithdrawal,
  moveWithdrawal,
  setOperators,
  type WithdrawalRow,
} from './queries/withdrawals.ts'
import { moneyOf } from './withdrawal-context.ts'

/** The operator who acts, and the language they read. */
export interface Actor {
  readonly operatorId: number
  readonly language: Language
}

/** A withdrawal before and after an operator's act. */
export interface Moved {
  readonly before: WithdrawalRow
  readonly after: WithdrawalRow
}

type Context = Pick<ServerContext, 'bus' | 'clock' | 'secrets' | 'settings'>

/** What operators do with withdrawals (S-87). Every act is one transaction with the operators' log; each tells the member last. */
export function createWithdrawalService(context: Context, deps: Pick<WalletDeps, 'domains' | 'ledger'>) {
  const { domains, ledger } = deps
  const people = { context, domains }
  const lock = async (tx: Db, id: number) => (await lockWithdrawal(tx, id)) ?? refuse('notFound')

  /** Ends it with its money back where it came from. */
  const giveBack = async (
    tx: Db,
    before: WithdrawalRow,
    event: 'deny' | 'fail',
    operatorId: number,
    reason: string,
  ) => {
    const moved = await moveWithdrawal(tx, before.id, { ...withdrawalStep(event), reason, nowMs: context.clock() })
    const after = moved ?? refuse('stateChanged')
    const posted = await returnMoney(ledger, tx, after, operatorId)
    const values = { amount: writeMoney(BigInt(after.amount)), coin: 'money', reason }
    const notice = await domains.notices.write(tx, {
      userId: after.user_id,
      key: 'withdrawalDenied',
      values,
      thing: after.id,
    })
    await notifyWithdrawal(context, ledger, tx, after, posted, notice)
    return { before, after }
  }

  /** Who let it through alone pays it out alone only within their day; beyond that another one does. */
  const checkPayer = async (tx: Db, row: WithdrawalRow, operatorId: number) => {
    if (row.agreed_by !== 0 || row.approved_by !== operatorId) return
    if ((await domains.operators.standingOf(tx, operatorId)).isSingle) return
    if (!(await takeFromDay(people, tx, { operatorId, amount: BigInt(row.amount) }))) refuseDayOver()
  }

  return {
    /** A page of open ones, those due first, or of others, the newest first. */
    list: async (
      db: Db,
      filter: QueueFilter,
      order: 'due' | 'newest',
      page: { readonly limit: number; readonly offset: number },
    ): Promise<{ readonly rows: readonly WithdrawalRow[]; readonly total: number }> => ({
      rows: await (order === 'due' ? listDueFirst : listNewestFirst)(db, filter, page),
      total: await countQueue(db, filter),
    }),
    waiting: (db: Db): Promise<Waiting> => countWaiting(db, context.clock()),
    /** Refuses 4002. */
    get: async (db: Db, id: number): Promise<WithdrawalRow> => (await findWithdrawal(db, id)) ?? refuse('notFound'),
    details: (row: WithdrawalRow): AccountDetails => openDetails(context, row.account_sealed),
    facts: readPayeeFacts,
    steps: listSteps,
    /** From which amount on two operators must agree, by withdrawal. */
    largeFrom,

    /** Lets it through, or agrees as the first of two; refuses 4001 to be both. */
    async approve(tx: Db, id: number, { operatorId, language }: Actor): Promise<Moved> {
      await assertSound(tx, language)
      const before = await lock(tx, id)
      if (before.state !== auditStates.toAudit) return refuse('stateChanged')
      const limit = (await largeFrom(tx))(before)
      const yes = { amount: BigInt(before.amount), limit, firstId: before.agreed_by, operatorId }
      if ((await agree(people, tx, yes)) === 'first')
        return { before, after: await setOperators(tx, id, { agreedBy: operatorId, payerId: 0 }) }
      const step = { ...withdrawalStep('approve'), approvedBy: operatorId, nowMs: context.clock() }
      const moved = await moveWithdrawal(tx, id, step)
      const after = moved ?? refuse('stateChanged')
      await notifyWithdrawal(context, ledger, tx, after)
      return { before, after }
    },

    /** Refuses it where nobody is paying it: money may be on its way. */
    async deny(tx: Db, id: number, { operatorId }: Actor, reason: string): Promise<Moved> {
      const before = await lock(tx, id)
      if (before.payer_id !== 0) return refuse('stateChanged')
      return giveBack(tx, before, 'deny', operatorId, reason)
    },

    /** Begins a payout, or takes one over. */
    async take(tx: Db, id: number, { operatorId, language }: Actor, isTakeOver: boolean): Promise<Moved> {
      await assertSound(tx, language)
      const before = await lock(tx, id)
      const isFree = before.payer_id === 0 || before.payer_id === operatorId
      if (before.state !== auditStates.pendingTransfer || (!isFree && !isTakeOver)) return refuse('stateChanged')
      return { before, after: await setOperators(tx, id, { agreedBy: before.agreed_by, payerId: operatorId }) }
    },

    /** The money left. */
    async pay(tx: Db, id: number, { operatorId, language }: Actor, reference: string): Promise<Moved> {
      await assertSound(tx, language)
      const before = await lock(tx, id)
      if (before.payer_id !== operatorId) return refuse('stateChanged')
      await checkPayer(tx, before, operatorId)
      const step = { ...withdrawalStep('pay'), payoutReference: reference, nowMs: context.clock() }
      const moved = await moveWithdrawal(tx, id, step).catch(refuseSameReference)
      const after = moved ?? refuse('stateChanged')
      const posted = await payMoney(ledger, tx, after, operatorId)
      const values = { amount: writeMoney(arrivingOf(after)), coin: 'money' }
      const notice = await domains.notices.write(tx, {
        userId: after.user_id,
        key: 'withdrawalPaid',
        values,
        thing: after.id,
      })
      await notifyWithdrawal(context, ledger, tx, after, posted, notice)
      return { before, after }
    },

    /** The money certainly did not leave. */
    async fail(tx: Db, id: number, { operatorId }: Actor, reason: string): Promise<Moved> {
      const before = await lock(tx, id)
      if (before.payer_id !== operatorId) return refuse('stateChanged')
      return giveBack(tx, before, 'fail', operatorId, reason)
    },
  }
}

async function largeFrom(db: Db): Promise<(row: Pick<WithdrawalRow, 'terms'>) => Minor> {
  const { settings } = await readWalletSettings(db)
  const limitNow = moneyOf(settings.four_eyes_amount)
  return ({ terms }) => heldLimit(moneyOf(terms.four_eyes_amount), limitNow)
}

/** While the last look at the ledger found it broken nothing is let through or paid; members still ask, cancel and get back. */
async function assertSound(db: Db, language: Language): Promise<void> {
  const proof = await findProof(db)
  if (proof?.is_sound === false) refuse('serviceNotOpen', { cause: 'ledger' }, messageText(language, 'payoutsStopped'))
}

const uniqueViolation = '23505'

/** One transfer outside pays one withdrawal: the number of one that was entered before is wrong. */
function refuseSameReference(error: unknown): never {
  if (error instanceof DatabaseError && error.code === uniqueViolation) return refuseField('reference')
  throw error
}
