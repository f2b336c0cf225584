import * as z from 'zod/mini'
import { create } from 'zustand'
import { openAddress, parseHash } from './router.tsx'

/** The screen a member left to do something else, and returns to afterwards. */
const returnTargetShape = z.object({
  /** What the place is called, for the button that leads back. */
  place: z.string(),
  /** Its address behind `#`. */
  address: z.string(),
  /** Which entry of the tab's history it is; null where the browser did not say. */
  entry: z.nullable(z.number()),
})
export type ReturnTarget = z.output<typeof returnTargetShape>

const name = 'cliffhanger.return-target'

/** Number of the present entry in the tab's history, as the router counts them. */
const presentEntry = (): number | null => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null
}

const read = (): ReturnTarget | null => {
  try {
    const parsed = returnTargetShape.safeParse(JSON.parse(sessionStorage.getItem(name) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

const useStore = create<{ readonly returnTarget: ReturnTarget | null }>(() => ({ returnTarget: read() }))

const save = (returnTarget: ReturnTarget | null): void => {
  useStore.setState({ returnTarget })
  try {
    if (returnTarget) sessionStorage.setItem(name, JSON.stringify(returnTarget))
    else sessionStorage.removeItem(name)
  } catch {
    // Where storage is forbidden, the way back does not outlive the page.
  }
}

/** The return target of this tab. A provider's page that was opened in between does not clear it. */
export const useReturnTarget = (): ReturnTarget | null => useStore(({ returnTarget }) => returnTarget)

/** Remembers the present place, before the member is sent elsewhere. */
export const setReturnTarget = (place: string): void => {
  const { path, search } = parseHash(location.hash)
  save({ place, address: path + (search && `?${search}`), entry: presentEntry() })
}

export const clearReturnTarget = (): void => save(null)

/** Goes back to the target: along the tab's history where that leads there, so that no page of the detour stays in it. */
export const goToReturnTarget = ({ address, entry }: ReturnTarget): void => {
  const present = presentEntry()
  if (entry !== null && present !== null && present > entry) history.go(entry - present)
  else openAddress(address, { replace: true })
}
