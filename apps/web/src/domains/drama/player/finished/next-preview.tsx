import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ignoreQuietly } from '../../../../platform/server/call-failure.ts'
import { isSparing } from '../../../../platform/server/connection-kind.ts'
import { assetUrl } from '../../../../platform/server/endpoints.ts'
import { wantsStillness } from '../../../../ui/motion.ts'
import { episodeQuery } from '../engine/episode-query.ts'
import type { SlotEvent } from '../engine/slot.ts'
import { loadHls } from '../engine/video/load-hls.ts'
import { createVideoSlot } from '../engine/video/video-slot.ts'
import styles from './up-next.module.css'

interface NextPreviewProps {
  readonly dramaId: number
  readonly number?: number
  /** What plays it; tests have their own. */
  readonly makeSlot?: typeof createVideoSlot | undefined
  /** How far it has come. */
  readonly onSeconds?: (seconds: number) => void
  /** There is no more of it to see, or nothing at all. Where somebody waits for that, what everybody may see of a locked episode plays too. */
  readonly onOver?: () => void
  /** It begins anew after so long, or at its end where that comes first, in place of being over. */
  readonly loopSeconds?: number
}

/** Whether a preview may move: no data is saved, and the member does not want stillness. */
export const mayPreview = (): boolean => !isSparing() && !wantsStillness()

/** The first episode of the drama that follows, playing without sound over its cover: what is fetched here the player finds again. Nothing
 *  where data is saved, where the member wants stillness, and where the episode is locked. */
export const NextPreview = (props: NextPreviewProps) => {
  const [mayMove] = useState(mayPreview)
  return mayMove ? <MovingPreview {...props} /> : null
}

const MovingPreview = ({
  dramaId,
  number = 1,
  makeSlot = createVideoSlot,
  onSeconds,
  onOver,
  loopSeconds,
}: NextPreviewProps) => {
  const video = useRef<HTMLVideoElement>(null)
  const [isShown, setIsShown] = useState(false)
  const { data: episode, error } = useQuery({ ...episodeQuery(dramaId, number), retry: false })
  const playUrl = episode?.can_play === 1 || onOver ? episode?.play_url : undefined
  const reportSeconds = useEffectEvent((seconds: number) => onSeconds?.(seconds))
  const reportOver = useEffectEvent(() => onOver?.())
  const isNothing = error !== null || (episode !== undefined && playUrl === undefined)
  useEffect(() => {
    if (isNothing) reportOver()
  }, [isNothing])
  useEffect(() => {
    if (!video.current || playUrl === undefined) return
    const slot = makeSlot({ video: video.current, loadHls })
    const isAtItsEnd = (type: SlotEvent['type']) =>
      loopSeconds !== undefined && (type === 'ended' || (type === 'time' && slot.positionSeconds() >= loopSeconds))
    slot.listen(({ type }) => {
      if (type === 'frame') setIsShown(true)
      if (isAtItsEnd(type)) {
        slot.seek(0)
        follow()
        return
      }
      if (type === 'time') reportSeconds(slot.positionSeconds())
      if (type !== 'ended' && type !== 'fault') return
      setIsShown(false)
      reportOver()
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
  }, [playUrl, makeSlot, loopSeconds])
  if (playUrl === undefined) return null
  return <video ref={video} className={styles.video} data-shown={isShown} muted playsInline aria-hidden="true" />
}
