import { useCaptions } from '../player/controls/use-captions.ts'
import type { DramaPlayer } from '../player/engine/drama-player.ts'

/** The words of what plays in the feed, in the video itself. */
export const FeedCaptions = ({ made }: { readonly made: DramaPlayer }) => {
  // Here the controls never leave.
  useCaptions(made, true)
  return null
}
