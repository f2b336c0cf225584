import { type listCalls, type SavedFilter, savedFiltersLimit } from '@cliffhanger/contract/operators/list-calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { refuseField } from '../../../../platform/http/refusal.ts'
import { recordAction } from '../../audit.ts'
import {
  countFilters,
  deleteFilter,
  listFilters,
  lockFiltersOf,
  type SavedFilterRow,
  saveFilter as saveFilterRow,
} from '../../queries/saved-filters.ts'

type Calls = typeof listCalls

const recordExport: Handler<Calls['recordExport']> = async (context, { list, filter, row_total }) => {
  await recordAction(context.db, context, {
    action: 'list.export',
    target: `list ${list}`,
    after: { filter, row_total },
  })
  return {}
}

const listSavedFilters: Handler<Calls['listSavedFilters']> = async ({ db, caller }, { list }) => ({
  filters: (await listFilters(db, caller.operatorId, list)).map(presentFilter),
})

/** Saving what is there under this name replaces it, so that a call that is repeated saves once. */
const saveFilter: Handler<Calls['saveFilter']> = async ({ db, caller, clock }, { order, name: written, ...draft }) => {
  const name = written.trim()
  if (name === '') return refuseField('name')
  return db.transaction(async (tx) => {
    await lockFiltersOf(tx, caller.operatorId)
    const saved = await listFilters(tx, caller.operatorId, draft.list)
    const isNew = saved.every((one) => one.name !== name)
    if (isNew && saved.length >= savedFiltersLimit.ofList) return refuseField('name')
    // Any name may be a list's: whoever makes names up does not fill the table.
    if (isNew && (await countFilters(tx, caller.operatorId)) >= savedFiltersLimit.ofAll) return refuseField('list')
    const row = await saveFilterRow(tx, caller.operatorId, { ...draft, name, direction: order, created_ms: clock() })
    return { filter: presentFilter(row) }
  })
}

const removeSavedFilter: Handler<Calls['removeSavedFilter']> = async ({ db, caller }, { id }) => ({
  removed: await deleteFilter(db, caller.operatorId, id),
})

const presentFilter = ({ direction, created_ms, ...row }: SavedFilterRow): SavedFilter => ({
  ...row,
  order: direction,
  create_time: toSeconds(created_ms),
})

export const listHandlers: Handlers<typeof listCalls> = {
  recordExport,
  listSavedFilters,
  saveFilter,
  removeSavedFilter,
}
