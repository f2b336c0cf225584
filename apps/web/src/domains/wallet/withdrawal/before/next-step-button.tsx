import type { WithdrawMethod } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import { goTo } from '../../../../platform/navigation/navigation.ts'
import { changeQuery } from '../../../../platform/navigation/router.tsx'
import { useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { accountFormOf } from '../account-words.ts'
import type { NextStep } from './next-step.ts'

interface NextStepButtonProps {
  readonly next: Exclude<NextStep, 'withdraw'>
  /** The ways that are open. */
  readonly methods: readonly WithdrawMethod[]
  /** What was typed: it stands there again when one comes back. */
  readonly amount: string
}

/** The one thing to do before a withdrawal. */
export const NextStepButton = ({ next, methods, amount }: NextStepButtonProps) => {
  const t = useTexts()
  const leave = (open: () => void): void => {
    if (amount !== '') changeQuery('amount', amount)
    open()
  }
  if (next === 'waitForReview')
    return (
      <Button block disabled>
        {t('withdrawal.certifying')}
      </Button>
    )
  return next === 'certify' ? (
    <Button block onClick={() => leave(() => goTo('realName'))}>
      {t('withdrawal.certify')}
    </Button>
  ) : (
    <Button block onClick={() => leave(() => goTo(accountFormOf(methods)))}>
      {t('withdrawal.addToWithdraw')}
    </Button>
  )
}
