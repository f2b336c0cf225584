import type { VideoCard, VideoType } from '@cliffhanger/contract/drama/schemas.ts'
import { distinctRow, fewestDramas } from './distinct-rows.ts'

/** Why dramas stand beside each other. */
export type Reason =
  | { readonly kind: 'watched'; readonly title: string }
  /** The categories that the member named and that are here. */
  | { readonly kind: 'likes'; readonly types: readonly VideoType[] }
  /** Recommended, without a reason that can be told in a line. */
  | { readonly kind: 'recommended' }
  | { readonly kind: 'finished' }

export interface PersonalRow {
  readonly reason: Reason
  readonly dramas: readonly VideoCard[]
}

export interface Personal {
  /** What is recommended to the member, the best first. */
  readonly recommended: readonly VideoCard[]
  /** The drama they watched last and what is like it, the nearest first. */
  readonly last: { readonly title: string; readonly like: readonly VideoCard[] } | undefined
  /** The categories they said that they like (V-43). */
  readonly tastes: readonly VideoType[]
  /** What stands elsewhere on the page. */
  readonly shown: ReadonlySet<number>
  /** What stands right above them: none of it comes again. */
  readonly near: ReadonlySet<number>
  /** What they have begun already. */
  readonly known: ReadonlySet<number>
  readonly columns: number
  /** The most dramas that are recommended without a reason. */
  readonly limit: number
}

/** Categories with a row of their own; others share one. */
const mostOwnRows = 2

/** The rows of home that are made for a member, in the order of the page; no drama stands in two of them, and rows that would be too short are left out. A
 *  small platform has hardly a drama that stands nowhere else: there a row with a reason is filled up with what the page shows above, as is one that would
 *  leave a part of a wide page empty. What cannot be filled waits for the row without a reason. */
export function personalRows(personal: Personal): readonly PersonalRow[] {
  const { recommended, last, tastes, columns, limit } = personal
  const taken = new Set([...personal.shown, ...personal.near, ...personal.known])
  const above = new Set([...personal.shown].filter((id) => !personal.known.has(id) && !personal.near.has(id)))
  // From the top down: what is repeated stands far from where it was seen.
  const repeatable = (list: readonly VideoCard[]) =>
    [...above].flatMap((seen) => list.find(({ id }) => id === seen) ?? [])
  const take = (reason: Reason, list: readonly VideoCard[], most = columns): readonly PersonalRow[] => {
    const own = distinctRow(list, taken, { limit: most, columns })
    const missing = own.length > 0 ? Math.max(0, Math.min(columns, most) - own.length) : 0
    const repeated = repeatable(list).slice(0, missing)
    if (own.length === 0 || (repeated.length < missing && reason.kind !== 'recommended')) return []
    for (const { id } of own) taken.add(id)
    for (const { id } of repeated) above.delete(id)
    return [{ reason, dramas: [...own, ...repeated] }]
  }
  const takeAlsoFromAbove = (reason: Reason, list: readonly VideoCard[]) => {
    const row = take(reason, list)
    if (row.length > 0) return row
    const others = list.filter(({ id }) => !taken.has(id))
    const repeated = list.filter(({ id }) => above.has(id)).slice(0, Math.max(0, fewestDramas - others.length))
    for (const { id } of repeated) {
      taken.delete(id)
      above.delete(id)
    }
    return take(reason, [...others, ...repeated])
  }
  const ofType = ({ name }: VideoType) =>
    recommended.filter(({ id, type_name }) => type_name === name && !taken.has(id))

  const watched = last ? takeAlsoFromAbove({ kind: 'watched', title: last.title }, last.like) : []
  const own = tastes.filter((type) => ofType(type).length >= columns).slice(0, mostOwnRows)
  const ownRows = own.flatMap((type) => take({ kind: 'likes', types: [type] }, ofType(type)))
  const together = tastes.filter((type) => !own.includes(type) && ofType(type).length > 0)
  const names = new Set(together.map(({ name }) => name))
  const sharedRow = take(
    { kind: 'likes', types: together },
    recommended.filter(({ type_name }) => names.has(type_name)),
  )
  const likes = [...ownRows, ...sharedRow]
  const liked = new Set(tastes.map(({ name }) => name))
  const reasoned =
    likes.length > 0
      ? likes
      : takeAlsoFromAbove(
          { kind: 'likes', types: tastes },
          recommended.filter(({ type_name }) => liked.has(type_name)),
        )
  // It stands last, and is chosen before what needs no reason.
  const finished = take(
    { kind: 'finished' },
    recommended.filter(({ is_end }) => is_end === 1),
  )
  const others = take({ kind: 'recommended' }, recommended, limit)
  return [...watched, ...reasoned.map(namesOnlyWhatIsThere), ...others, ...finished]
}

const namesOnlyWhatIsThere = (row: PersonalRow): PersonalRow => {
  if (row.reason.kind !== 'likes') return row
  const types = row.reason.types.filter(({ name }) => row.dramas.some(({ type_name }) => type_name === name))
  return { ...row, reason: { kind: 'likes', types } }
}
