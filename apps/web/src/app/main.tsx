import '../ui/tokens.css'
import '../ui/base.css'
import { paths } from '@cliffhanger/contract/client-paths.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { warmHome } from '../domains/drama/warm-home.ts'
import { requestEarly } from '../domains/session/early-answers.ts'
import { keepAppearance } from '../platform/appearance/appearance.ts'
import { whenIdle } from '../platform/idle.ts'
import { hrefTo } from '../platform/navigation/paths.ts'
import { AddressProvider, parseHash } from '../platform/navigation/router.tsx'
import { guardTaps } from '../platform/navigation/tap-guard.ts'
import { queryClient } from '../platform/server/queries.ts'
import { recordError } from '../platform/server/request-log.ts'
import { currentSession } from '../platform/session/session.ts'
import { registerOfflineShell } from '../platform/storage/offline-shell.ts'
import { registerTables } from '../platform/storage/table-versions.ts'
import { speakFirst } from '../platform/texts.ts'
import { PushCardHost } from '../ui/notifications/push-card.tsx'
import { DialogHost } from '../ui/overlays/dialog.tsx'
import { ToastHost } from '../ui/overlays/toast.tsx'
import { ChunkBoundary } from './chunk-boundary.tsx'
import { localTables } from './local-tables.ts'
import { findRoute, knowsRoute, loadRoutes } from './routes/routes.ts'
import { ScreenHost } from './screen-host.tsx'
import { preloadScreen, preloadTouchedLinks } from './screen-parts.ts'
import { watchSession } from './session-life.ts'
import { WithRoutes } from './with-routes.tsx'

const firstPath = parseHash(location.hash).path

const draw = (): void => {
  const root = document.getElementById('root')
  if (!root) throw new TypeError('the page has no #root')
  const app = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <AddressProvider>
          <ChunkBoundary>
            <WithRoutes>
              <ScreenHost />
            </WithRoutes>
          </ChunkBoundary>
          <PushCardHost />
        </AddressProvider>
        <DialogHost />
        <ToastHost />
      </QueryClientProvider>
    </StrictMode>
  )
  // Drawn in slices, between which the browser paints and answers.
  startTransition(() => createRoot(root).render(app))
}

keepAppearance()
registerTables(localTables)
preloadScreen(location.hash)
const begun = findRoute(firstPath)?.path
const opened = currentSession() ? begun : undefined
// The start page leads on to home: neither its questions nor home wait for its program.
if (opened === paths.start) requestEarly()
if (begun === paths.start) preloadScreen(hrefTo('home'))
if (opened === paths.start || opened === paths.home) warmHome().catch(recordError)
preloadTouchedLinks()
guardTaps()
await Promise.all([speakFirst(), knowsRoute(firstPath) || loadRoutes().catch(recordError)])
watchSession(firstPath)
draw()
registerOfflineShell()
whenIdle(() => void loadRoutes().catch(recordError))
