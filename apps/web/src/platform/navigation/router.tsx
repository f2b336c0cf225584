import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { HashRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router'
import { createMoves, type Move } from './moves.ts'

/** Where the member is: the part of the address behind `#`, as in `/pages/videoPlay/videoPlay?id=3`. */
export interface Address {
  readonly path: string
  readonly search: string
  /** No screen of this visit lies behind. */
  readonly isFirst: boolean
}

/** Path and query of a hash; an empty one is the start page's. */
export const parseHash = (hash: string): Pick<Address, 'path' | 'search'> => {
  const [path = '', ...search] = hash.replace(/^#/, '').split('?')
  return { path: path.startsWith('/') ? path : `/${path}`, search: search.join('?') }
}

/** The router's own function, once it is drawn: events outside of components, such as the end of a session, open screens too. */
let navigate: NavigateFunction | undefined

/** What the router calls the entry a visit begins with. */
const firstKey = 'default'

/** What takes the place of the entry a visit begins with gets another key, and carries this mark. */
const inPlaceOfFirst = 'first'

/** Whether nothing of this visit lies behind the present entry. The router's state of an entry it did not make is null until it reads it. */
const isAtFirst = (): boolean => {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null) return false
  return !('key' in state) || ('usr' in state && state.usr === inPlaceOfFirst)
}

/** Opens an address behind `#`; `replace` takes the place of the present one. */
export const openAddress = (address: string, { replace = false }: { readonly replace?: boolean } = {}): void => {
  if (navigate) void navigate(address, { replace, ...(replace && isAtFirst() && { state: inPlaceOfFirst }) })
  else location.replace(`#${address}`)
}

/** Changes one value in the query of the present address; null takes it out. The screen stays. */
export const changeQuery = (name: string, value: string | null): void => {
  const { path, search } = parseHash(location.hash)
  const query = new URLSearchParams(search)
  if (value === null) query.delete(name)
  else query.set(name, value)
  const text = query.toString()
  openAddress(path + (text && `?${text}`), { replace: true })
}

/** Gives the address to everything below. A change is a transition: the old screen stays until the new one is there. */
export const AddressProvider = ({ children }: { readonly children: ReactNode }) => (
  <HashRouter>
    <NavigatorKeeper />
    {children}
  </HashRouter>
)

/** A press on a link makes an entry without a key, as the first of a visit has none: it gets one before the router reads it. */
const keyEntry = (): void => {
  if (history.state === null) history.replaceState({ key: Date.now().toString(36) }, '')
}

const listeners = new Set<(address: string) => void>()

/** Hears every address that is opened, for what lives outside of components; the returned function ends it. */
export const listenToAddress = (listener: (address: string) => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const NavigatorKeeper = () => {
  const current = useNavigate()
  const { pathname, search } = useLocation()
  useLayoutEffect(() => {
    addEventListener('popstate', keyEntry, { capture: true })
    return () => removeEventListener('popstate', keyEntry, { capture: true })
  }, [])
  useLayoutEffect(() => {
    navigate = current
  }, [current])
  const drawn = useRef(pathname + search)
  useEffect(() => {
    // The router reads the address when it is drawn and listens once that is done: what changes between goes past it.
    const present = parseHash(location.hash)
    const address = present.path + (present.search && `?${present.search}`)
    if (address !== drawn.current) openAddress(address, { replace: true })
  }, [])
  useEffect(() => {
    for (const listener of listeners) listener(pathname + search)
  }, [pathname, search])
  return null
}

export const useAddress = (): Address => {
  const { pathname, search, key, state } = useLocation()
  return { path: pathname, search: search.replace(/^\?/, ''), isFirst: key === firstKey || state === inPlaceOfFirst }
}

const moveTo = createMoves()

/** How the present screen came, as it was when it was first drawn. */
export const useMove = (): Move => {
  const { key } = useLocation()
  const [move] = useState(() => moveTo(key))
  useEffect(() => {
    moveTo(key)
  }, [key])
  return move
}

/** The values in the query of this screen's address. */
export const useScreenQuery = (): URLSearchParams => {
  const { search } = useAddress()
  return useMemo(() => new URLSearchParams(search), [search])
}

/** Shows nothing and opens another address in place of this one. */
export const Redirect = ({ to }: { readonly to: string }) => {
  const { path, search } = useAddress()
  useEffect(() => {
    const present = parseHash(location.hash)
    // Somebody was faster: the page is on its way elsewhere already.
    if (present.path === path && present.search === search) openAddress(to, { replace: true })
  }, [to, path, search])
  return null
}
