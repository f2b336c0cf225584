import type { Video, VideoItem, WatchHistory } from '@cliffhanger/contract/drama/schemas.ts'
import { chooseStart } from '@cliffhanger/rules/drama/resume.ts'
import Bookmark from 'lucide-react/icons/bookmark'
import Heart from 'lucide-react/icons/heart'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { bingeDrama, likeDrama } from '../collection/collection-actions.ts'
import type { UnlockRequest } from '../unlock/unlock-sheet.tsx'
import styles from './detail-screen.module.css'

interface DetailActionsProps {
  readonly drama: Video
  readonly mark: WatchHistory | null
  readonly episodes: readonly VideoItem[] | undefined
  readonly onUnlock: (unlockRequest: UnlockRequest) => void
  /** In the page itself, below what the drama is; else at the foot of a phone, with the main one at the thumb. */
  readonly isInPage: boolean
}

/** What can be done with the drama: watch it or go on, unlock what is locked, like it, keep it. */
export const DetailActions = ({ drama, mark: progress, episodes = [], onUnlock, isInPage }: DetailActionsProps) => {
  const t = useTexts()
  const { number } = chooseStart(null, progress, drama.update_number)
  const watch = (
    <Button className={styles.main} onClick={() => goTo('player', { id: drama.id })}>
      {progress ? t('collection.goOn', { number }) : t('collection.watch')}
    </Button>
  )
  return isInPage ? (
    <div className={styles.actsInPage}>
      {watch}
      <BesideActions drama={drama} episodes={episodes} onUnlock={onUnlock} isUnlockFirst />
    </div>
  ) : (
    <div className={styles.acts}>
      <BesideActions drama={drama} episodes={episodes} onUnlock={onUnlock} />
      {watch}
    </div>
  )
}

interface BesideActionsProps extends Pick<DetailActionsProps, 'drama' | 'episodes' | 'onUnlock'> {
  readonly isUnlockFirst?: boolean
}

/** What can be done with the drama beside watching it. */
export const BesideActions = ({ drama, episodes = [], onUnlock, isUnlockFirst }: BesideActionsProps) => {
  const t = useTexts()
  const isLiked = drama.is_skr === 1
  const isStored = drama.is_binge === 1
  const like = useAction(() => likeDrama(drama, !isLiked))
  const save = useAction(async () => {
    await bingeDrama(drama, !isStored)
    toast(t(isStored ? 'player.bingeRemoved' : 'player.bingeAdded'))
  })
  const isLocked = episodes.some(({ can_play }) => can_play === 0)
  const marks = (
    <>
      <IconButton
        icon={Heart}
        label={t(isLiked ? 'player.liked' : 'player.like')}
        aria-pressed={isLiked}
        className={styles.act}
        onClick={() => like.run()}
      />
      <IconButton
        icon={Bookmark}
        label={t(isStored ? 'player.binged' : 'player.binge')}
        aria-pressed={isStored}
        className={styles.act}
        onClick={() => save.run()}
      />
    </>
  )
  const unlock = isLocked && (
    <Button kind="quiet" className={styles.unlock} onClick={() => onUnlock({ kind: 'rest' })}>
      {t('collection.unlock')}
    </Button>
  )
  return (
    <div className={styles.besides}>
      {isUnlockFirst && unlock}
      {marks}
      {!isUnlockFirst && unlock}
    </div>
  )
}
