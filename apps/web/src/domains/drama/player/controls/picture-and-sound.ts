import { useEffect } from 'react'
import { create } from 'zustand'

/** How bright the picture is and how loud its sound, in percent of what they are by themselves. */
interface PictureAndSound {
  readonly brightness: number
  /** Comes back when it is no longer muted. */
  readonly volume: number
  readonly isMuted: boolean
}

export const darkest = 30
export const brightest = 100

/** Kept for this visit alone: a picture made dark for a night would be a riddle the next day. */
const useStore = create<PictureAndSound>(() => ({ brightness: 100, volume: 100, isMuted: false }))

export const usePictureAndSound = (): PictureAndSound => useStore()
/** Who chooses a volume wants to hear it. */
export const changePictureAndSound = (change: Partial<PictureAndSound>): void =>
  useStore.setState({ ...(change.volume !== undefined && { isMuted: false }), ...change })

/** Phones of Apple leave the volume to their own keys. */
export const canSetVolume = (): boolean => {
  const probe = document.createElement('video')
  probe.volume = 0.5
  return probe.volume === 0.5
}

/** Lets the videos of a player be as bright and as loud as was chosen. */
export const useChosenPicture = (videos: readonly HTMLVideoElement[]): void => {
  const chosen = usePictureAndSound()
  useEffect(() => {
    for (const video of videos) apply(video, chosen)
  }, [videos, chosen])
}

const apply = (video: HTMLVideoElement, { brightness, volume, isMuted }: PictureAndSound): void => {
  video.volume = isMuted ? 0 : volume / 100
  // Even a filter that changes nothing takes a pass over every frame.
  video.style.filter = brightness === 100 ? '' : `brightness(${brightness}%)`
}
