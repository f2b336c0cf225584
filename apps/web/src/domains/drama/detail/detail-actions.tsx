import type { Video, VideoItem, WatchHistory } from '@cliffhanger/contract/drama/schemas.ts'
import { chooseStart } from '@cliffhanger/rules/drama/resume.ts'
import { offerRest } from '@cliffhanger/rules/drama/unlock-offer.ts'
import Bookmark from 'lucide-react/icons/bookmark'
import Heart from 'lucide-react/icons/heart'
import type { ReactNode } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
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
}

interface UnlockProps extends DramaProps {
  readonly episodes: readonly VideoItem[] | undefined
  readonly onUnlock: (unlockRequest: UnlockRequest) => void
}

/** At the foot of a phone: to watch the drama or go on with it, at the thumb, and to have it on one's list. */
export const FootActions = ({ drama, mark: progress }: WatchProps) => (
  <div className={styles.foot}>
    <WatchButton drama={drama} mark={progress} />
    <ListButton drama={drama} />
  </div>
)

/** In the page of a desktop, below what the drama is. */
export const PageActions = ({ drama, mark: progress, rest }: WatchProps & { readonly rest: ReactNode }) => (
  <div className={styles.inPage}>
    <WatchButton drama={drama} mark={progress} />
    {rest}
    <LikeButton drama={drama} />
    <ListButton drama={drama} />
  </div>
)

const WatchButton = ({ drama, mark: progress }: WatchProps) => {
  const t = useTexts()
  // Only what was begun is continued; the episode after one that is over is played.
  const { number, startSeconds } = chooseStart(null, progress, drama.update_number)
  return (
    <Button className={styles.watch} onClick={() => goTo('player', { id: drama.id })}>
      {t(startSeconds > 0 ? 'collection.goOn' : 'collection.watch', { number })}
    </Button>
  )
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

/** Opens all that is locked, and says for how much; nothing where nothing is. */
export const UnlockRest = ({ drama, episodes = [], onUnlock }: UnlockProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  if (!episodes.some(({ can_play: canPlay }) => canPlay === 0)) return null
  const rest = offerRest({ episodes, wholePrice: drama.whole_price })
  return (
    <Button kind="quiet" className={styles.unlock} onClick={() => onUnlock({ kind: 'rest' })}>
      <span>
        {rest ? (
          <Dotted>{t('player.unlockRest', { amount: show(goldText(rest.cost), 'gold') })}</Dotted>
        ) : (
          t('collection.unlock')
        )}
        {rest && rest.saving > 0n && (
          <span className={styles.saving}>{t('player.saves', { amount: show(goldText(rest.saving), 'gold') })}</span>
        )}
      </span>
    </Button>
  )
}
