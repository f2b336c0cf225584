import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'
import { whenDrawn, whenIdle } from '../../platform/idle.ts'
import { describeFailure } from '../../platform/server/call-failure.ts'
import { recordError } from '../../platform/server/request-log.ts'
import { stylesApplied } from '../../platform/styles-applied.ts'
import { toast } from '../overlays/toast.tsx'

interface Wanted {
  /** How many things wait to be shown by the part: it is fetched at once where there are any, and again with each where it did not come. */
  readonly waiting: number
}

/** A part that the first screen does without: its program is fetched once that screen is drawn, so that it is there by the time it is wanted. */
export const idlePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** `soon` also for a newcomer who has touched nothing yet; `placeholder` stands there until it is. */
  { soon = false, placeholder = null }: { readonly soon?: boolean; readonly placeholder?: ReactNode } = {},
): ComponentType<Props & Wanted> => {
  let Part: ComponentType<Props> | undefined
  return ({ waiting, ...props }) => {
    const [, setHasCome] = useState(false)
    useEffect(() => {
      if (Part) return
      const fetchPart = async () => {
        try {
          const part = await load()
          await stylesApplied()
          Part = part
          // Drawn in slices: nobody waits for it.
          startTransition(() => setHasCome(true))
        } catch (error) {
          recordError(error)
          if (waiting > 0) toast(describeFailure(error))
        }
      }
      if (waiting === 0) return (soon ? whenDrawn : whenIdle)(() => void fetchPart())
      void fetchPart()
    }, [waiting])
    return Part ? <Part {...(props as Props)} /> : placeholder
  }
}
