import Play from 'lucide-react/icons/play'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ignoreQuietly } from '../../../platform/server/call-failure.ts'
import { assetUrl } from '../../../platform/server/endpoints.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import styles from './clip-player.module.css'
import type { Slot } from './engine/slot.ts'
import { loadHls } from './engine/video/load-hls.ts'
import { createVideoSlot } from './engine/video/video-slot.ts'

interface ClipPlayerProps {
  /** Address of the playlist, with its ticket. */
  readonly url: string
  /** Shown until it plays. */
  readonly cover: string
  readonly label: string
  /** The ticket is over: asks for another address. */
  readonly onExpired: () => void
}

/** A single video that plays where it stands, fetched as episodes are, once it is started. A new address goes on where the old one ended. */
export const ClipPlayer = ({ url, cover, label, onExpired }: ClipPlayerProps) => {
  const t = useTexts()
  const video = useRef<HTMLVideoElement>(null)
  const slot = useRef<Slot>(undefined)
  const [isStarted, setIsStarted] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const expired = useEffectEvent(onExpired)
  useEffect(() => {
    if (!isStarted || !video.current) return
    const made = createVideoSlot({ video: video.current, loadHls })
    slot.current = made
    made.listen((event) => {
      if (event.type !== 'fault') return
      if (event.error === 'expired') expired()
      else setHasFailed(true)
    })
    return () => made.close()
  }, [isStarted])
  useEffect(() => {
    const { current: made } = slot
    if (!isStarted || !made) return
    made.load({ url: assetUrl(url), startSeconds: made.positionSeconds(), role: 'shown' })
    made.play().catch(ignoreQuietly)
  }, [isStarted, url])
  return (
    <div className={styles.clip} data-theme="dark">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what members upload has none */}
      <video
        ref={video}
        className={styles.video}
        playsInline
        controls={isStarted}
        poster={cover === '' ? undefined : assetUrl(cover)}
        aria-label={label}
        preload="none"
      />
      {!isStarted && (
        <button type="button" className={styles.start} aria-label={t('drama.play')} onClick={() => setIsStarted(true)}>
          <span className={styles.mark}>
            <Icon of={Play} size={28} />
          </span>
        </button>
      )}
      {hasFailed && (
        <p className={styles.failed} role="alert">
          {t('stars.videoFailed')}
        </p>
      )}
    </div>
  )
}
