import type { supportOperatorCalls } from '@cliffhanger/contract/support/operator-support-calls.ts'
import { isTimeZone } from '@cliffhanger/rules/platform-day.ts'
import { areShifts } from '@cliffhanger/rules/support/hours.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../../platform/http/refusal.ts'
import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'

type Calls = typeof supportOperatorCalls

const getSupportHours =
  ({ support }: OperatorNeeds): Handler<Calls['getSupportHours']> =>
  ({ db }) =>
    support.operator.hours.find(db)

/** S-143: another time zone than those that both the server and its database know is refused, as are shifts that overlap. */
const setSupportHours =
  ({ support }: OperatorNeeds): Handler<Calls['setSupportHours']> =>
  (context, { version, hours }) =>
    context.db.transaction(async (tx) => {
      if (!areShifts(hours.shifts)) refuseField('shifts')
      const { hours: port } = support.operator
      if (!isTimeZone(hours.time_zone) || !(await port.hasTimeZone(tx, hours.time_zone))) refuseField('time_zone')
      const before = await port.find(tx)
      const saved = (await port.save(tx, version, hours)) ?? refuse('stateChanged')
      await recordAction(tx, context, {
        action: 'support.hours',
        target: 'supportHours',
        before: before.hours,
        after: saved.hours,
      })
      return saved
    })

export const supportHoursHandlers = (needs: OperatorNeeds) => ({
  getSupportHours: getSupportHours(needs),
  setSupportHours: setSupportHours(needs),
})
