import { paths } from '@cliffhanger/contract/client-paths.ts'
import { type ReactNode, useEffect } from 'react'
import { markFirstScreenDrawn } from '../platform/idle.ts'
import { Redirect, useAddress, useMove } from '../platform/navigation/router.tsx'
import { useSiteInfo } from '../platform/server/platform-info.ts'
import { useIsSignedIn } from '../platform/session/session.ts'
import { Spinner } from '../ui/feedback/spinner.tsx'
import { ChunkBoundary } from './chunk-boundary.tsx'
import { ConnectionStatus } from './connection-place.tsx'
import { MainTabs } from './main-tabs.tsx'
import { ReturnLink } from './return-link.tsx'
import { canShow } from './routes/route-guard.ts'
import { findRoute } from './routes/routes.ts'
import styles from './screen-host.module.css'
import { useScreenPart } from './screen-parts.ts'
import type { ScreenRoute } from './screen-route.ts'

/** The start page leads on, and home and the player say themselves when their first pictures are there. */
const onTheWay: readonly string[] = [paths.start, paths.home, paths.player]

/** Shows the screen of the present address, or the start page where that is not allowed. */
export const ScreenHost = () => {
  const { path, search } = useAddress()
  const isSignedIn = useIsSignedIn()
  const template = useSiteInfo()?.template
  const route = findRoute(path)
  const isOnTheWay = route !== undefined && onTheWay.includes(route.path)
  useEffect(() => {
    if (!isOnTheWay) markFirstScreenDrawn()
  }, [isOnTheWay])
  if (!canShow(route, isSignedIn)) return <Redirect to={paths.start} />
  const isThemed = route.tab !== undefined && route.tab > 0
  return (
    <div className={styles.host} data-template={isThemed ? template : undefined}>
      <Arriving key={screenKey(route, search)} isStill={route.tab !== undefined || isOnTheWay}>
        <ChunkBoundary>
          <ScreenPart route={route} />
        </ChunkBoundary>
      </Arriving>
      <ConnectionStatus path={route.path} />
      <ReturnLink path={path} isMain={route.tab !== undefined} />
      {route.tab !== undefined && <MainTabs selected={route.tab} />}
    </div>
  )
}

/** Lets a screen that is opened come nearer, and one that was left fade in. The main tabs lie beside each other, and nothing delays a first picture. */
const Arriving = ({ isStill, children }: { readonly isStill: boolean; readonly children: ReactNode }) => {
  const move = useMove()
  return (
    <div className={styles.screen} data-move={isStill ? 'none' : move}>
      {children}
    </div>
  )
}

/** What makes a screen another one: its path, and the thing it shows. Other parts of the address may change under it. */
const screenKey = ({ path, shows }: ScreenRoute, search: string): string =>
  shows === undefined ? path : `${path} ${new URLSearchParams(search).get(shows)}`

/** The screen itself, or a spinner while its part of the program is on the way. */
const ScreenPart = ({ route }: { readonly route: ScreenRoute }) => {
  const screen = useScreenPart(route)
  return (
    screen ?? (
      <div className={styles.waiting}>
        <Spinner />
      </div>
    )
  )
}
