import { type ComponentType, useEffect, useState } from 'react'
import { describeFailure } from '../../platform/server/call-failure.ts'
import { recordError } from '../../platform/server/request-log.ts'
import { stylesApplied } from '../../platform/styles-applied.ts'
import { speakAll } from '../../platform/texts.ts'
import { toast } from '../overlays/toast.tsx'

/**
 * A part of a screen that says little: its program and all texts are fetched when it is first drawn. What is drawn already stays
 * where they do not come, unlike with a screen; the part is asked for again the next time it is wanted.
 */
export const laterPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  let Part: ComponentType<Props> | undefined
  return (props) => {
    const [, setHasCome] = useState(false)
    useEffect(() => {
      if (Part) return
      const fetchPart = async () => {
        const [part] = await Promise.all([load(), speakAll()])
        await stylesApplied()
        Part = part
        setHasCome(true)
      }
      fetchPart().catch((error: unknown) => {
        recordError(error)
        toast(describeFailure(error))
      })
    }, [])
    return Part ? <Part {...props} /> : null
  }
}
