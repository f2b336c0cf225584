import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import Bookmark from 'lucide-react/icons/bookmark'
import { useCall } from '../../../../platform/server/queries.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { useAction } from '../../../../ui/actions/use-action.ts'
import { toast } from '../../../../ui/overlays/toast.tsx'
import { bingeDrama } from '../../collection/collection-actions.ts'
import { DramaGrid, DramaGridSkeleton } from '../../home/drama-grid.tsx'
import { useReleased } from '../../use-released.ts'
import type { Player } from '../engine/player-actions.ts'
import { Rating } from '../sheets/rating.tsx'
import styles from './finished-part.module.css'
import { UpNext, UpNextPlace } from './up-next.tsx'

/** One that follows, and three to choose from. */
const wantedDramas = 4

interface FinishedPartProps {
  readonly drama: Video
  readonly player: Player
  readonly onHome: () => void
}

/** The end of a drama: what follows by itself, what else there is, and what the member thinks of this one. */
export const FinishedPart = ({ drama, player, onHome }: FinishedPartProps) => {
  const t = useTexts()
  const { data, isPending } = useCall(discoverCalls.listRecommended, { id: drama.id, limit: wantedDramas })
  const [next, ...others] = data?.list.filter(({ id }) => id !== drama.id) ?? []
  return (
    <div className={styles.panel} data-own-drag>
      <div className={styles.content}>
        {drama.is_end === 1 ? <h2 className={styles.heading}>{t('drama.finished')}</h2> : <SoFar drama={drama} />}
        {isPending && <UpNextPlace />}
        {next && <UpNext key={next.id} drama={next} />}
        <Rating drama={drama} />
        {isPending && (
          <div className={styles.others} aria-hidden="true">
            <h3>{t('collection.similar')}</h3>
            <DramaGridSkeleton columns={3} count={3} />
          </div>
        )}
        {others.length > 0 && (
          <section className={styles.others} aria-label={t('collection.similar')}>
            <h3>{t('collection.similar')}</h3>
            <DramaGrid dramas={others} columns={3} eager={others.length} />
          </section>
        )}
        <div className={styles.actions}>
          <Button kind="quiet" onClick={() => player.open({ number: 1, startSeconds: 0 })}>
            {t('drama.watchAgain')}
          </Button>
          <Button kind="quiet" onClick={onHome}>
            {t('drama.backHome')}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** More is to come: the member is told how much, and finds it again on their list. */
const SoFar = ({ drama }: Pick<FinishedPartProps, 'drama'>) => {
  const t = useTexts()
  const released = useReleased(drama)
  const isStored = drama.is_binge === 1
  const save = useAction(async () => {
    await bingeDrama(drama, !isStored)
    toast(t(isStored ? 'player.bingeRemoved' : 'player.bingeAdded'))
  })
  return (
    <div className={styles.soFar}>
      <div className={styles.soFarWords}>
        <h2>{t('drama.finishedSoFar')}</h2>
        <p>{released}</p>
      </div>
      <Button kind="quiet" size="small" aria-pressed={isStored} className={styles.save} onClick={() => save.run()}>
        <span className={styles.saveLabel}>
          <Icon of={Bookmark} size={18} />
          {t(isStored ? 'player.binged' : 'player.binge')}
        </span>
      </Button>
    </div>
  )
}
