import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ignoreQuietly } from '../../../../platform/server/call-failure.ts'
import { assetUrl } from '../../../../platform/server/endpoints.ts'
import { wantsStillness } from '../../../../ui/motion.ts'
import { isSparing } from '../engine/connection.ts'
import { episodeQuery } from '../engine/episode-query.ts'
import { loadHls } from '../engine/video/load-hls.ts'
import { createVideoSlot } from '../engine/video/video-slot.ts'
import styles from './up-next.module.css'

interface NextPreviewProps {
  readonly dramaId: number
  /** What plays it; tests have their own. */
  readonly makeSlot?: typeof createVideoSlot
}

/** The first episode of the drama that follows, playing without sound over its cover: what is fetched here the player finds again. Nothing
 *  where data is saved, where the member wants stillness, and where the episode is locked. */
export const NextPreview = (props: NextPreviewProps) => {
  const [mayMove] = useState(() => !isSparing() && !wantsStillness())
  return mayMove ? <MovingPreview {...props} /> : null
}

const MovingPreview = ({ dramaId, makeSlot = createVideoSlot }: NextPreviewProps) => {
  const video = useRef<HTMLVideoElement>(null)
  const [isShown, setIsShown] = useState(false)
  const { data: episode } = useQuery({ ...episodeQuery(dramaId, 1), retry: false })
  const playUrl = episode?.can_play === 1 ? episode.play_url : undefined
  useEffect(() => {
    if (!video.current || playUrl === undefined) return
    const slot = makeSlot({ video: video.current, loadHls })
    slot.listen(({ type }) => {
      if (type === 'frame') setIsShown(true)
      if (type === 'ended' || type === 'fault') setIsShown(false)
    })
    slot.setMuted(true)
    // A few seconds of it are seen: no more is fetched in advance than they need.
    slot.load({ url: assetUrl(playUrl), startSeconds: 0, role: 'prepared' })
    const follow = () => (document.hidden ? slot.pause() : void slot.play().catch(ignoreQuietly))
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      slot.close()
    }
  }, [playUrl, makeSlot])
  if (playUrl === undefined) return null
  return <video ref={video} className={styles.video} data-shown={isShown} muted playsInline aria-hidden="true" />
}
