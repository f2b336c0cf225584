import { createContext, type ReactNode, startTransition, use, useEffect, useMemo, useState } from 'react'

/** Where the member is: the part of the address behind `#`, as in `/pages/videoPlay/videoPlay?id=3`. */
export interface Address {
  readonly path: string
  readonly search: string
  /** How many screens of this visit lie behind; 0 = this is the first. */
  readonly depth: number
}

const changed = 'cliffhanger:address'

const depthOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number'
    ? state.depth
    : null

/** Path and query of a hash; an empty one is the start page's. */
export const parseHash = (hash: string): Pick<Address, 'path' | 'search'> => {
  const [path = '', ...search] = hash.replace(/^#/, '').split('?')
  return { path: path.startsWith('/') ? path : `/${path}`, search: search.join('?') }
}

const readAddress = (): Address => ({ ...parseHash(location.hash), depth: depthOf(history.state) ?? 0 })

/** Opens an address behind `#`; `replace` takes the place of the present one. */
export const openAddress = (address: string, { replace = false }: { readonly replace?: boolean } = {}): void => {
  const depth = depthOf(history.state) ?? 0
  if (replace) history.replaceState({ depth }, '', `#${address}`)
  else history.pushState({ depth: depth + 1 }, '', `#${address}`)
  dispatchEvent(new Event(changed))
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

/** Calls back at every change of address, by code, link, or the browser's own buttons. A link leaves an entry without a
 *  depth: it lies on top of the one before. */
const listenToAddress = (onChange: (address: Address) => void): (() => void) => {
  let last = readAddress()
  const read = () => {
    if (depthOf(history.state) === null) history.replaceState({ depth: last.depth + 1 }, '')
    last = readAddress()
    onChange(last)
  }
  addEventListener('popstate', read)
  addEventListener(changed, read)
  return () => {
    removeEventListener('popstate', read)
    removeEventListener(changed, read)
  }
}

const AddressContext = createContext<Address>({ path: '/', search: '', depth: 0 })

/** Gives the address to everything below. A change is a transition: the old screen stays until the new one is there. */
export const AddressProvider = ({ children }: { readonly children: ReactNode }) => {
  const [address, setAddress] = useState(readAddress)
  useEffect(() => listenToAddress((next) => startTransition(() => setAddress(next))), [])
  return <AddressContext value={address}>{children}</AddressContext>
}

export const useAddress = (): Address => use(AddressContext)

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
