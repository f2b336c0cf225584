import type { ReactNode } from 'react'
import type { Translate } from '../src/platform/texts.ts'

/** A component of the kit in every state it can be in. A file in `components` exports one as `kit`, and nothing else has to know it. */
export interface KitComponent {
  readonly name: string
  /** Draws each state by its name. */
  readonly states: Readonly<Record<string, (t: Translate) => ReactNode>>
  /** It lies over the page: a picture shows what lies on top instead of the place it is drawn in. */
  readonly isOverlay?: boolean
}
