import { memberCalls, operatorCalls } from '@cliffhanger/contract/all-calls.ts'
import type { CallRow } from '@cliffhanger/contract/call.ts'
import { expect, it } from 'vitest'
import { apiDocument } from './api-document.ts'

const rowsOf = (tables: Readonly<Record<string, Readonly<Record<string, CallRow>>>>): CallRow[] =>
  Object.values(tables).flatMap((table) => Object.values(table))

it('publishes every call of members and operators, each under a name of its own', () => {
  const { paths } = apiDocument()
  const rows = [...rowsOf(memberCalls), ...rowsOf(operatorCalls)]
  const missing = rows.filter(({ path, method }) => paths[path]?.[method.toLowerCase()] === undefined)
  expect(missing.map(({ id }) => id)).toEqual([])
  const names = Object.values(paths).flatMap((operations) =>
    Object.values(operations).flatMap((operation) => (operation as { operationId?: string }).operationId ?? []),
  )
  expect(names.length).toBe(new Set(names).size)
})
