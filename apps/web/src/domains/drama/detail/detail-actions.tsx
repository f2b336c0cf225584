import type { Video, VideoItem, WatchHistory } from '@cliffhanger/contract/drama/schemas.ts'
import { type NextWatch, nextWatch } from '@cliffhanger/rules/drama/next-watch.ts'
import { offerRest, type UnlockOffer } from '@cliffhanger/rules/drama/unlock-offer.ts'
import type { Minor } from '@cliffhanger/rules/money.ts'
import Bookmark from 'lucide-react/icons/bookmark'
import Heart from 'lucide-react/icons/heart'
import type { ReactNode } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { type Translate, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Dotted } from '../../../ui/lists/dotted.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { bingeDrama, likeDrama } from '../collection/collection-actions.ts'
import { goldText } from '../unlock/unlock-act.ts'
import type { UnlockRequest } from '../unlock/unlock-sheet.tsx'
import styles from './detail-actions.module.css'

interface DramaProps {
  readonly drama: Video
}

interface WatchProps extends DramaProps {
  readonly mark: WatchHistory | null
  /** Undefined where they did not come. */
  readonly episodes: readonly VideoItem[] | undefined
  readonly onUnlock: (unlockRequest: UnlockRequest) => void
}

/** At the foot of a phone: to watch the drama or go on with it, at the thumb, and to have it on one's list. */
export const FootActions = (props: WatchProps) => (
  <div className={styles.foot}>
    <WatchButton {...props} />
    <ListButton drama={props.drama} />
  </div>
)

/** In the page of a desktop, below what the drama is. */
export const PageActions = ({ rest, ...props }: WatchProps & { readonly rest: ReactNode }) => (
  <div className={styles.inPage}>
    <WatchButton {...props} />
    {rest}
    <LikeButton drama={props.drama} />
    <ListButton drama={props.drama} />
  </div>
)

const WatchButton = ({ drama, mark: progress, episodes = [], onUnlock }: WatchProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const next = nextWatch(progress, drama.update_number, episodes)
  const act = () => {
    if (next.kind === 'unlock' || next.kind === 'join') onUnlock({ kind: 'at', number: next.number })
    else if (next.kind === 'again') goTo('player', { id: drama.id, number: next.number })
    else goTo('player', { id: drama.id })
  }
  return (
    <Button className={styles.watch} onClick={act}>
      {wordFor(next, t, (cost) => show(goldText(cost), 'gold'))}
    </Button>
  )
}

/** What one does next, with what it takes. */
const wordFor = (next: NextWatch, t: Translate, inGold: (cost: Minor) => string): ReactNode => {
  switch (next.kind) {
    case 'play':
      return t('collection.watch', { number: next.number })
    case 'continue':
      return t('collection.goOn', { number: next.number })
    case 'again':
      return t('drama.watchAgain')
    case 'unlock':
      return <Dotted>{t('collection.unlockNext', { number: next.number, amount: inGold(next.cost) })}</Dotted>
    case 'join':
      return t(next.tier === 'svip' ? 'collection.watchWithSvip' : 'collection.watchWithVip')
    default:
      return next satisfies never
  }
}

export const LikeButton = ({ drama }: DramaProps) => {
  const t = useTexts()
  const isLiked = drama.is_skr === 1
  const like = useAction(() => likeDrama(drama, !isLiked))
  return (
    <IconButton
      icon={Heart}
      label={t(isLiked ? 'player.liked' : 'player.like')}
      aria-pressed={isLiked}
      className={styles.mark}
      onClick={() => like.run()}
    />
  )
}

const ListButton = ({ drama }: DramaProps) => {
  const t = useTexts()
  const isStored = drama.is_binge === 1
  const save = useAction(async () => {
    await bingeDrama(drama, !isStored)
    toast(t(isStored ? 'player.bingeRemoved' : 'player.bingeAdded'))
  })
  return (
    <IconButton
      icon={Bookmark}
      label={t(isStored ? 'player.binged' : 'player.binge')}
      aria-pressed={isStored}
      className={styles.mark}
      onClick={() => save.run()}
    />
  )
}

/** Opens all that is locked, and says for how much, or with which membership; nothing where nothing is, or where the button that watches does the same. */
export const UnlockRest = ({ drama, mark: progress, episodes = [], onUnlock }: WatchProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  if (!episodes.some(({ can_play: canPlay }) => canPlay === 0)) return null
  const rest = offerRest({ episodes, wholePrice: drama.whole_price })
  if (isSaidBy(nextWatch(progress, drama.update_number, episodes), rest)) return null
  return (
    <Button kind="quiet" className={styles.unlock} onClick={() => onUnlock({ kind: 'rest' })}>
      <span>
        {rest ? (
          <Dotted>{t('player.unlockRest', { amount: show(goldText(rest.cost), 'gold') })}</Dotted>
        ) : (
          t(drama.vip_type === 2 ? 'collection.watchWithSvip' : 'collection.watchWithVip')
        )}
        {rest && rest.saving > 0n && (
          <span className={styles.saving}>{t('player.saves', { amount: show(goldText(rest.saving), 'gold') })}</span>
        )}
      </span>
    </Button>
  )
}

/** Whether the button of what one does next names the same membership, or the same price: its sheet has all that is locked for it. */
const isSaidBy = (next: NextWatch, rest: UnlockOffer | undefined): boolean =>
  next.kind === 'join' || (next.kind === 'unlock' && rest !== undefined && rest.cost <= next.cost)
