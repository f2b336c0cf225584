/** The files of one quality, and how they play from the device. */
export interface CopyPlan {
  /** Addresses below the master playlist, in the order of playing: init segment first. */
  readonly paths: readonly string[]
  /** Address of the key; null where segments come in clear. */
  readonly keyPath: string | null
  /** Playlists for the copy: one quality, no key. */
  readonly master: string
  readonly media: string
  /** Vector of each encrypted segment in hex, by its name. */
  readonly vectors: Readonly<Record<string, string>>
}

export const mediaName = 'media.m3u8'
export const masterName = 'master.m3u8'

interface Variant {
  readonly line: string
  readonly path: string
}

const variantsOf = (master: string): Variant[] =>
  [...master.matchAll(/^(#EXT-X-STREAM-INF:[^\n]+)\n([^#\n]+)$/gm)].map(([, line = '', path = '']) => ({ line, path }))

const linesOf = (name: string): number => Number.parseInt(name, 10)

/** The quality of that name, else the sharpest that is not sharper, else the lightest; undefined where the playlist names none. */
export const variantFor = (master: string, quality: string): Variant | undefined => {
  const named = variantsOf(master).map((variant) => ({
    ...variant,
    lines: linesOf(/NAME="([^"]+)"/.exec(variant.line)?.[1] ?? '0'),
  }))
  const sorted = named.toSorted((one, other) => one.lines - other.lines)
  return sorted.findLast(({ lines }) => lines <= linesOf(quality)) ?? sorted[0]
}

const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** What has to be fetched for one quality. Throws where the playlist is none of ours. */
export const planCopy = (variant: Variant, playlist: string): CopyPlan => {
  const folder = variant.path.slice(0, variant.path.lastIndexOf('/') + 1)
  const init = /^#EXT-X-MAP:URI="([^"]+)"/m.exec(playlist)?.[1]
  const segments = playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  if (init === undefined || segments.length === 0) throw new TypeError('no playlist of an episode')
  const keys = [
    ...playlist.matchAll(/^#EXT-X-KEY:METHOD=AES-128,URI="([^"]+)",IV=0x([0-9a-f]{32})\n#EXTINF:[^\n]*\n(.+)$/gm),
  ]
  return {
    paths: [init, ...segments].map((name) => folder + name),
    keyPath: keys[0]?.[1] === undefined ? null : new URL(folder + keys[0][1], 'http://x/').pathname.slice(1),
    master: `#EXTM3U\n#EXT-X-VERSION:7\n${variant.line}\n${mediaName}\n`,
    media: playlist.replaceAll(/^#EXT-X-KEY:.*\n/gm, ''),
    vectors: Object.fromEntries(keys.map(([, , vector = '', name = '']) => [nameIn(name), vector])),
  }
}
