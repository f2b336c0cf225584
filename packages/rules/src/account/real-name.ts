import type { RealNameStatus } from '@cliffhanger/contract/account/real-name-calls.ts'
import { realNameStates } from '@cliffhanger/contract/account/states.ts'
import { isIdCard } from './generic-checks.ts'

/** What may happen to a certification: its member applies, an operator approves or rejects. */
export type RealNameEvent = 'submit' | 'approve' | 'reject'

const steps: Readonly<
  Record<RealNameEvent, { readonly from: readonly RealNameStatus[]; readonly to: RealNameStatus }>
> = {
  submit: { from: [realNameStates.notCertified, realNameStates.failed], to: realNameStates.inReview },
  approve: { from: [realNameStates.inReview], to: realNameStates.certified },
  reject: { from: [realNameStates.inReview], to: realNameStates.failed },
}

/** S-84: certified is final. The states an event may happen in, and the one it leads to. */
export const realNameStep = (event: RealNameEvent) => steps[event]

/** The number as it is kept and compared; undefined where it is none. */
export function normalizeIdCard(typed: string): string | undefined {
  const number = typed.replaceAll('-', '').toUpperCase()
  return isIdCard(number) ? number : undefined
}

/** A certified number as it is shown: four dots however long it is, and its last four. */
export const maskIdCard = (number: string): string => `•••• ${number.slice(-4)}`

/** Whether two names are one, however they are spaced and capitalised. */
export const isSameName = (one: string, other: string): boolean => comparableName(one) === comparableName(other)

const comparableName = (name: string) => name.normalize('NFKC').replace(/\s+/g, '').toLowerCase()
