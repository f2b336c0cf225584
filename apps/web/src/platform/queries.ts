import { Refused } from '@cliffhanger/client/call-error.ts'
import type { CallData, CallRequest, CallRow } from '@cliffhanger/contract/call.ts'
import { QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './client.ts'

type Schema = CallRow['data']

/** What was asked stays for half an hour; a refusal is an answer and is not asked again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 30 * 60_000,
      retry: (failures, error) => failures < 1 && !(error instanceof Refused),
      refetchOnWindowFocus: false,
      // Without a network a question fails and says so; what waits in silence looks like a page that never loads.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
})

/** Key and fetcher of a call that only reads. */
export const callQuery = <Request extends Schema, Data extends Schema>(
  row: CallRow<Request, Data>,
  input: CallRequest<CallRow<Request, Data>>,
) =>
  queryOptions<CallData<CallRow<Request, Data>>>({
    queryKey: [row.id, input],
    queryFn: ({ signal }) => call(row, input, { signal }),
  })

/** Reads with a call: `const { data, error, refetch } = useCall(dramaCalls.getSeries, { id })`. */
export const useCall = <Request extends Schema, Data extends Schema>(
  row: CallRow<Request, Data>,
  input: CallRequest<CallRow<Request, Data>>,
  options: { readonly enabled?: boolean } = {},
) => useQuery({ ...callQuery(row, input), ...options })
