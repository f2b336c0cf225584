import { type ComponentType, lazy, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router'
import { paths } from '../platform/paths.ts'
import { useIsSignedIn } from '../platform/session.ts'
import { Spinner } from '../ui/spinner.tsx'
import { ChunkBoundary } from './chunk-boundary.tsx'
import { loadChunk } from './load-chunk.ts'
import { canShow } from './route-guard.ts'
import { findRoute, routes, type ScreenRoute } from './routes.ts'
import styles from './screen-host.module.css'
import { MainTabs } from './main-tabs.tsx'
import { useSiteInfo } from '../platform/platform-info.ts'

const screens: ReadonlyMap<ScreenRoute, ComponentType> = new Map(
  routes.map((route) => [route, lazy(async () => ({ default: await loadChunk(route.load) }))]),
)

/** Shows the screen of the present address, or the start page where that is not allowed. */
export const ScreenHost = () => {
  const { pathname, search } = useLocation()
  const isSignedIn = useIsSignedIn()
  const template = useSiteInfo()?.template
  const route = findRoute(pathname)
  const Shown = route && screens.get(route)
  if (!canShow(route, isSignedIn) || !Shown) return <Navigate to={paths.start} replace />
  const isTab = route.tab !== undefined
  const isThemed = route.tab !== undefined && route.tab > 0
  return (
    <div className={styles.host} data-template={isThemed ? template : undefined}>
      <div className={styles.screen}>
        <ChunkBoundary key={pathname}>
          <Suspense fallback={<Waiting />}>
            <Shown key={isTab ? pathname : pathname + search} />
          </Suspense>
        </ChunkBoundary>
      </div>
      {route.tab !== undefined && <MainTabs selected={route.tab} />}
    </div>
  )
}

const Waiting = () => (
  <div className={styles.waiting}>
    <Spinner />
  </div>
)
