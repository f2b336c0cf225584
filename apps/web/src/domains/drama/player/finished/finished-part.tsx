import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { useCall } from '../../../../platform/server/queries.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { DramaGrid } from '../../home/drama-grid.tsx'
import type { Player } from '../engine/player-actions.ts'
import { Rating } from '../sheets/rating.tsx'
import styles from './finished-part.module.css'
import { UpNext } from './up-next.tsx'

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
  const { data } = useCall(discoverCalls.listRecommended, { id: drama.id, limit: wantedDramas })
  const [next, ...others] = data?.list.filter(({ id }) => id !== drama.id) ?? []
  return (
    <div className={styles.panel} data-own-drag>
      <div className={styles.content}>
        <h2 className={styles.heading}>{t(drama.is_end === 1 ? 'drama.finished' : 'drama.finishedSoFar')}</h2>
        {next && <UpNext key={next.id} drama={next} />}
        <Rating drama={drama} />
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
