import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useMediaUrl } from '../../../platform/uploads/use-media-url.ts'
import styles from './loop-film.module.css'
import { mayPlayItself, usePlayTurn } from './play-turns.ts'

interface LoopFilmProps {
  readonly fileKey: string
  /** Stands over the first picture where it does not play by itself. */
  readonly mark: ReactNode
}

/** A film that plays over and over without sound as long as it is in view (S-151), over its first picture. Out of view it has no player. */
export const LoopFilm = ({ fileKey, mark }: LoopFilmProps) => {
  const box = useRef<HTMLSpanElement>(null)
  const isPlaying = usePlayTurn(box)
  /** The browser plays nothing by itself, or not this film. */
  const [isRefused, setIsRefused] = useState(false)
  return (
    <span ref={box} className={styles.box}>
      {isPlaying && !isRefused && <Player fileKey={fileKey} onRefused={() => setIsRefused(true)} />}
      {(isRefused || !mayPlayItself()) && mark}
    </span>
  )
}

interface PlayerProps {
  readonly fileKey: string
  readonly onRefused: () => void
}

const Player = ({ fileKey, onRefused }: PlayerProps) => {
  const { url, retry } = useMediaUrl(fileKey)
  /** An address ends after a while: the first failure asks for another one. */
  const [hasRequestedAgain, setHasRequestedAgain] = useState(false)
  const give = useCallback((video: HTMLVideoElement | null) => {
    if (!video) return
    return () => {
      // Without an address the browser gives its decoder back at once.
      video.removeAttribute('src')
      video.load()
    }
  }, [])
  const fail = (): void => {
    if (hasRequestedAgain) return onRefused()
    setHasRequestedAgain(true)
    retry()
  }
  if (url === undefined) return null
  return (
    <video
      ref={give}
      className={styles.film}
      src={url}
      muted
      loop
      playsInline
      disableRemotePlayback
      aria-hidden="true"
      onCanPlay={({ currentTarget: video }) => {
        video.play().catch((error: unknown) => {
          // A player that was taken away meanwhile says so as well.
          if (error instanceof DOMException && error.name === 'NotAllowedError') onRefused()
        })
      }}
      onError={fail}
    />
  )
}
