import { paths, type ScreenName } from '@cliffhanger/contract/client-paths.ts'

/** Values of a screen's query; those without a value are left out. */
export type ScreenQuery = Readonly<Record<string, string | number | undefined>>

/** Path of a screen with its query, for the router: `navigate(pathTo('player', { id }))`. */
export const pathTo = (screen: ScreenName, query: ScreenQuery = {}): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  const text = search.toString()
  return paths[screen] + (text && `?${text}`)
}

/** The same as a link: `<a href={hrefTo('player', { id })}>`. */
export const hrefTo = (screen: ScreenName, query?: ScreenQuery): string => `#${pathTo(screen, query)}`
