import { findWatched } from './watched.ts'

/** A positive whole number of the address, or null. */
export const numberIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null

/** What the player's address asks for. `likely` is the episode that will play as far as this device knows. */
export interface PlayerAddress {
  readonly id: number
  readonly requested: number | null
  readonly likely: number
  /** Of the shared link that led here. */
  readonly shareCode: string | null
}

/** Reads the query of the player's address; null where it names no drama. */
export const readPlayerAddress = (query: URLSearchParams): PlayerAddress | null => {
  const id = numberIn(query.get('id'))
  if (id === null) return null
  const requested = numberIn(query.get('number'))
  return { id, requested, likely: requested ?? findWatched(id)?.number ?? 1, shareCode: query.get('share') }
}
