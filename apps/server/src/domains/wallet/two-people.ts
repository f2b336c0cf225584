import { platformDay } from '@cliffhanger/rules/platform-day.ts'
import { agreementOf, heldLimit, isForOne } from '@cliffhanger/rules/wallet/four-eyes.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { OperatorStanding } from '../ledger/index.ts'
import { settingAmount } from './amounts.ts'
import { readWalletSettings } from './wallet-settings.ts'

/** What deciding about two people needs. */
export interface PeopleDeps {
  readonly domains: { readonly operators: OperatorStanding }
  readonly context: Pick<ServerContext, 'clock' | 'settings'>
}

/** The limit of now: from this amount on two operators must agree. */
export const fourEyesNow = async (db: Db): Promise<bigint> =>
  settingAmount((await readWalletSettings(db)).settings.four_eyes_amount)

/** The limit that holds for each record, which keeps the one it was made under. */
export async function limitOfRecords(db: Db): Promise<(row: { readonly four_eyes: string | null }) => bigint> {
  const now = await fourEyesNow(db)
  return ({ four_eyes: then }) => heldLimit(then === null ? null : BigInt(then), now)
}

interface Yes {
  readonly amount: bigint
  /** The limit that holds for this record. */
  readonly limit: bigint
  /** Who agreed already; 0: nobody. */
  readonly firstId: number
  readonly operatorId: number
}

/** Whether an operator's "yes" is the first of two or the last one needed. What one of them lets through alone counts towards their day, and beyond
 *  that takes two as well. Refuses 4001 to be both, and whoever does not count as one of two people yet. */
export async function agree(deps: PeopleDeps, tx: Db, yes: Yes): Promise<'first' | 'last'> {
  const question = { ...yes, ...(await deps.domains.operators.standingOf(tx, yes.operatorId)) }
  const isWithinDay = !question.isSingle && isForOne(question) && (await takeFromDay(deps, tx, yes))
  const agreement = agreementOf(question, isWithinDay)
  if (agreement === 'same') return refuse('noPermission')
  if (agreement === 'tooNew') return refuseTooNew(deps)
  return agreement
}

export const refuseTooNew = ({ context }: Pick<PeopleDeps, 'context'>): never =>
  refuse('noPermission', { cause: 'too_new', hours: context.settings.OPERATOR_WAIT_HOURS })

/** Refuses 4001 what would go beyond what an operator may let through alone on a day. */
export const refuseDayOver = (): never => refuse('noPermission', { cause: 'day_limit' })

/** Counts an amount towards the operator's day; false, and nothing counted, where it would go beyond the limit of a day. */
export async function takeFromDay(
  { context }: Pick<PeopleDeps, 'context'>,
  tx: Db,
  { operatorId, amount }: Pick<Yes, 'operatorId' | 'amount'>,
): Promise<boolean> {
  const limit = settingAmount((await readWalletSettings(tx)).settings.operator_day_amount)
  if (amount > limit) return false
  const day = platformDay(context.clock(), context.settings.TIME_ZONE)
  const counted = await tx.execute(
    `insert into operator_money_days as d (operator_id, day, amount) values ($1, $2, $3)
     on conflict (operator_id, day) do update set amount = d.amount + $3 where d.amount + $3 <= $4`,
    [operatorId, day, amount.toString(), limit.toString()],
  )
  return counted > 0
}
