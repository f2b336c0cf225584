import * as z from 'zod/mini'
import { call } from '../call.ts'
import { count, empty, id, seconds, text } from '../schema.ts'

/** Name of a list of the console, such as `recharges`. */
const list = z.string().check(z.regex(/^[a-z][a-z-]{0,59}$/))

/** What an operator chose in a list, by the name of the choice: up to twenty short values. */
const filter = z
  .record(z.string().check(z.regex(/^[a-z_]{1,40}$/)), z.union([text(0, 200), z.number(), z.boolean()]))
  .check(z.refine((chosen) => Object.keys(chosen).length <= 20, { message: 'tooMany' }))

/** The most rows one file holds. */
export const exportedRowsLimit = 50_000

/** How many filters an operator saves, of one list and of all. */
export const savedFiltersLimit = { ofList: 30, ofAll: 500 } as const

export const savedFilter = z.object({
  id: id(),
  list: z.string(),
  name: z.string(),
  filter: z.record(z.string(), z.unknown()),
  /** Column and direction, '' where the list keeps its own order. */
  sort: z.string(),
  order: z.string(),
  create_time: seconds(),
})
export type SavedFilter = z.output<typeof savedFilter>

/** What operators do with the lists of the console. */
export const listCalls = {
  recordExport: call({
    id: 'op-list-export',
    method: 'POST',
    path: '/operator/v1/lists/export',
    auth: 'operator',
    rate: '60/min',
    request: z.object({ list, filter, row_total: z.int().check(z.gte(0), z.lte(exportedRowsLimit)) }),
    data: empty(),
    errors: [],
    summary:
      'Writes into the audit log that rows of a list leave the console as a file; a call that is repeated is one more entry',
  }),
  listSavedFilters: call({
    id: 'op-list-filters',
    method: 'GET',
    path: '/operator/v1/lists/filters',
    auth: 'operator',
    request: z.object({ list }),
    data: z.object({ filters: z.array(savedFilter) }),
    errors: [],
    summary: 'The filters of a list that the caller saved, by name',
  }),
  saveFilter: call({
    id: 'op-list-filter-save',
    method: 'POST',
    path: '/operator/v1/lists/filters/save',
    auth: 'operator',
    request: z.object({
      list,
      name: text(1, 60),
      filter,
      sort: z._default(text(0, 40), ''),
      order: z._default(z.literal(['', 'asc', 'desc']), ''),
    }),
    data: z.object({ filter: savedFilter }),
    errors: [],
    summary: 'Saves a filter of a list under a name; the same name again replaces it',
  }),
  removeSavedFilter: call({
    id: 'op-list-filter-remove',
    method: 'POST',
    path: '/operator/v1/lists/filters/remove',
    auth: 'operator',
    request: z.object({ id: id() }),
    data: z.object({ removed: count() }),
    errors: [],
    summary: 'Forgets a filter of the caller; twice is once',
  }),
} as const
