import type { Video, VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { goldOf, offerRest } from '@cliffhanger/rules/drama/unlock-offer.ts'
import Clock from 'lucide-react/icons/clock-3'
import Coins from 'lucide-react/icons/coins'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { goldText } from '../unlock/unlock-act.ts'
import styles from './detail-screen.module.css'

interface FactsProps {
  readonly drama: Video
  /** Undefined while they are on their way. */
  readonly episodes: readonly VideoItem[] | undefined
}

/** How long the whole drama is and what it costs, before the first episode is played. */
export const Facts = ({ drama, episodes }: FactsProps) => {
  const t = useTexts()
  const price = usePrice(drama, episodes ?? [])
  if (!episodes) {
    return (
      <div className={styles.facts} aria-busy="true">
        <Skeleton height={20} width="60%" />
        <Skeleton height={20} width="80%" />
      </div>
    )
  }
  const minutes = Math.ceil(episodes.reduce((sum, { duration }) => sum + duration, 0) / 60)
  return (
    <ul className={styles.facts}>
      <li>
        <Icon of={Clock} size={18} />
        {t('collection.facts', { minutes })}
      </li>
      <li>
        <Icon of={Coins} size={18} />
        {price}
      </li>
    </ul>
  )
}

/** What the drama costs in words: nothing, a membership, or gold for what is not unlocked yet. */
const usePrice = (drama: Video, episodes: readonly VideoItem[]): string => {
  const t = useTexts()
  const { show } = useAmounts()
  const isGold = goldOf(drama.coin_price) > 0n
  const rest = offerRest({ episodes, wholePrice: drama.whole_price })
  const isBegun = episodes.some(({ is_buy }) => is_buy === 1)
  const amount = show(goldText(rest?.cost ?? 0n), 'gold')
  const words = [
    drama.free_number > 0 && (isGold || drama.vip_type > 0)
      ? t('collection.freeFirst', { number: Math.min(drama.free_number, Math.max(episodes.length, 1)) })
      : '',
    drama.vip_type === 1 ? t('collection.vipAll') : '',
    drama.vip_type === 2 ? t('collection.svipAll') : '',
    rest ? t(isBegun ? 'collection.priceRest' : 'collection.priceAll', { amount }) : '',
    rest && rest.saving > 0n ? t('collection.priceSaves', { amount: show(goldText(rest.saving), 'gold') }) : '',
    isGold && !rest && isBegun ? t('player.owned') : '',
    !isGold && drama.vip_type === 0 ? t('collection.allFree') : '',
  ]
  return words.filter((word) => word !== '').join(' · ')
}
