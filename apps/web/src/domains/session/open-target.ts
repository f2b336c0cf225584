import { pathTo } from '../../platform/paths.ts'

/** Where a shared link leads after the sign-in; kept for this visit only. */
const key = 'cliffhanger.target'

/** The path a shared link asks for: `to` where it is a path of ours, else the drama `v`; null where it names nothing. */
export const targetOf = (query: URLSearchParams): string | null => {
  const to = query.get('to')
  if (to !== null && /^\/pages[AB]?\/[\w/-]+(\?[^#]*)?$/.test(to)) return to
  const drama = Number(query.get('v'))
  return Number.isSafeInteger(drama) && drama > 0 ? pathTo('player', { id: drama }) : null
}

export const keepTarget = (target: string | null): void => {
  if (target !== null) sessionStorage.setItem(key, target)
}

/** The kept path, once. */
export const takeTarget = (): string | null => {
  const target = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return target
}
