import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { call } from '../../platform/server/client.ts'
import { callQuery } from '../../platform/server/queries.ts'

/** A drama, kept as everybody asks for it. Who came by a shared link names its code, so that the visit counts for whoever shared it. */
export const dramaQuery = (id: number, shareCode: string | null) => {
  const query = callQuery(dramaCalls.getVideo, { id })
  if (shareCode === null) return query
  const queryFn = ({ signal }: { readonly signal: AbortSignal }) =>
    call(dramaCalls.getVideo, { id, code: shareCode }, { signal })
  return { ...query, queryFn }
}
