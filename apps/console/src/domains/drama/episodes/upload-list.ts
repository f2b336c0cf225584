export type UploadState = 'waiting' | 'uploading' | 'paused' | 'attaching' | 'done' | 'failed'

/** One file of the queue as the page shows it. */
export interface UploadItem {
  readonly id: number
  readonly name: string
  /** Episode it becomes; undefined: the next one. */
  readonly number: number | undefined
  readonly sizeBytes: number
  readonly sentBytes: number
  readonly state: UploadState
  readonly failure: string
}

/** The files of a queue in their order; every change is a new list, which the page is notified of. */
export const createUploadList = () => {
  let items: readonly UploadItem[] = []
  const listeners = new Set<() => void>()
  const set = (next: readonly UploadItem[]): void => {
    items = next
    for (const listener of listeners) listener()
  }
  return {
    items: (): readonly UploadItem[] => items,
    stateOf: (id: number): UploadState | undefined => items.find((item) => item.id === id)?.state,
    inState: (state: UploadState): UploadItem[] => items.filter((item) => item.state === state),
    add: (added: readonly UploadItem[]): void => set([...items, ...added]),
    change: (id: number, changes: Partial<UploadItem>): void =>
      set(items.map((item) => (item.id === id ? { ...item, ...changes } : item))),
    remove: (ids: ReadonlySet<number>): void => set(items.filter((item) => !ids.has(item.id))),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
