import type { shareCalls } from '@cliffhanger/contract/drama/share-calls.ts'
import { isFreeEpisode } from '@cliffhanger/rules/drama/can-play.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../../platform/http/refusal.ts'
import { membershipOf } from '../../membership-of.ts'
import { presentCard, presentEpisode, presentHook } from '../../present.ts'
import { findListedDrama } from '../../queries/dramas.ts'
import { findEpisode } from '../../queries/episodes.ts'
import { termsOf } from '../../unlock/decide-unlock.ts'
import { findDramaTerms } from '../../unlock/queries/unlock-context.ts'
import { findShared } from '../queries/codes.ts'

/** What a link leads to, for a card that shows it. Looking at a card is no visit of the drama, and nobody is paid for it. Refuses 4000 where neither a
 *  code nor a drama is named, 4002 where members do not see the drama or its link leads nowhere any more (V-25). */
export const getShared: Handler<typeof shareCalls.getShared> = async (
  context,
  { code, video_id, number: asked = 0 },
) => {
  const { db, caller } = context
  const shared = code === undefined ? undefined : ((await findShared(db, code)) ?? refuse('notFound'))
  const id = shared?.id ?? video_id ?? refuseField('video_id')
  const number = shared?.number ?? asked
  const drama = (await findListedDrama(db, id)) ?? refuse('notFound')
  // What one would begin with tells whether it is open to the reader.
  const row = await findEpisode(db, caller.userId, id, number || 1)
  const { prices } = termsOf((await findDramaTerms(db, caller.userId, id)) ?? refuse('notFound'), 'none')
  const terms = { vipType: drama.vip_type, freeNumber: drama.free_number, isForGold: prices.coin > 0n }
  const isFree = isFreeEpisode(drama.update_number, terms)
  return {
    video: {
      ...presentCard(context, drama),
      hook: presentHook(context, drama),
      free_number: isFree ? drama.update_number : Math.min(drama.free_number, drama.update_number),
    },
    number,
    ...(row && { item: presentEpisode(context, row, await membershipOf(context)) }),
  }
}
