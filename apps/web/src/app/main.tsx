import '../ui/tokens.css'
import '../ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { registerOfflineShell } from '../platform/offline-shell.ts'
import { queryClient } from '../platform/queries.ts'
import { recordFault } from '../platform/request-log.ts'
import { AddressProvider, parseHash } from '../platform/router.tsx'
import { currentSession } from '../platform/session.ts'
import { resumeSocketWithPage } from '../platform/socket.ts'
import { guardTaps } from '../platform/tap-guard.ts'
import { speakFirst } from '../platform/texts.ts'
import { DialogHost } from '../ui/dialog.tsx'
import { PushCardHost } from '../ui/push-card.tsx'
import { ToastHost } from '../ui/toast.tsx'
import { loadChunk } from './load-chunk.ts'
import { findRoute } from './routes.ts'
import { ScreenHost } from './screen-host.tsx'
import { watchSession } from './session-life.ts'

const firstPath = parseHash(location.hash).path

/** Asks for the first screen, and for what it will show, while the texts are still on their way. */
const preloadFirstScreen = (): void => {
  const route = findRoute(firstPath)
  if (!route) return
  loadChunk(route.load).catch(recordFault)
  if (currentSession()) route.warm?.(new URLSearchParams(location.hash.split('?')[1])).catch(recordFault)
}

const draw = (): void => {
  const root = document.getElementById('root')
  if (!root) throw new TypeError('the page has no #root')
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <AddressProvider>
          <ScreenHost />
          <PushCardHost />
        </AddressProvider>
        <DialogHost />
        <ToastHost />
      </QueryClientProvider>
    </StrictMode>,
  )
}

preloadFirstScreen()
guardTaps()
resumeSocketWithPage()
watchSession(firstPath)
await speakFirst()
draw()
registerOfflineShell()
