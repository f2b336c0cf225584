import { pathTo } from '../../platform/navigation/paths.ts'

/** Where a shared link leads after the sign-in; kept for this visit only. */
const key = 'cliffhanger.target'

/** A positive whole number of the address. */
const numberIn = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

/** The path a shared link asks for: `to` where it is a path of ours, else the drama `v` with its episode `n`, the locked one `w` it
 *  was shared for, and the code `s` of the link; null where it names nothing. */
export const targetOf = (query: URLSearchParams): string | null => {
  const to = query.get('to')
  if (to !== null && /^\/pages[AB]?\/[\w/-]+(\?[^#]*)?$/.test(to)) return to
  const id = numberIn(query.get('v'))
  const share = query.get('s') ?? undefined
  return id === undefined
    ? null
    : pathTo('player', { id, number: numberIn(query.get('n')), unlock: numberIn(query.get('w')), share })
}

export const saveTarget = (target: string | null): void => {
  if (target !== null) sessionStorage.setItem(key, target)
}

/** The kept path, once. */
export const takeTarget = (): string | null => {
  const target = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return target
}
