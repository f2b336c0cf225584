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

export const leanPackages: Plugin[] = [unusedRouterParts]
