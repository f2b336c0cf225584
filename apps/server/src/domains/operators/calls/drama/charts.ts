import type { discoverOperatorCalls } from '@cliffhanger/contract/drama/operator-discover-calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { textIn } from '@cliffhanger/i18n/by-language.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuseField } from '../../../../platform/http/refusal.ts'
import { publicAddress } from '../../../../platform/storage/public-address.ts'
import { carryOut } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'

const getChart =
  ({ drama }: OperatorNeeds): Handler<typeof discoverOperatorCalls.getChart> =>
  async (context, chart) => {
    const { places: ranks, pins, madeMs } = await drama.operator.charts.read(context.db, chart, context.clock())
    const pinOf = new Map(pins.map((pin) => [pin.drama_id, pin]))
    return {
      made_time: toSeconds(madeMs),
      list: ranks.map((row, index) => ({
        id: row.id,
        title: textIn(row.texts, context.language, row.language)?.title ?? '',
        cover: publicAddress(context, row.cover_key),
        rank: index + 1,
        rank_value: row.value,
        former_rank: row.former_place ?? 0,
        pinned: pinOf.get(row.id)?.place ?? 0,
        pin_end_time: toSeconds(pinOf.get(row.id)?.ends_ms),
      })),
    }
  }

/** Gives a drama a place of a chart. Refuses 4000 for an end that is over, 4002, 4003 where the place is another's. */
const pinDrama =
  ({ drama }: OperatorNeeds): Handler<typeof discoverOperatorCalls.pinDrama> =>
  (context, { type, period, drama_id, place: rank, end_time }) => {
    const nowMs = context.clock()
    if (end_time !== 0 && end_time * 1000 <= nowMs) refuseField('end_time')
    const endsMs = end_time === 0 ? null : end_time * 1000
    return carryOut(
      context,
      async (tx) => {
        await drama.operator.charts.pin(tx, { type, period }, { dramaId: drama_id, place: rank, endsMs }, nowMs)
        return {}
      },
      () => ({ action: 'chart.pin', target: `drama ${drama_id}`, after: { type, period, place: rank, end_time } }),
    )
  }

const unpinDrama =
  ({ drama }: OperatorNeeds): Handler<typeof discoverOperatorCalls.unpinDrama> =>
  async (context, { type, period, drama_id, reason }) => {
    await carryOut(
      context,
      (tx) => drama.operator.charts.unpin(tx, { type, period }, drama_id, context.clock()),
      ({ place: rank }) => ({
        action: 'chart.unpin',
        target: `drama ${drama_id}`,
        reason,
        before: { type, period, place: rank },
      }),
    )
    return {}
  }

export const chartHandlers = (needs: OperatorNeeds) => ({
  getChart: getChart(needs),
  pinDrama: pinDrama(needs),
  unpinDrama: unpinDrama(needs),
})
