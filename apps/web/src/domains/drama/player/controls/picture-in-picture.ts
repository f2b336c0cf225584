import { useEffect } from 'react'
import { useStore } from 'zustand'
import { ignoreQuietly } from '../../../../platform/server/call-failure.ts'
import type { DramaPlayer } from '../engine/drama-player.ts'

/** Whether the browser can show the film above other windows. Not all know the word. */
export const canFloat = (): boolean => (document as Partial<Document>).pictureInPictureEnabled === true

/** Whether the film is shown above other windows: it goes on while the page is out of sight. */
export const isFloating = (): boolean => canFloat() && document.pictureInPictureElement !== null

/** Shows the film above other windows, because of a touch. */
export const float = async ({ player, videos }: DramaPlayer): Promise<void> => {
  await videos[player.state.getState().shownIndex].requestPictureInPicture()
  player.play()
}

/** Lets the small window follow from one episode to the next, which plays in the other element. */
export const useFollowingFloat = ({ player, videos }: DramaPlayer): void => {
  const shownIndex = useStore(player.state, (state) => state.shownIndex)
  const hasFrame = useStore(player.state, (state) => state.hasFrame)
  useEffect(() => {
    const video = videos[shownIndex]
    if (hasFrame && isFloating() && document.pictureInPictureElement !== video)
      video.requestPictureInPicture().catch(ignoreQuietly)
  }, [videos, shownIndex, hasFrame])
  useEffect(
    () => () => {
      if (isFloating()) document.exitPictureInPicture().catch(ignoreQuietly)
    },
    [],
  )
}
