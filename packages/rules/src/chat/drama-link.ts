import { paths } from '@cliffhanger/contract/client-paths.ts'

/** A link to a drama in the words of a message: by the code of a shared link, or by the drama, at an episode where `number` is not 0. */
export type DramaLink =
  | { readonly code: string; readonly dramaId?: undefined; readonly number: 0 }
  | { readonly code?: undefined; readonly dramaId: number; readonly number: number }

/** A link as it stands in a text. */
export interface FoundLink {
  readonly link: DramaLink
  readonly start: number
  readonly end: number
}

/** Its host where it has one, `#` where the path is a screen's, then the code of a shared link or the query of a screen that shows a drama. */
const pattern =
  /(https?:\/\/[^\s/<>"']+)?\/(?:#\/)?(?:s\/([2-9a-hjkmnp-z]{8})(?![\w-])|(pages\/\w+\/\w+)\?([\w=&%.-]*[\w=]))/gu

const screens: readonly string[] = [paths.player, paths.dramaDetail]

const positive = (text: string | null): number => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0)

const linkOf = (code: string | undefined, screen = '', query = ''): DramaLink | undefined => {
  if (code !== undefined) return { code, number: 0 }
  if (!screens.includes(`/${screen}`)) return undefined
  const values = new URLSearchParams(query)
  const dramaId = positive(values.get('id'))
  return dramaId > 0 ? { dramaId, number: positive(values.get('number')) } : undefined
}

/** Whether a path without a host is one by itself, not the end of another address. */
const standsAlone = (before: string): boolean => before === '' || /[\s:：(（]$/u.test(before)

/** The first link to a drama of this platform in a text; `isOwn` tells by an address's origin. What leads to other hosts is none of ours. */
export function dramaLinkIn(text: string, isOwn: (origin: string) => boolean): FoundLink | undefined {
  for (const { 0: found, 1: origin, 2: code, 3: screen, 4: query, index } of text.matchAll(pattern)) {
    const isOurs = origin === undefined ? standsAlone(text.slice(0, index)) : isOwn(origin.toLowerCase())
    const link = isOurs ? linkOf(code, screen, query) : undefined
    if (link) return { link, start: index, end: index + found.length }
  }
  return undefined
}

/** The words around a link, without it. */
export const wordsAround = (text: string, { start, end }: Pick<FoundLink, 'start' | 'end'>): string =>
  `${text.slice(0, start).trimEnd()} ${text.slice(end).trimStart()}`.trim()
