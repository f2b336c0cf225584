import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import type { DramaPlayer } from './drama-player.ts'
import { type Like, Likes } from './likes.tsx'
import { NextNotice } from './next-notice.tsx'
import { useCaptions } from './use-captions.ts'
import { Watermark } from './watermark.tsx'

interface PlayerExtrasProps {
  readonly drama: Video
  readonly made: DramaPlayer
  readonly likes: readonly Like[]
}

/** What comes once there is a picture: captions, the member's mark on it, likes, and the word on what follows. */
export const PlayerExtras = ({ drama, made, likes }: PlayerExtrasProps) => {
  useCaptions(drama, made)
  return (
    <>
      <Watermark />
      <Likes likes={likes} />
      <NextNotice drama={drama} player={made.player} />
    </>
  )
}
