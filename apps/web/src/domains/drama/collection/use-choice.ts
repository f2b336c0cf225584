import { useState } from 'react'

/** Rows that are picked while a list is edited; `chosen` is undefined while it is not. Another list than `of` has nothing picked. */
export const useChoice = (of: string) => {
  const [choice, setChoice] = useState<{ readonly of: string; readonly ids: ReadonlySet<number> }>()
  return {
    chosen: choice?.of === of ? choice.ids : undefined,
    begin: () => setChoice({ of, ids: new Set() }),
    end: () => setChoice(undefined),
    toggle: (id: number): void =>
      setChoice((present) => {
        const ids = new Set(present?.of === of ? present.ids : [])
        if (!ids.delete(id)) ids.add(id)
        return { of, ids }
      }),
  }
}

export type Choice = ReturnType<typeof useChoice>
