import type { ScreenRoute } from '../screen-route.ts'

/** Whether a route may be shown, or the start page takes its place: unknown routes and, without a stored token,
 *  everything that is not open to guests. */
export const canShow = (route: ScreenRoute | undefined, hasToken: boolean): route is ScreenRoute =>
  route !== undefined && (hasToken || route.guest === true)
