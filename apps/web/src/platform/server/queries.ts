import { Refused } from '@cliffhanger/client/call-error.ts'
import type { CallData, CallRequest, CallRow } from '@cliffhanger/contract/call.ts'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './client.ts'

type Schema = CallRow['data']

/** What was asked stays for half an hour; a refusal is an answer and is not asked again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 30 * minuteMs,
      retry: (failures, error) => failures < 1 && !(error instanceof Refused),
      refetchOnWindowFocus: false,
      // Without a network a question fails and says so; what waits in silence looks like a page that never loads.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
})

/** Asks anew for everything, as after a change of the language. What is under way was asked in the old one: its answer would count as new. */
export const requestAgain = async (): Promise<void> => {
  await queryClient.cancelQueries()
  await queryClient.invalidateQueries()
}

/** What the answer of a call is kept under. */
export const callKey = <Row extends CallRow>(row: Row, input: CallRequest<Row>): readonly unknown[] => [row.id, input]

/** Key and fetcher of a call that only reads. */
export const callQuery = <Request extends Schema, Data extends Schema>(
  row: CallRow<Request, Data>,
  input: CallRequest<CallRow<Request, Data>>,
) =>
  queryOptions<CallData<CallRow<Request, Data>>>({
    queryKey: callKey(row, input),
    queryFn: ({ signal }) => call(row, input, { signal }),
  })

/** Reads with a call: `const { data, error, refetch } = useCall(accountCalls.getAccount, {})`. */
export const useCall = <Request extends Schema, Data extends Schema>(
  row: CallRow<Request, Data>,
  input: CallRequest<CallRow<Request, Data>>,
  options: { readonly enabled?: boolean; readonly staleTime?: number } = {},
) => useQuery({ ...callQuery(row, input), ...options })
