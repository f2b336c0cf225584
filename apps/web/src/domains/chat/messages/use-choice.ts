import { useState } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import type { Bubble } from './chat-rows.ts'
import { forwardPayload } from './forward-payload.ts'

/** Messages of an open chat that are being chosen; none until the first one is. */
export const useChoice = (conversation: string) => {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Bubble>>()
  const end = (): void => setChosen(undefined)
  return {
    chosen,
    begin: (row: Bubble): void => setChosen(new Map([[row.msgId, row]])),
    toggle: (row: Bubble): void =>
      setChosen((present) => {
        const next = new Map(present)
        if (!next.delete(row.msgId)) next.set(row.msgId, row)
        return next
      }),
    forward: (): void => {
      const ids = [...(chosen?.keys() ?? [])].toSorted((one, other) => one - other)
      end()
      goTo('forward', { payload: forwardPayload(conversation, ids) })
    },
    end,
  }
}
