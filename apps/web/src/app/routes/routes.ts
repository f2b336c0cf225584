import { loadChunk } from '../load-chunk.ts'
import type { ScreenRoute } from '../screen-route.ts'
import { firstRoutes } from './first-routes.ts'

const tableOf = (routes: readonly ScreenRoute[]) =>
  new Map(routes.flatMap((route) => [route.path, ...(route.aliases ?? [])].map((path) => [path, route])))

let byPath = tableOf(firstRoutes)
let isWhole = false

/** Whether the table says what there is at a path. */
export const knowsRoute = (path: string): boolean => isWhole || byPath.has(path)

/** The route of a path, aliases included; undefined where there is none, or as long as the table does not know it. */
export const findRoute = (path: string): ScreenRoute | undefined => byPath.get(path)

/** Fetches the rest of the table. Rejects with ChunkLoadError. */
export const loadRoutes = async (): Promise<void> => {
  if (isWhole) return
  const { furtherRoutes } = await loadChunk(() => import('./further-routes.ts'))
  byPath = tableOf([...firstRoutes, ...furtherRoutes])
  isWhole = true
}

/** Every path that opens a screen, once the table is whole. */
export const allPaths = (): readonly string[] => [...byPath.keys()]
