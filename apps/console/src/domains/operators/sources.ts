import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { changeStates } from '@cliffhanger/contract/operators/states.ts'
import { chosenNumber, type Source, writtenText } from '../../platform/data-provider.ts'
import { listingOf } from '../../platform/listing.ts'
import { callServer } from '../../platform/server.ts'

export const operatorSource: Source = {
  list: ({ page, limit }) => callServer(staffCalls.listOperators, { page, limit }),
}

export const changeSource: Source = {
  list: ({ page, limit, filter, sort }) => {
    const state = Object.values(changeStates).find((known) => known === filter.state)
    return callServer(staffCalls.listOperatorChanges, {
      page,
      limit,
      ...listingOf({ filter, sort }, ['create_time']),
      ...(state !== undefined && { state }),
    })
  },
}

export const auditSource: Source = {
  list: ({ page, limit, filter, sort }) =>
    callServer(staffCalls.listAudit, {
      page,
      limit,
      ...listingOf({ filter, sort }, ['create_time']),
      operator_id: chosenNumber(filter.operator_id),
      action: writtenText(filter.action),
      target: writtenText(filter.target),
    }),
}
