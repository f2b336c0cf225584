import type { CallInput, CallRow } from '@cliffhanger/contract/call.ts'
import type { FastifyRequest } from 'fastify'
import { refuseField } from './refusal.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What the caller sent: the query of a GET or a DELETE, the body of a POST with the fields the row wants from the query. */
function sentFields(row: CallRow, request: FastifyRequest): Record<string, unknown> {
  const query = isRecord(request.query) ? request.query : {}
  if (row.method !== 'POST') return query
  if (request.body !== undefined && request.body !== null && !isRecord(request.body)) refuseField('body')
  const body = isRecord(request.body) ? request.body : {}
  const fromQuery = Object.fromEntries(
    (row.queryFields ?? []).filter((field) => field in query).map((field) => [field, query[field]]),
  )
  return { ...body, ...fromQuery }
}

/** Input of the call by its schema. Unknown fields are dropped, so that newer clients can talk to older servers;
 *  anything wrong refuses 4000 naming the first wrong field. */
export function readInput<Row extends CallRow>(row: Row, request: FastifyRequest): CallInput<Row> {
  const parsed = row.request.safeParse(sentFields(row, request))
  if (!parsed.success) return refuseField(parsed.error.issues[0]?.path.map(String).join('.') || 'body')
  return parsed.data as CallInput<Row>
}

/** The bearer token of the request, or '' without one. */
export function bearerOf(request: FastifyRequest): string {
  const header = request.headers.authorization
  return header?.startsWith('Bearer ') ? header.slice(7).trim() : ''
}

/** Where the fields of a request travel: the query of a GET or a DELETE, the body of a POST but for the row's query fields. */
export function requestParts(
  row: Pick<CallRow, 'method' | 'queryFields'>,
  input: unknown,
): { query?: Record<string, string>; body?: object } {
  const fields = Object.entries(input as object).filter(([, value]) => value !== undefined)
  const isQuery = (name: string) => row.method !== 'POST' || (row.queryFields ?? []).includes(name)
  const query = Object.fromEntries(
    fields.filter(([name]) => isQuery(name)).map(([name, value]) => [name, String(value)]),
  )
  return row.method === 'POST'
    ? { query, body: Object.fromEntries(fields.filter(([name]) => !isQuery(name))) }
    : { query }
}
