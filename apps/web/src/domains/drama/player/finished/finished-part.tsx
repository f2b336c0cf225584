import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { Video, VideoCard } from '@cliffhanger/contract/drama/schemas.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { goTo } from '../../../../platform/navigation/navigation.ts'
import { useCall } from '../../../../platform/server/queries.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Poster } from '../../../../ui/pictures/poster.tsx'
import { DramaGrid } from '../../home/drama-grid.tsx'
import { tagLine } from '../../tag-line.ts'
import type { Player } from '../engine/player-actions.ts'
import { Rating } from '../sheets/rating.tsx'
import styles from './finished-part.module.css'

/** How long a member has to say no to the next drama. */
const upNextSeconds = 5

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

/** Seconds until something happens by itself; none once the member touched the page or looked elsewhere. */
const useSecondsUntouched = (from: number): number | undefined => {
  const [endsAtMs] = useState(() => Date.now() + from * 1000)
  const [nowMs, setNowMs] = useState(() => Date.now())
  const [isTouched, setIsTouched] = useState(false)
  useEffect(() => {
    if (isTouched) return
    const timer = setInterval(() => setNowMs(Date.now()), 250)
    const ending = new AbortController()
    const options = { signal: ending.signal, capture: true }
    for (const type of ['pointerdown', 'click', 'keydown', 'visibilitychange'])
      document.addEventListener(type, () => setIsTouched(true), options)
    return () => {
      clearInterval(timer)
      ending.abort()
    }
  }, [isTouched])
  return isTouched ? undefined : Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000))
}

/** The drama that begins by itself, unless the member wants something else. */
const UpNext = ({ drama }: { readonly drama: VideoCard }) => {
  const t = useTexts()
  const seconds = useSecondsUntouched(upNextSeconds)
  const play = () => goTo('player', { id: drama.id }, { replace: true })
  const playByItself = useEffectEvent(play)
  useEffect(() => {
    if (seconds === 0) playByItself()
  }, [seconds])
  return (
    <section className={styles.next} aria-label={t('player.upNext')}>
      <span className={styles.cover}>
        <Poster url={drama.cover} title={drama.title} isEager />
      </span>
      <div className={styles.words}>
        <p className={styles.label} role="status">
          {seconds === undefined ? t('player.upNext') : t('player.upNextIn', { seconds })}
        </p>
        <h3 className={styles.title}>{drama.title}</h3>
        <p className={styles.tags}>{tagLine(drama, 3)}</p>
        <div className={styles.actions}>
          <Button size="small" onClick={play}>
            {t('player.playNext')}
          </Button>
          {/* Any touch says so; this one is seen. */}
          {seconds !== undefined && (
            <Button kind="quiet" size="small">
              {t('player.stay')}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
