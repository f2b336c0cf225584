import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { SupportFigures } from '@cliffhanger/contract/support/operator-schemas.ts'
import type { supportOperatorCalls } from '@cliffhanger/contract/support/operator-support-calls.ts'
import { addDays, platformDay } from '@cliffhanger/rules/platform-day.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuseField } from '../../../../platform/http/refusal.ts'
import type { Sum } from '../../../support/index.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { listOperatorNames } from '../../queries/operators.ts'

type Calls = typeof supportOperatorCalls

const longestMs = 366 * dayMs
const inSeconds = (ms: number): number => Math.floor(ms / 1000)
const noRatings = [0, 0, 0, 0, 0]

/** The sum of the whole, of an operator, or of a day. */
const sumOf = <Row extends Sum>(rows: readonly Row[], of: Pick<Sum, 'of'> & Partial<Sum>): Row | undefined =>
  rows.find(
    (row) =>
      row.of === of.of &&
      (of.of !== 'operator' || row.operator_id === of.operator_id) &&
      (of.of !== 'day' || row.day === of.day),
  )

const timesOf = (row: { total: number; median_ms: number; p90_ms: number } | undefined) => ({
  answered: row?.total ?? 0,
  median: inSeconds(row?.median_ms ?? 0),
  p90: inSeconds(row?.p90_ms ?? 0),
})

/** S-144. */
const getSupportFigures =
  ({ support }: OperatorNeeds): Handler<Calls['getSupportFigures']> =>
  async ({ db, clock }, { from, to }): Promise<SupportFigures> => {
    const fromMs = from * 1000
    const toMs = to * 1000
    if (toMs <= fromMs || toMs - fromMs > longestMs) refuseField('to')
    const { figures } = support.operator
    const { time_zone: timeZone } = (await support.operator.hours.find(db)).hours
    const span = { fromMs, toMs, timeZone }
    const [now, answers, closed, opened, ratings] = await Promise.all([
      figures.readNow(db),
      figures.sumAnswers(db, span),
      figures.sumClosed(db, span),
      figures.sumOpened(db, span),
      figures.sumRatings(db, span),
    ])
    const ids = [
      ...new Set([...answers, ...closed, ...ratings].flatMap((row) => (row.of === 'operator' ? row.operator_id : []))),
    ]
    const names = await listOperatorNames(
      db,
      ids.filter((id) => id !== null),
    )
    const nameOf = new Map(names.map(({ id, name }) => [id, name]))
    const whole = { of: 'all' } as const
    return {
      now: {
        waiting: now.waiting,
        longest_wait: now.oldest_ms === null ? 0 : Math.max(0, inSeconds(clock() - now.oldest_ms)),
        assigned: now.assigned,
        unanswered: now.unanswered,
      },
      opened: sumOf(opened, whole)?.total ?? 0,
      closed: sumOf(closed, whole)?.total ?? 0,
      ...timesOf(sumOf(answers, whole)),
      ratings: [...(sumOf(ratings, whole)?.ratings ?? noRatings)],
      operators: ids.map((id) => {
        const one = { of: 'operator', operator_id: id } as const
        return {
          operator: id === null ? null : { id, name: nameOf.get(id) ?? '' },
          closed: sumOf(closed, one)?.total ?? 0,
          ...timesOf(sumOf(answers, one)),
          ratings: [...(sumOf(ratings, one)?.ratings ?? noRatings)],
        }
      }),
      days: daysOf(fromMs, toMs, timeZone).map((day) => {
        const one = { of: 'day', day } as const
        return {
          day,
          opened: sumOf(opened, one)?.total ?? 0,
          closed: sumOf(closed, one)?.total ?? 0,
          ...timesOf(sumOf(answers, one)),
        }
      }),
    }
  }

/** Every day the period touches. */
function daysOf(fromMs: number, toMs: number, timeZone: string): string[] {
  const last = platformDay(toMs - 1, timeZone)
  const days = [platformDay(fromMs, timeZone)]
  for (let day = days[0] ?? last; day < last; ) {
    day = addDays(day, 1)
    days.push(day)
  }
  return days
}

export const supportFigureHandlers = (needs: OperatorNeeds) => ({
  getSupportFigures: getSupportFigures(needs),
})
