import type { Video, VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { nameOfRegion } from '@cliffhanger/i18n/format/names.ts'
import { goldOf, offerRest } from '@cliffhanger/rules/drama/unlock-offer.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Dotted } from '../../../ui/lists/dotted.tsx'
import { useRunningTime } from '../player/sheets/use-running-time.ts'
import { useReleased } from '../use-released.ts'

interface MetaLineProps {
  readonly drama: Video
  /** Undefined where they did not come. */
  readonly episodes: readonly VideoItem[] | undefined
}

/** How far the drama has come, how long it is, what it costs, and where and when it was made, before the first episode is played. */
export const MetaLine = ({ drama, episodes }: MetaLineProps) => {
  const language = useLanguage()
  const price = usePrice(drama, episodes ?? [])
  const released = useReleased(drama)
  const runningTime = useRunningTime(episodes)
  return (
    <Dotted>
      {[
        released,
        ...runningTime,
        ...(episodes ? price : []),
        ...[nameOfRegion(drama.area, language), String(drama.year)].filter((word) => word !== ''),
      ]}
    </Dotted>
  )
}

/** What the drama costs in words: nothing, or where its price begins and for whom; what it comes to stands on the button that pays it. */
const usePrice = (drama: Video, episodes: readonly VideoItem[]): readonly string[] => {
  const t = useTexts()
  const isGold = goldOf(drama.coin_price) > 0n
  const isOwned = episodes.some(({ is_buy }) => is_buy === 1) && !offerRest({ episodes, wholePrice: drama.whole_price })
  const words = [
    drama.free_number > 0 && (isGold || drama.vip_type > 0)
      ? t('collection.freeFirst', { number: Math.min(drama.free_number, Math.max(episodes.length, 1)) })
      : '',
    drama.vip_type === 1 ? t('collection.vipAll') : '',
    drama.vip_type === 2 ? t('collection.svipAll') : '',
    isGold && isOwned ? t('player.owned') : '',
    !isGold && drama.vip_type === 0 ? t('collection.allFree') : '',
  ]
  return words.filter((word) => word !== '')
}
