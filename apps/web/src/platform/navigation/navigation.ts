import { paths, type ScreenName } from '@cliffhanger/contract/client-paths.ts'
import { pathTo, type ScreenQuery } from './paths.ts'
import { openAddress, parseHash, useAddress } from './router.tsx'

/** Opens a screen by name; `replace` takes the place of the present one. */
export const goTo = (screen: ScreenName, query?: ScreenQuery, options?: { readonly replace?: boolean }): void =>
  openAddress(pathTo(screen, query), options)

/** Opens a screen in place of the present one. */
export const relaunch = (screen: ScreenName, query?: ScreenQuery): void => goTo(screen, query, { replace: true })

/** Whether the page shows, or is on its way to, one of these screens. */
export const isAt = (...screens: readonly ScreenName[]): boolean => {
  const { path } = parseHash(location.hash)
  return screens.some((screen) => paths[screen] === path)
}

/** Goes one screen back, or to `fallback` where this is the first screen of the visit. */
export const useGoBack = (fallback: ScreenName) => {
  const { isFirst } = useAddress()
  return (): void => {
    if (isFirst) relaunch(fallback)
    else history.back()
  }
}

/** Leaves a task of two screens from its second, and its first with it, for what was there before; `fallback` where the visit began with it. */
export const leaveBoth = (wasFirst: boolean, fallback: ScreenName): void => {
  if (!wasFirst) return history.go(-2)
  addEventListener('popstate', () => relaunch(fallback), { once: true })
  history.back()
}
