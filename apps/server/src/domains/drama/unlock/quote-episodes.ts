import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { findListedDrama } from '../queries/dramas.ts'
import { textIn } from '../texts.ts'
import { decideUnlock, unlimitedGold } from './decide-unlock.ts'
import { readUnlockContexts } from './unlock-context.ts'

/** Episodes a member asks the price of, as vg-confirmOrder names them. */
export interface EpisodeQuoteRequest {
  readonly userId: number
  readonly targetId: number
  /** One episode, 0: all that are still locked; not read where `numbers` are there. */
  readonly number: number
  readonly numbers?: readonly number[] | undefined
  readonly language: Language
}

/** What these episodes cost a member before coupons; undefined where there is nothing of it to unlock. Changes nothing. */
export async function quoteEpisodes(context: ServerContext, db: Db, query: EpisodeQuoteRequest) {
  const { userId, targetId: dramaId, number, numbers = [number], language } = query
  const request = { userId, dramaId, numbers: numbers.includes(0) ? 'all' : [...new Set(numbers)] } as const
  const [unlockContext] = await readUnlockContexts(context, db, [request])
  const drama = await findListedDrama(db, dramaId)
  if (!unlockContext || !drama) return undefined
  const decision = decideUnlock({ ...request, expectCost: undefined }, { ...unlockContext, gold: unlimitedGold })
  if ('refusal' in decision) return undefined
  return {
    title: textIn(drama.texts, language, drama.language)?.title ?? '',
    cover: drama.cover_key,
    coin: 'gold',
    price: decision.cost,
    number: 1,
    stock: -1,
    limitLeft: -1,
  } as const
}
