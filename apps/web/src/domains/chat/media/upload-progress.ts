import { create } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { localRef } from './local-files.ts'

/** How far each file is by its local address: 0…100, -1 = it failed; absent once it is uploaded (S-43). */
const useProgress = create<{ readonly byRef: ReadonlyMap<string, number> }>(() => ({ byRef: new Map() }))

export const noteProgress = (ref: string, percent: number): void => {
  const { byRef } = useProgress.getState()
  if (byRef.get(ref) !== percent) useProgress.setState({ byRef: new Map(byRef).set(ref, percent) })
}

export const clearProgress = (ref: string): void => {
  const byRef = new Map(useProgress.getState().byRef)
  if (byRef.delete(ref)) useProgress.setState({ byRef })
}

/** How far the file is that stands at this address in a message: undefined where nothing is under way in this tab. */
export const progressOf = (ref: string): number | undefined => useProgress.getState().byRef.get(ref)

/** How far the files of one message are, by their local addresses. */
export const useUploadProgress = (localId: string): Readonly<Record<string, number>> =>
  useProgress(
    useShallow(({ byRef }) => {
      const prefix = localRef(localId, 0).slice(0, -1)
      return Object.fromEntries([...byRef].filter(([ref]) => ref.startsWith(prefix)))
    }),
  )
