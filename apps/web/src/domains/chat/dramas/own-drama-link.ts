import { dramaLinkIn, type FoundLink, wordsAround } from '@cliffhanger/rules/chat/drama-link.ts'
import { addressPattern } from '@cliffhanger/rules/chat/links.ts'
import { joinCodeIn } from '@cliffhanger/rules/groups/joining.ts'
import { apiBase, downloads } from '../../../platform/server/endpoints.ts'

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '')

/** Where links of this platform lead: where the client came from, the server it talks to, and the address operators give out. */
const isOwn = (origin: string): boolean =>
  [location.origin, originOf(apiBase()), originOf(downloads()?.h5_url ?? '')].includes(origin)

/** The link to one of our dramas that a message holds. */
export const ownDramaLink = (text: string): FoundLink | undefined => dramaLinkIn(text, isOwn)

/** The code of a link to a group of this platform. */
export const ownJoinCode = (address: string): string | undefined =>
  isOwn(originOf(address)) ? joinCodeIn(address) : undefined

/** The first link to a group of this platform that a message holds. */
export const ownJoinLink = (
  text: string,
): (Pick<FoundLink, 'start' | 'end'> & { readonly code: string }) | undefined => {
  for (const { 0: url, index } of text.matchAll(addressPattern)) {
    const code = ownJoinCode(url)
    if (code !== undefined) return { code, start: index, end: index + url.length }
  }
  return undefined
}

/** What is said besides a link to one of our dramas: its card says the rest. */
export const withoutDramaLink = (text: string): string => {
  const found = ownDramaLink(text)
  return found ? wordsAround(text, found) : text
}
