import { pathTo } from '../../platform/navigation/paths.ts'
import type { ScreenRoute } from '../screen-route.ts'

/** Whether a route may be shown, or the start page takes its place: unknown routes and, without a stored token,
 *  everything that is not open to guests. */
export const canShow = (route: ScreenRoute | undefined, hasToken: boolean): route is ScreenRoute =>
  route !== undefined && (hasToken || route.guest === true)

/** The start page. Where nobody was signed in since the program began (`isBeginning`) and the address names one thing, such as a drama, it leads on to
 *  that (S-10). */
export const startFor = (route: ScreenRoute | undefined, search: string, isBeginning: boolean): string =>
  isBeginning && route?.shows !== undefined && new URLSearchParams(search).has(route.shows)
    ? pathTo('start', { to: `${route.path}?${search}` })
    : pathTo('start')
