import type { HomeSection } from '@cliffhanger/contract/drama/schemas.ts'
import { type ComponentType, createContext } from 'react'

/** What shows the section of notices, once its part of the program is there: the page that hosts home gives it. */
export const NoticeBlock = createContext<ComponentType<{ readonly section: HomeSection }> | undefined>(undefined)
