import * as z from 'zod/mini'
import { create } from 'zustand'
import { openAddress, parseHash } from './router.tsx'

/** Where a member was when he went away for something, and wants to go on afterwards. */
const errandShape = z.object({
  /** What the place is called, for the button that leads back. */
  place: z.string(),
  /** Its address behind `#`. */
  address: z.string(),
  /** Which entry of the tab's history it is; null where the browser did not say. */
  entry: z.nullable(z.number()),
})
export type Errand = z.output<typeof errandShape>

const name = 'cliffhanger.errand'

/** Number of the present entry in the tab's history, as the router counts them. */
const presentEntry = (): number | null => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null
}

const read = (): Errand | null => {
  try {
    const parsed = errandShape.safeParse(JSON.parse(sessionStorage.getItem(name) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

const useStore = create<{ readonly errand: Errand | null }>(() => ({ errand: read() }))

const keep = (errand: Errand | null): void => {
  useStore.setState({ errand })
  try {
    if (errand) sessionStorage.setItem(name, JSON.stringify(errand))
    else sessionStorage.removeItem(name)
  } catch {
    // Where storage is forbidden, the way back does not outlive the page.
  }
}

/** The errand of this tab; a provider's page that was opened in between does not end it. */
export const useErrand = (): Errand | null => useStore(({ errand }) => errand)

/** Remembers the present place, before the member is sent elsewhere. */
export const beginErrand = (place: string): void => {
  const { path, search } = parseHash(location.hash)
  keep({ place, address: path + (search && `?${search}`), entry: presentEntry() })
}

export const endErrand = (): void => keep(null)

/** Goes back to the place: along the tab's history where that leads there, so that nothing of the errand stays behind it. */
export const returnFromErrand = ({ address, entry }: Errand): void => {
  const present = presentEntry()
  if (entry !== null && present !== null && present > entry) history.go(entry - present)
  else openAddress(address, { replace: true })
}
