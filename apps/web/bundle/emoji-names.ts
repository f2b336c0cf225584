import type { Plugin } from 'vite'

const isNames = /\/emojibase-data\/(\w+)\/(?:data|messages)\.json$/

/** The file that holds the names of emoji in a language; undefined for any other module. */
export const emojiNamesFile = (module: string): string | undefined => {
  const [, language] = isNames.exec(module) ?? []
  return language && `emoji-names-${language}`
}

/** What the panel of emoji reads (`composer/emoji/emoji-names.ts`). */
const read = new Set(['emoji', 'label', 'tags', 'group', 'version', 'groups', 'key', 'message', 'order'])

/** Leaves out of the names of emoji what nobody reads here, skin tones above all: of 775 kB a language, 200 go to members. */
export const emojiNamesPlugin: Plugin = {
  name: 'emoji-names',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: isNames },
    handler: (code) => ({
      code: JSON.stringify(JSON.parse(code), (key, value: unknown) =>
        key === '' || /^\d+$/.test(key) || read.has(key) ? value : undefined,
      ),
      map: null,
    }),
  },
}
