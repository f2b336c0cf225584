import { createElement, type ReactElement, useEffect, useState } from 'react'
import { parseHash } from '../platform/navigation/router.tsx'
import { recordError } from '../platform/server/request-log.ts'
import { currentSession } from '../platform/session/session.ts'
import { stylesApplied } from '../platform/styles-applied.ts'
import { speakAll } from '../platform/texts.ts'
import { loadChunk } from './load-chunk.ts'
import { findRoute, knowsRoute, loadRoutes } from './routes/routes.ts'
import type { ScreenRoute } from './screen-route.ts'

/** The screens whose part of the program is there. */
const arrived = new Map<ScreenRoute, ReactElement>()

const load = async (route: ScreenRoute): Promise<void> => {
  if (arrived.has(route)) return
  const [screen] = await Promise.all([loadChunk(route.load), route.saysLittle || loadChunk(speakAll)])
  await stylesApplied()
  // Asked for by a touch and by the screen itself: the second one would mount it anew.
  if (!arrived.has(route)) arrived.set(route, createElement(screen))
}

/** The screen of a route; undefined while it is fetched. Throws the ChunkLoadError of one that did not come.
 *  Not `lazy` with Suspense: React holds back what a Suspense boundary reveals for 300 ms after a fallback, even if the part is there. */
export const useScreenPart = (route: ScreenRoute): ReactElement | undefined => {
  const part = arrived.get(route)
  const [failure, setFailure] = useState<Error>()
  const [, setHasCome] = useState(false)
  useEffect(() => {
    if (!part)
      load(route).then(
        () => setHasCome(true),
        (error: unknown) => setFailure(error instanceof Error ? error : new Error(String(error))),
      )
  }, [part, route])
  if (failure) throw failure
  return part
}

/** Asks for a screen, and for what it will show, before it is drawn. */
export const preloadScreen = (hash: string): void => {
  const { path, search } = parseHash(hash)
  const preload = async (): Promise<void> => {
    if (!knowsRoute(path)) await loadRoutes()
    const route = findRoute(path)
    if (!route) return
    // First what is asked of the server: the program comes in many files, and a browser fetches only a few at a time.
    if (currentSession()) route.warm?.(new URLSearchParams(search)).catch(recordError)
    await load(route)
  }
  preload().catch(recordError)
}

/** Asks for a screen as soon as a finger touches a link to it: it is on its way before the finger is lifted. */
export const preloadTouchedLinks = (): void =>
  document.addEventListener('pointerdown', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    if (link) preloadScreen(link.hash)
  })
