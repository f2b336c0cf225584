import type { CaseDetail, CaseEntry, CaseMessage } from '@cliffhanger/contract/support/operator-schemas.ts'

export interface ComposerProps {
  readonly supportCase: CaseDetail
  readonly operatorId: number
  readonly onSent: (message: CaseMessage) => void
  readonly onNoted: (entry: CaseEntry) => void
  readonly onRefused: (error: unknown) => Promise<void>
}
