import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { useStore } from 'zustand'
import { Captions } from './captions/captions.tsx'
import { type Like, Likes } from './controls/likes.tsx'
import { NextNotice } from './controls/next-notice.tsx'
import { useFollowingFloat } from './controls/picture-in-picture.ts'
import { PreviewNotice } from './controls/preview-notice.tsx'
import { useMediaSession } from './controls/use-media-session.ts'
import { Watermark } from './controls/watermark.tsx'
import type { DramaPlayer } from './engine/drama-player.ts'

interface PlayerExtrasProps {
  readonly drama: Video
  readonly made: DramaPlayer
  readonly likes: readonly Like[]
  /** Asks for what unlocks the episode whose preview plays. */
  readonly onUnlock: () => void
}

/** What comes once there is a picture: captions, the member's mark on it, likes, and the words on what plays and what follows. */
export const PlayerExtras = ({ drama, made, likes, onUnlock }: PlayerExtrasProps) => {
  useMediaSession(drama, made.player)
  useFollowingFloat(made)
  const isFinished = useStore(made.player.state, ({ phase }) => phase === 'finished')
  return (
    <>
      {!isFinished && <Watermark />}
      <Captions made={made} />
      <Likes likes={likes} />
      <PreviewNotice player={made.player} onUnlock={onUnlock} />
      <NextNotice drama={drama} player={made.player} />
    </>
  )
}
