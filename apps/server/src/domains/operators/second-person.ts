import { isSecondPerson } from '@cliffhanger/rules/operators/second-person.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { findOperator, listSetUp } from './queries/operators.ts'
import { isSingleOperator } from './queries/policy.ts'

type Context = Pick<ServerContext, 'clock' | 'settings'>

/** What an operator's "yes" is worth where two people are needed. */
export interface PersonStatus {
  /** Set up long enough ago. */
  readonly counts: boolean
  /** One operator may do it alone: switched on from the machine. */
  readonly isSingle: boolean
}

export async function statusOf({ clock, settings }: Context, db: Db, operatorId: number): Promise<PersonStatus> {
  const operator = await findOperator(db, operatorId)
  return {
    counts: isSecondPerson(operator?.set_up_ms ?? null, settings.OPERATOR_WAIT_HOURS, clock()),
    isSingle: await isSingleOperator(db),
  }
}

/** Refuses 4001 somebody who does not count as one of two people yet. */
export async function requireCounting(context: Context, db: Db, operatorIds: readonly number[]): Promise<void> {
  for (const id of operatorIds)
    if (!(await statusOf(context, db, id)).counts)
      refuse('noPermission', { cause: 'too_new', hours: context.settings.OPERATOR_WAIT_HOURS })
}

/** Whether nobody but this operator counts as a second person: what takes two waits. */
export async function isAlone({ clock, settings }: Context, db: Db, operatorId: number): Promise<boolean> {
  const others = await listSetUp(db, operatorId)
  return !others.some((setUpMs) => isSecondPerson(setUpMs, settings.OPERATOR_WAIT_HOURS, clock()))
}
