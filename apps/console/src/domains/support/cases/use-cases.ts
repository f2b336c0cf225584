import type { CallData } from '@cliffhanger/contract/call.ts'
import { caseOperatorCalls } from '@cliffhanger/contract/support/operator-case-calls.ts'
import { callServer } from '../../../platform/server.ts'
import { useLive } from '../../../platform/use-live.ts'
import type { CasePlace } from './case-place.ts'

export const casesOnPage = 50
const pollMs = 5000

export type CasePage = CallData<typeof caseOperatorCalls.listCases>

/** The page of a queue, read again every few seconds. */
export const useCases = ({ queue, search, page }: CasePlace) => {
  const words = search.trim()
  return useLive<CasePage>(
    `cases ${queue} ${page} ${words}`,
    () =>
      callServer(caseOperatorCalls.listCases, {
        queue,
        page,
        limit: casesOnPage,
        ...(words !== '' && { search: words }),
      }),
    pollMs,
  )
}
