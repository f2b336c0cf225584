import * as z from 'zod/mini'
import { count, id, seconds } from '../schema.ts'
import { changeStates } from './states.ts'

/** What takes effect only after a second operator agreed. */
export const changeKinds = [
  'operator.create',
  'operator.change',
  'operator.reset',
  'wallet.settings',
  'version.publish',
  'platform.settings',
  'collect.account',
  'conversion.pair',
  'wheel.table',
  'wheel.settings',
  'crowd.open',
  'crowd.fail',
  'crowd.close',
  'crowd.proceeds',
  'crowd.payout',
  'crowd.contract',
  'commission.rule',
] as const
export const changeKind = z.literal(changeKinds)
export type ChangeKind = z.output<typeof changeKind>

export const changeState = z.literal(Object.values(changeStates))

/** Something one operator asked for. */
export const operatorChange = z.object({
  id: id(),
  kind: changeKind,
  /** Whom or what it is about: a login, `wallet`, `android 151`, `platform`, an account, a pair of coins. */
  subject: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string(),
  made_by: id(),
  made_by_name: z.string(),
  state: changeState,
  decided_by: count(),
  decided_by_name: z.string(),
  decision: z.string(),
  /** 1 while whoever asked for it can make a setup link: the operator is there and has not set up yet. */
  is_link_open: z.literal([0, 1]),
  create_time: seconds(),
  decide_time: count(),
})
export type OperatorChange = z.output<typeof operatorChange>
