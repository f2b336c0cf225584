import { useState } from 'react'

/** Rows that are picked while a list is edited; `chosen` is undefined while it is not. */
export const useChoice = () => {
  const [chosen, setChosen] = useState<ReadonlySet<number>>()
  return {
    chosen,
    begin: () => setChosen(new Set()),
    end: () => setChosen(undefined),
    toggle: (id: number): void =>
      setChosen((present) => {
        const next = new Set(present)
        if (!next.delete(id)) next.add(id)
        return next
      }),
  }
}

export type Choice = ReturnType<typeof useChoice>
