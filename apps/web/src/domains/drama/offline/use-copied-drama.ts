import { useQuery } from '@tanstack/react-query'
import { useIsOnline } from '../../../platform/server/network.ts'
import { hasCopies } from '../../../shared/offline/has-copies.ts'

/** A drama as its copies on this device know it, where the server cannot be asked; undefined while that is unknown, or where there are none. */
export const useCopiedDrama = (id: number, isWanted: boolean) => {
  const isOnline = useIsOnline()
  const { data } = useQuery({
    queryKey: ['copied drama', id],
    queryFn: async () => (await import('./find-copy.ts')).findCopiedDrama(id),
    enabled: isWanted && !isOnline && hasCopies(),
    staleTime: 0,
  })
  return data ?? undefined
}
