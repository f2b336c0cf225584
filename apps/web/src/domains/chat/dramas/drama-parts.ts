import type { DramaLink } from '@cliffhanger/rules/chat/drama-link.ts'
import { createContext, type ReactNode } from 'react'

interface DramaParts {
  /** A drama one was sent, as a card that plays. */
  readonly renderCard: (link: DramaLink) => ReactNode
  /** Its picture alone, beside the words of a quote. */
  readonly renderCover: (link: DramaLink) => ReactNode
  /** What is said of it by its title, which is '' until it is known and where it is gone. */
  readonly renderNamed: (link: DramaLink, say: (title: string) => ReactNode) => ReactNode
}

/** How dramas are shown in a chat: parts of the drama domain, which the route gives. Without them a link is a link. */
export const DramaParts = createContext<DramaParts | null>(null)
