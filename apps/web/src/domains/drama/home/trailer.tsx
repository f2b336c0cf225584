import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { assetUrl } from '../../../platform/server/endpoints.ts'
import { wantsStillness } from '../../../ui/motion.ts'
import { isSparing } from '../player/engine/connection.ts'
import styles from './trailer.module.css'

/** How long somebody looks at a picture before it moves: who only scrolls past loads nothing. */
const restMs = 1200

/** Some seconds of a drama over its picture: once, without a sound, and away again. Nothing where motion or data are to be spared. */
export const Trailer = ({ dramaId }: { readonly dramaId: number }) => {
  const video = useRef<HTMLVideoElement>(null)
  const [isRested, setRested] = useState(false)
  const [isMoving, setMoving] = useState(false)
  const awaited = useRef(0)
  useEffect(() => {
    const element = video.current
    if (!element) return undefined
    // The picture is looked at while most of it is in sight.
    let timer: ReturnType<typeof setTimeout> | undefined
    const sight = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        if (entry?.isIntersecting) timer = setTimeout(() => setRested(true), restMs)
        else element.pause()
      },
      { threshold: 0.6 },
    )
    sight.observe(element)
    return () => {
      clearTimeout(timer)
      sight.disconnect()
    }
  }, [])
  // Some browsers play before there is a picture: until one is drawn, the still stays to be seen.
  const show = ({ currentTarget: element }: SyntheticEvent<HTMLVideoElement>) => {
    element.cancelVideoFrameCallback(awaited.current)
    awaited.current = element.requestVideoFrameCallback(() => setMoving(true))
  }
  const hide = ({ currentTarget: element }: SyntheticEvent<HTMLVideoElement>) => {
    element.cancelVideoFrameCallback(awaited.current)
    setMoving(false)
  }
  if (wantsStillness() || isSparing()) return null
  return (
    <video
      ref={video}
      className={styles.trailer}
      data-moves={isMoving}
      src={isRested ? assetUrl(`/video/${dramaId}/trailer.mp4`) : undefined}
      autoPlay
      muted
      playsInline
      disablePictureInPicture
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={show}
      onPause={hide}
      onEnded={hide}
      onError={hide}
    />
  )
}
