import { createContext } from 'react'

/** Where a screen stands: all there is, in the list of a desktop, or beside that list or the navigation as what was chosen from it.
 *  From a list and what was chosen nothing leads back: both stay in sight. */
export const ScreenPosition = createContext<'whole' | 'list' | 'chosen'>('whole')

/** Path of the screen that is open beside a list: the list marks the row that leads there. */
export const OpenScreen = createContext<string | undefined>(undefined)
