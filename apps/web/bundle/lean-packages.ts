import type { Plugin } from 'vite'

/** Parts of packages that this client never uses, and that a bundler cannot know to be unused. */

/** Marks what react-router makes at its start as pure and takes out the names that development tools show: both keep components in
 *  the bundle that nothing draws. */
const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = .+;$/gm, '')
        .replace(/^(const \w+ = )(React\$1\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2'),
      map: null,
    }),
  },
}

/** What the cache of answers asks of its cache of mutations. The client has none of those: its calls that change something go through useAction. */
export const noMutations = `export class MutationCache {
  findAll() { return [] }
  resumePausedMutations() { return Promise.resolve() }
  clear() {}
}`

/** Mutations of the query library, with their observers, queues and retries. */
const unusedMutations: Plugin = {
  name: 'unused-mutations',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/@tanstack\/query-core\/.*\/mutationCache\.js$/ },
    handler: () => ({ code: noMutations, map: null }),
  },
}

export const leanPackages: Plugin[] = [unusedRouterParts, unusedMutations]
