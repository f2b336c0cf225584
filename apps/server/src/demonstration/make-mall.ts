import type { DemoStudio } from '@cliffhanger/demo-films/films.ts'
import type { ServerContext } from '../context.ts'
import { isMade, makeOnce } from './deps.ts'
import { type EventMaker, makeEvents } from './make-events.ts'
import { drawGoodsPictures, type GoodsMaker, makeGoods } from './make-goods.ts'

/** What the making of the mall and of events needs. */
export interface MallMaker extends Pick<EventMaker, 'context' | 'rewards'> {
  readonly mall: GoodsMaker['mall']
  readonly studio: Pick<DemoStudio, 'goods' | 'categories' | 'drawGoods' | 'drawShelf'>
}

const allMade = 'mall'

/** Whether a start can spare itself the looking. */
export const isMallMade = ({ db }: Pick<ServerContext, 'db'>): Promise<boolean> => isMade(db, allMade)

/** Makes the points mall of the demonstration and events that lead there. Answers the ids of the goods by their slugs. */
export async function makeMall(maker: MallMaker): Promise<ReadonlyMap<string, number>> {
  const { context } = maker
  const goods = await makeGoods(maker)
  await drawGoodsPictures(maker)
  await makeEvents(maker)
  await makeOnce(context.db, allMade, context.clock(), async () => goods.size)
  return goods
}
