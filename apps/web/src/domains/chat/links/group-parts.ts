import { createContext, type ReactNode } from 'react'

interface GroupParts {
  /** The group that a link leads to, as a card; `link` where nothing can be learned of it (S-135). */
  readonly renderCard: (code: string, link: ReactNode) => ReactNode
}

/** How groups that one is invited to are shown in a chat: a part of the group domain, which the route gives. Without it a link is a link. */
export const GroupParts = createContext<GroupParts | null>(null)
