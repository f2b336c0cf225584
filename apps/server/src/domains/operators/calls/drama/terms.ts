import type { shareOperatorCalls, DramaTerms as WireTerms } from '@cliffhanger/contract/drama/operator-share-calls.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { platformDay } from '@cliffhanger/rules/platform-day.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import type { DramaTerms } from '../../../drama/index.ts'
import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'

const getDramaTerms =
  ({ drama }: OperatorNeeds): Handler<typeof shareOperatorCalls.getDramaTerms> =>
  async ({ db }, { id }) => ({ terms: presentTerms(await drama.operator.terms.find(db, id)) })

const setDramaTerms =
  ({ drama }: OperatorNeeds): Handler<typeof shareOperatorCalls.setDramaTerms> =>
  async (context, { id, ...terms }) =>
    context.db.transaction(async (tx) => {
      const { before, after } = await drama.operator.terms.set(tx, id, storedTerms(terms))
      await recordAction(tx, context, { action: 'drama.setTerms', target: `drama ${id}`, before, after })
      return { terms: presentTerms(after) }
    })

const getDramaShares =
  ({ drama }: OperatorNeeds): Handler<typeof shareOperatorCalls.getDramaShares> =>
  async (context, { id, days: count }) => {
    const { db, settings, clock } = context
    await drama.operator.terms.find(db, id)
    const figures = await drama.operator.shares.readFigures(db, id, platformDay(clock(), settings.TIME_ZONE), count)
    return { ...figures, days: [...figures.days] }
  }

const presentTerms = (terms: DramaTerms): WireTerms => ({
  vip_type: terms.vipType,
  free_number: terms.freeNumber,
  coin_price: terms.coinPrice,
  whole_price: terms.wholePrice,
  preview_seconds: terms.previewSeconds,
  is_shareable: flagOf(terms.isShareable),
  opens_time: toSeconds(terms.opensMs),
})

const storedTerms = (terms: WireTerms): DramaTerms => ({
  vipType: terms.vip_type,
  freeNumber: terms.free_number,
  coinPrice: terms.coin_price,
  wholePrice: terms.whole_price,
  previewSeconds: terms.preview_seconds,
  isShareable: terms.is_shareable === 1,
  opensMs: terms.opens_time === 0 ? null : terms.opens_time * 1000,
})

export const termsHandlers = (needs: OperatorNeeds) => ({
  getDramaTerms: getDramaTerms(needs),
  setDramaTerms: setDramaTerms(needs),
  getDramaShares: getDramaShares(needs),
})
