import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { missingGold, offersAt, type UnlockOffer } from '@cliffhanger/rules/drama/unlock-offer.ts'
import { useState } from 'react'
import { type Allowance, isAllowed, useAllowance } from '../../unlock/auto-unlock.ts'
import { AutoUnlockNotice } from '../../unlock/auto-unlock-notice.tsx'
import { UnlockSheet } from '../../unlock/unlock-sheet.tsx'
import { type UnlockTerms, useUnlockTerms } from '../../unlock/use-unlock-terms.ts'

interface LockedPartProps {
  readonly drama: Video
  /** The locked episode; another one is another part. */
  readonly number: number
  /** Whether the sheet may be shown; it was closed, otherwise, or a preview still plays. */
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What is bought by itself: the episode, where the member has allowed as much and has the gold. */
const boughtByItself = (
  terms: UnlockTerms,
  number: number,
  allowance: Allowance | undefined,
): UnlockOffer | undefined => {
  const [one] = offersAt(terms.drama, number)
  const isPaid = one && allowance && isAllowed(allowance, Number(one.cost)) && missingGold(one.cost, terms.gold) === 0n
  return isPaid ? one : undefined
}

/** A locked episode, as soon as its preview plays: unlocks automatically if the member has allowed that, else asks the member. This is
 *  decided once: what the member allows in the sheet applies from the next episode on. */
export const LockedPart = ({ drama, number, isOpen, onClose }: LockedPartProps) => {
  const allowance = useAllowance(drama.id)
  const { terms, error } = useUnlockTerms(drama)
  const [decided, setDecided] = useState<UnlockOffer | 'ask' | undefined>(allowance ? undefined : 'ask')
  if (decided === undefined && (terms || error))
    setDecided((terms && boughtByItself(terms, number, allowance)) ?? 'ask')
  if (decided === undefined) return null
  if (decided !== 'ask')
    return <AutoUnlockNotice drama={drama} number={number} offer={decided} onStop={() => setDecided('ask')} />
  return <UnlockSheet drama={drama} unlockRequest={isOpen ? { kind: 'at', number } : null} onClose={onClose} />
}
