import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** All that is drawn before a member sees home's first cover. */
export const firstScreens: readonly string[] = [
  'src/app/main.tsx',
  'src/domains/session/screens/start-screen.tsx',
  'src/app/pages/home-page.tsx',
]

const modules = new Set<string>()

/** Notes what the first screens import, directly and through others, before the bundle is cut into files. */
export const firstScreensPlugin: Plugin = {
  name: 'first-screens',
  apply: 'build',
  buildEnd(error) {
    if (error) return
    modules.clear()
    const waiting = firstScreens.map((path) => resolve(import.meta.dirname, '..', path))
    for (const id of waiting) {
      if (modules.has(id)) continue
      const found = this.getModuleInfo(id)
      if (!found) throw new TypeError(`no module of the bundle: ${id}`)
      modules.add(id)
      waiting.push(...found.importedIds)
    }
  },
}

/** Comes along with what the first screens import of its package, and is used by lists of several pages alone, of which they have none. */
const ofPagedLists = /\/(infiniteQueryObserver|useInfiniteQuery)\.js$/

/** Whether the first screens need a module. */
export const isOfFirstScreens = (id: string): boolean => modules.has(id) && !ofPagedLists.test(id)
