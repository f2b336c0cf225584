import type { ComponentType } from 'react'

/** One hash route. Screens are fetched when they are first opened. */
export interface ScreenRoute {
  readonly path: string
  /** Other addresses of the same screen. */
  readonly aliases?: readonly string[]
  /** Position in the tab bar; only the five main screens have one. */
  readonly tab?: 0 | 1 | 2 | 3 | 4
  /** Name in the query of the thing the screen shows; another one is another screen. */
  readonly shows?: string
  /** Path of the screen with the list this one is chosen from: a desktop shows both beside each other. */
  readonly list?: string
  /** Stands in no row of that list: its way back stays. Of some screens that is so only where one of these names is in the query. */
  readonly isDeeper?: true | readonly string[]
  /** Path of the screen in that list it is a part of: its row stays marked, and the way back to it stays, if `isDeeper` says no more. */
  readonly partOf?: string
  /** Stands in the navigation at the side of a desktop, so that nothing has to lead back from it there. */
  readonly isPlace?: true
  /** Reachable without a token. */
  readonly guest?: boolean
  /** Says nothing but the first part of the texts; every other screen waits for all of them. */
  readonly saysLittle?: boolean
  readonly load: () => Promise<ComponentType>
  /** Asks for what the screen will show, before it is drawn; for members only. */
  readonly warm?: (query: URLSearchParams) => Promise<void>
}
