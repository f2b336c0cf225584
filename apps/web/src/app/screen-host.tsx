import { paths } from '@cliffhanger/contract/client-paths.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useIsDesktop } from '../platform/appearance/desktop.ts'
import { markFirstScreenDrawn } from '../platform/idle.ts'
import { Redirect, useAddress, useMove } from '../platform/navigation/router.tsx'
import { useSiteInfo } from '../platform/server/platform-info.ts'
import { useIsSignedIn } from '../platform/session/session.ts'
import { openSessionPartsOnce } from '../platform/session/session-parts.ts'
import { endFirstPicture } from '../shared/first-picture.ts'
import { endOpening } from '../shared/opening/opening.ts'
import { laterPart } from '../ui/feedback/later-part.tsx'
import { ScreenPosition } from '../ui/layout/screen-position.ts'
import { ChunkBoundary } from './chunk-boundary.tsx'
import { ConnectionStatus } from './connection-place.tsx'
import { isChosen } from './desktop/is-chosen.ts'
import { MainTabs } from './main-tabs.tsx'
import { canShow, startFor } from './routes/route-guard.ts'
import { findRoute } from './routes/routes.ts'
import styles from './screen-host.module.css'
import { ScreenPart } from './screen-part.tsx'
import type { ScreenRoute } from './screen-route.ts'
import { useArrivalAtReturnTarget } from './use-return-target.ts'

/** The start page leads on, and home and the player say themselves when their first pictures are there. */
const onTheWay: readonly string[] = [paths.start, paths.home, paths.player]

/** Whoever is on the way in, or has to update, goes nowhere else. */
const bare: ReadonlySet<string> = new Set([
  ...[paths.start, paths.open, paths.appUpdate, paths.login, paths.loginEmail, paths.loginPhone],
  ...[paths.register, paths.forgotPassword, paths.resetPassword, paths.information],
])

const Beside = laterPart(async () => (await import('./desktop/beside.tsx')).Beside)
const OpenFirst = laterPart(async () => (await import('./desktop/open-first.tsx')).OpenFirst)

/** Screens behind which the first picture of home stands until home shows its own. */
const beforeHome: readonly string[] = [paths.start, paths.home]

/** Screens that a shared link passes on its way: what it plays stays behind them. */
const onTheWayOfLinks: readonly string[] = [paths.open, paths.start, paths.player]

/** Shows the screen of the present address, or the start page where that is not allowed. */
export const ScreenHost = () => {
  const { path, search } = useAddress()
  const isSignedIn = useIsSignedIn()
  const isDesktop = useIsDesktop()
  const template = useSiteInfo()?.template
  const route = findRoute(path)
  const isOnTheWay = route !== undefined && onTheWay.includes(route.path)
  useEffect(() => {
    if (!isOnTheWay) markFirstScreenDrawn()
  }, [isOnTheWay])
  const isBeforeHome = route !== undefined && beforeHome.includes(route.path)
  useEffect(() => {
    if (!isBeforeHome) endFirstPicture()
  }, [isBeforeHome])
  const isOnTheWayOfLinks = route !== undefined && onTheWayOfLinks.includes(route.path)
  useEffect(() => {
    if (!isOnTheWayOfLinks) endOpening()
  }, [isOnTheWayOfLinks])
  const isOfMember = isSignedIn && route !== undefined && route.guest !== true
  useEffect(() => {
    // The address may have changed before the start page was there to take up the session.
    if (isOfMember) openSessionPartsOnce()
  }, [isOfMember])
  useArrivalAtReturnTarget(path, route?.tab !== undefined)
  // What one member looked at is no place for the next one.
  const [isBeginning, setIsBeginning] = useState(!isSignedIn)
  if (isSignedIn && isBeginning) setIsBeginning(false)
  if (!canShow(route, isSignedIn)) return <Redirect to={startFor(route, search, isBeginning)} />
  const isThemed = route.tab !== undefined && route.tab > 0
  const hasSide = isDesktop && isSignedIn && !bare.has(route.path)
  const isList = hasSide && route.list === route.path
  const position = hasSide && isChosen(route, search) ? 'chosen' : 'whole'
  return (
    <div
      className={styles.host}
      data-template={isThemed ? template : undefined}
      data-side={hasSide || undefined}
      data-list={(hasSide && route.list !== undefined) || undefined}
    >
      {hasSide && <Beside route={route} template={template} />}
      <div className={styles.column}>
        <Arriving key={screenKey(route, search)} isStill={route.tab !== undefined || isOnTheWay}>
          <ScreenPosition value={position}>
            <ChunkBoundary>{isList ? <OpenFirst list={route.path} /> : <ScreenPart route={route} />}</ChunkBoundary>
          </ScreenPosition>
        </Arriving>
        <ConnectionStatus path={route.path} />
        {route.tab !== undefined && !isDesktop && <MainTabs selected={route.tab} />}
      </div>
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
