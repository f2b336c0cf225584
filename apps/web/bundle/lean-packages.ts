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

/** Covers need the half of thumbhash that reads, uploads the half that writes. A module of its own for those that write: one for both would
 *  bring all of it to the first screen. */
const hashWriter: Plugin = {
  name: 'hash-writer',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== 'thumbhash' || !importer?.endsWith('/uploads/draw.ts')) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && `${found.id}?writer`
  },
}

export const leanPackages: Plugin[] = [unusedRouterParts, hashWriter]
