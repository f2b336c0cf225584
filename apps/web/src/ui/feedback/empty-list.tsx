import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from './drawing.tsx'
import { EmptyState } from './empty-state.tsx'

export interface EmptyListProps {
  /** Of what the list would be. */
  readonly drawing: DrawingName
  readonly title: string
  /** What will be here, or how it comes. */
  readonly hint?: string
  /** The one thing to do about it. */
  readonly action?: ReactNode
}

/** What stands in place of a list without rows. Apart from EmptyState, so that home, which needs that one, goes without drawings. */
export const EmptyList = ({ drawing, ...words }: EmptyListProps) => (
  <EmptyState picture={<Drawing of={drawing} />} {...words} />
)
