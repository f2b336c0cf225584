import type { RealNameStatus } from '@cliffhanger/contract/account/real-name-calls.ts'
import { isIdCard } from './generic-checks.ts'

/** What may happen to a certification: its member applies, an operator approves or rejects. */
export type RealNameEvent = 'submit' | 'approve' | 'reject'

const steps: Readonly<
  Record<RealNameEvent, { readonly from: readonly RealNameStatus[]; readonly to: RealNameStatus }>
> = {
  submit: { from: [0, 3], to: 1 },
  approve: { from: [1], to: 2 },
  reject: { from: [1], to: 3 },
}

/** S-84: 0 not certified, 1 in review, 2 certified (final), 3 review failed. The states an event may happen in, and the one it leads to. */
export const realNameStep = (event: RealNameEvent) => steps[event]

/** The number as it is kept and compared; undefined where it is none. */
export function normalizeIdCard(typed: string): string | undefined {
  const number = typed.replaceAll('-', '').toUpperCase()
  return isIdCard(number) ? number : undefined
}

/** A certified name as it is shown: the first letter of its first word. */
export const maskName = (name: string): string => {
  const [first = ''] = name.trim()
  return first === '' ? '' : `${first}**`
}

/** A certified number as it is shown: its last four. */
export const maskIdCard = (number: string): string => `${'*'.repeat(Math.max(4, number.length - 4))}${number.slice(-4)}`

/** Whether two names are one, however they are spaced and capitalised. */
export const isSameName = (one: string, other: string): boolean => comparableName(one) === comparableName(other)

const comparableName = (name: string) => name.normalize('NFKC').replace(/\s+/g, '').toLowerCase()
