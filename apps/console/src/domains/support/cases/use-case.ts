import { caseOperatorCalls } from '@cliffhanger/contract/support/operator-case-calls.ts'
import type { CaseDetail } from '@cliffhanger/contract/support/operator-schemas.ts'
import { callServer } from '../../../platform/server.ts'
import { useLive } from '../../../platform/use-live.ts'

const pollMs = 5000

/** The open case, read again every few seconds: colleagues take cases, hand them on and note things at them. */
export const useCase = (caseId: number) =>
  useLive<CaseDetail>(
    `case ${caseId}`,
    async () => (await callServer(caseOperatorCalls.getCase, { id: caseId })).case,
    pollMs,
  )
