import type { WithdrawMethod } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { accountForms } from './account-words.ts'

interface AddAccountFirstProps {
  /** The ways that are open. */
  readonly methods: readonly WithdrawMethod[]
  /** What could be withdrawn. */
  readonly available: string
}

/** Nothing can be withdrawn before there is somewhere to send it: the one thing to do, and the way back here after it. */
export const AddAccountFirst = ({ methods, available }: AddAccountFirstProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const [only, ...others] = methods
  const add = (): void => {
    if (only && only.type !== 'usdt' && others.length === 0) goTo(accountForms[only.type])
    else goTo('addWallet')
  }
  return (
    <EmptyList
      drawing="money"
      title={t('withdrawal.noAccountYet')}
      hint={
        Number(available) > 0
          ? t('withdrawal.noAccountYetHint', { amount: show(available, 'money') })
          : t('withdrawal.noAccountsHint')
      }
      action={<Button onClick={add}>{t('withdrawal.addToWithdraw')}</Button>}
    />
  )
}
