import { useSyncExternalStore } from 'react'

/** From this width on the client has a layout of its own, with navigation at the side; style sheets say the same number. */
const wide = (): MediaQueryList => matchMedia('(min-width: 1024px)')

const listen = (onChange: () => void): (() => void) => {
  const query = wide()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export const isDesktop = (): boolean => wide().matches

/** Whether the window is wide enough for the desktop's layout; follows it when it is resized. */
export const useIsDesktop = (): boolean => useSyncExternalStore(listen, isDesktop)
