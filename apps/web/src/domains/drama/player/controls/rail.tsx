import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import type { LucideIcon } from 'lucide-react'
import Bookmark from 'lucide-react/icons/bookmark'
import Heart from 'lucide-react/icons/heart'
import Share2 from 'lucide-react/icons/share-2'
import { goTo } from '../../../../platform/navigation/navigation.ts'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { useAction } from '../../../../ui/actions/use-action.ts'
import { toast } from '../../../../ui/overlays/toast.tsx'
import { bingeDrama, likeDrama } from '../../collection/collection-actions.ts'
import { shownCount } from '../../shown-count.ts'
import styles from './rail.module.css'

interface RailProps {
  readonly drama: Video
  /** The episode that is shared. */
  readonly number: number
}

/** What can be done with the drama, beside the picture: like it, keep it, share it. */
export const Rail = ({ drama, number }: RailProps) => {
  const t = useTexts()
  const isLiked = drama.is_skr === 1
  const isOnList = drama.is_binge === 1
  const like = useAction(() => likeDrama(drama, !isLiked))
  const save = useAction(async () => {
    await bingeDrama(drama, !isOnList)
    toast(t(isOnList ? 'player.bingeRemoved' : 'player.bingeAdded'))
  })
  return (
    <div className={styles.rail}>
      <RailButton
        icon={Heart}
        label={t(isLiked ? 'player.liked' : 'player.like')}
        word={t('player.railLike')}
        count={drama.skr_count}
        isOn={isLiked}
        onPress={() => like.run()}
      />
      <RailButton
        icon={Bookmark}
        label={t(isOnList ? 'player.binged' : 'player.binge')}
        word={t('player.railSave')}
        count={drama.binge_count}
        isOn={isOnList}
        onPress={() => save.run()}
      />
      {/* V-25 */}
      {drama.is_shareable === 1 && (
        <RailButton
          icon={Share2}
          label={t('player.share')}
          word={t('player.railShare')}
          count={drama.share_count}
          onPress={() => goTo('shareVideo', { id: drama.id, number })}
        />
      )}
    </div>
  )
}

interface RailButtonProps {
  readonly icon: LucideIcon
  readonly label: string
  /** What stands under the picture while too few did it to be counted. */
  readonly word: string
  readonly count?: number
  /** Left out where it is no switch. */
  readonly isOn?: boolean
  readonly onPress: () => void
}

const RailButton = ({ icon, label, word, count = 0, isOn, onPress }: RailButtonProps) => {
  const shown = shownCount(count, useLanguage())
  return (
    <button type="button" className={styles.button} aria-pressed={isOn} onClick={onPress}>
      <Icon of={icon} size={28} />
      <span className="visually-hidden">{label}</span>
      <span className={styles.note} aria-hidden={shown === undefined}>
        {shown ?? word}
      </span>
    </button>
  )
}
