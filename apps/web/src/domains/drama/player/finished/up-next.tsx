import type { VideoCard } from '@cliffhanger/contract/drama/schemas.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { goTo } from '../../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Dotted } from '../../../../ui/lists/dotted.tsx'
import { Poster } from '../../../../ui/pictures/poster.tsx'
import { tagLine } from '../../tag-line.ts'
import { NextPreview } from './next-preview.tsx'
import styles from './up-next.module.css'

/** How long a member has to say no to the next drama. */
const upNextSeconds = 5

/** The drama that begins by itself, unless the member wants something else; meanwhile it is seen. */
export const UpNext = ({ drama }: { readonly drama: VideoCard }) => {
  const t = useTexts()
  const seconds = useSecondsUntouched(upNextSeconds)
  const play = () => goTo('player', { id: drama.id }, { replace: true })
  const playByItself = useEffectEvent(play)
  useEffect(() => {
    if (seconds === 0) playByItself()
  }, [seconds])
  return (
    <section className={styles.next} aria-label={t('player.upNext')}>
      <span className={styles.picture}>
        <Poster url={drama.cover_h || drama.cover} title="" isEager />
        <NextPreview dramaId={drama.id} />
      </span>
      <div className={styles.foot}>
        <div className={styles.words}>
          <p className={styles.label} role="status">
            {seconds === undefined ? t('player.upNext') : t('player.upNextIn', { seconds })}
          </p>
          <h3 className={styles.title}>{drama.title}</h3>
          <p className={styles.tags}>
            <Dotted>{tagLine(drama, 2)}</Dotted>
          </p>
        </div>
        <Button size="small" onClick={play}>
          {t('player.playNext')}
        </Button>
      </div>
      {/* Any touch says so; this one is seen. */}
      {seconds !== undefined && (
        <Button kind="quiet" size="small" className={styles.stay}>
          {t('player.stay')}
        </Button>
      )}
    </section>
  )
}

/** Its place while it is on its way: stars do not move away from a finger. */
export const UpNextPlace = () => <div className={styles.next} aria-hidden="true" />

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
