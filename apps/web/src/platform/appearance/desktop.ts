import { useSyncExternalStore } from 'react'

interface Condition {
  readonly holds: () => boolean
  readonly listen: (onChange: () => void) => () => void
}

const conditionOf = (query: string): Condition => ({
  holds: () => matchMedia(query).matches,
  listen: (onChange) => {
    const list = matchMedia(query)
    list.addEventListener('change', onChange)
    return () => list.removeEventListener('change', onChange)
  },
})

/** From here on more stands beside each other than on a phone held upright. */
const broad = conditionOf('(min-width: 600px)')
/** From this width on the client has a layout of its own, with navigation at the side; style sheets say the same number. */
const wide = conditionOf('(min-width: 1024px)')
/** From this width on, what stands beside a list has room for two parts of its own; more is needed where the browser's letters are large. */
const roomy = conditionOf('(min-width: 90em)')
const wideWithMouse = conditionOf('(min-width: 1024px) and (hover: hover)')

/** A phone on its side; style sheets say the same. */
const onItsSide = conditionOf('(orientation: landscape) and (max-height: 500px)')

export const isOnItsSide = onItsSide.holds

/** Whether the client is on a phone that lies on its side; follows it when it is turned. */
export const useIsOnItsSide = (): boolean => useSyncExternalStore(onItsSide.listen, onItsSide.holds)

export const isDesktop = wide.holds

/** Whether the window is wide enough for the desktop's layout; follows it when it is resized. */
export const useIsDesktop = (): boolean => useSyncExternalStore(wide.listen, wide.holds)

/** Whether there is more room than on a phone held upright. */
export const useIsBroad = (): boolean => useSyncExternalStore(broad.listen, broad.holds)

export const useIsRoomy = (): boolean => useSyncExternalStore(roomy.listen, roomy.holds)

/** Whether a desktop's window is used with a mouse, or with something else that rests on a thing before it presses it: not a large tablet. */
export const useHasMouse = (): boolean => useSyncExternalStore(wideWithMouse.listen, wideWithMouse.holds)
