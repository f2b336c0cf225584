import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { ignoreQuietly } from '../../../../platform/server/call-failure.ts'

const listen = (onChange: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

const isFull = (): boolean => document.fullscreenElement !== null

const leave = (): void => {
  if (isFull()) document.exitFullscreen().catch(ignoreQuietly)
}

/** Lets a part of the page fill the screen and puts it back; it never outlives what shows it. */
export const useFullScreen = (place: RefObject<HTMLElement | null>) => {
  const isOn = useSyncExternalStore(listen, isFull)
  useEffect(() => leave, [])
  const toggle = (): void => {
    if (isFull()) leave()
    else place.current?.requestFullscreen().catch(ignoreQuietly)
  }
  return { isPossible: document.fullscreenEnabled, isOn, toggle }
}
