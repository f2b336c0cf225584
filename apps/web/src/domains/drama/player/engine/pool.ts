import type { Slot } from './slot.ts'

export type SlotIndex = 0 | 1

/** Two slots that take turns: one is shown, the other holds the episode that comes next. */
export interface Pool {
  shownIndex(): SlotIndex
  shown(): Slot
  spare(): Slot
  /** Brings the spare slot to the front for an episode; `isReady` where it was prepared, else it has to be loaded. */
  show(number: number): { readonly isReady: boolean }
  /** Reserves the spare slot for an episode that will be prepared; false where it is there already. */
  reserve(number: number): boolean
  /** What the spare slot holds cannot be shown after all. */
  release(): void
  close(): void
}

export const createPool = (slots: readonly [Slot, Slot]): Pool => {
  let shown: SlotIndex = 0
  let prepared: number | null = null
  const spareIndex = (): SlotIndex => (shown === 0 ? 1 : 0)
  return {
    shownIndex: () => shown,
    shown: () => slots[shown],
    spare: () => slots[spareIndex()],
    show: (number) => {
      const isReady = prepared === number
      prepared = null
      slots[shown].rest()
      shown = spareIndex()
      if (isReady) slots[shown].promote()
      else slots[shown].rest()
      return { isReady }
    },
    reserve: (number) => {
      if (prepared === number) return false
      prepared = number
      return true
    },
    release: () => {
      prepared = null
    },
    close: () => {
      prepared = null
      for (const slot of slots) slot.close()
    },
  }
}
