import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { useStore } from 'zustand'
import { type Like, Likes } from './controls/likes.tsx'
import { NextNotice } from './controls/next-notice.tsx'
import { useFollowingFloat } from './controls/picture-in-picture.ts'
import { PreviewNotice } from './controls/preview-notice.tsx'
import { useCaptions } from './controls/use-captions.ts'
import { useMediaSession } from './controls/use-media-session.ts'
import { Watermark } from './controls/watermark.tsx'
import type { DramaPlayer } from './engine/drama-player.ts'

interface PlayerExtrasProps {
  readonly drama: Video
  readonly made: DramaPlayer
  readonly likes: readonly Like[]
  /** The controls lie over the picture. */
  readonly isUnderControls: boolean
  /** Asks for what unlocks the episode whose preview plays. */
  readonly onUnlock: () => void
}

/** What comes once there is a picture: captions, the member's mark on it, likes, and the words on what plays and what follows. */
export const PlayerExtras = ({ drama, made, likes, isUnderControls, onUnlock }: PlayerExtrasProps) => {
  useCaptions(made, isUnderControls)
  useMediaSession(drama, made.player)
  useFollowingFloat(made)
  const isFinished = useStore(made.player.state, ({ phase }) => phase === 'finished')
  return (
    <>
      {!isFinished && <Watermark />}
      <Likes likes={likes} />
      <PreviewNotice player={made.player} onUnlock={onUnlock} />
      <NextNotice drama={drama} player={made.player} />
    </>
  )
}
