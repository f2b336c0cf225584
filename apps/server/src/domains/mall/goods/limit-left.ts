import { limitLeft } from '@cliffhanger/rules/mall/goods-price.ts'
import { dayStartMs, platformDay } from '@cliffhanger/rules/platform-day.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { countBought, type GoodsRow } from './queries/goods.ts'

/** When the platform's day began. */
export const dayBegan = ({ clock, settings }: Pick<ServerContext, 'clock' | 'settings'>): number =>
  dayStartMs(platformDay(clock(), settings.TIME_ZONE), settings.TIME_ZONE)

/** How many more of an article a member may have now (V-25); -1 without limit. */
export async function findLimitLeft(
  context: Pick<ServerContext, 'clock' | 'settings'>,
  db: Db,
  userId: number,
  goods: Pick<GoodsRow, 'id' | 'limit_number' | 'day_limit'>,
): Promise<number> {
  if (goods.limit_number === 0 && goods.day_limit === 0) return -1
  const { bought, bought_today: boughtToday } = await countBought(db, {
    userId,
    goodsId: goods.id,
    dayStartMs: dayBegan(context),
  })
  return limitLeft({ limitNumber: goods.limit_number, dayLimit: goods.day_limit, bought, boughtToday })
}
