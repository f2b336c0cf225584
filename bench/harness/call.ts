import { randomUUID } from 'node:crypto'
import type { CallData, CallRequest, CallRow, Envelope } from '@cliffhanger/contract/call.ts'

/** Makes a call beside what is measured, to prepare it. Fails on any code but 200. */
export async function makeCall<Row extends CallRow>(
  url: string,
  row: Row,
  input: CallRequest<Row>,
  token?: string,
): Promise<CallData<Row>> {
  const isBody = row.method === 'POST'
  const fields = Object.entries(input as object).map(([name, value]) => [name, String(value)])
  const query = isBody ? '' : `?${new URLSearchParams(fields)}`
  const response = await fetch(`${url}${row.path}${query}`, {
    method: row.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(isBody && { 'content-type': 'application/json' }),
      'idempotency-key': randomUUID(),
    },
    ...(isBody && { body: JSON.stringify(input) }),
  })
  const envelope = (await response.json()) as Envelope<CallData<Row>>
  if (envelope.code !== 200) throw new Error(`${row.id} refused: ${envelope.code} ${envelope.msg}`)
  return envelope.data
}
