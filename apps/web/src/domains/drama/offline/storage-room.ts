import { keepPreviousData, useQuery } from '@tanstack/react-query'

/** What this site stores on the device, and how much more the browser allows, in bytes. */
export interface StorageRoom {
  readonly usedBytes: number
  readonly freeBytes: number
}

/** Undefined where the browser does not say. */
const readRoom = async (): Promise<StorageRoom | null> => {
  const { usage, quota } = await navigator.storage.estimate()
  if (usage === undefined || quota === undefined) return null
  return { usedBytes: usage, freeBytes: Math.max(0, quota - usage) }
}

/** `version` changes whenever something was stored or removed; until the browser has answered again, what it said before is shown. */
export const useStorageRoom = (version: number): StorageRoom | undefined =>
  useQuery({
    queryKey: ['storage room', version],
    queryFn: readRoom,
    staleTime: 0,
    placeholderData: keepPreviousData,
  }).data ?? undefined
