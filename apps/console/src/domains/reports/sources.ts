import { reportsOperatorCalls } from '@cliffhanger/contract/reports/operator-calls.ts'
import { reportTypes } from '@cliffhanger/contract/reports/schemas.ts'
import { chosenNumber, type Source, writtenText } from '../../platform/data-provider.ts'
import { listingOf } from '../../platform/listing.ts'
import { callServer } from '../../platform/server.ts'
import { reportStates } from './report-texts.ts'

export const reportSource: Source = {
  list: ({ page, limit, filter, sort }) =>
    callServer(reportsOperatorCalls.listReports, {
      page,
      limit,
      ...listingOf({ filter, sort }, ['create_time']),
      state: reportStates.find((state) => state === chosenNumber(filter.state)),
      type: reportTypes.find((type) => type === filter.type),
      number: writtenText(filter.number),
    }),
  one: async (id) => (await callServer(reportsOperatorCalls.getReport, { id })).report,
}
