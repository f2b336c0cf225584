import { seriesShare } from '../series-share.ts'
import type { MineDrama } from './use-mine.ts'

/** How much of what is out of a drama on one of my lists lies behind me, 0…1. */
export const mineShare = ({ update_number, mark }: Pick<MineDrama, 'update_number' | 'mark'>): number =>
  mark
    ? seriesShare({
        released: update_number,
        number: mark.number,
        positionSeconds: mark.timeDetail,
        durationSeconds: mark.duration,
        isDone: mark.is_done === 1,
      })
    : 0
