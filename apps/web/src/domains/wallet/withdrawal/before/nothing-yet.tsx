import type { WithdrawMethod } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import type { ReactNode } from 'react'
import { goTo } from '../../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import { useModules } from '../../../../shared/modules.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import page from '../../../../ui/forms/form-page.module.css'
import { WithdrawalSummary } from '../withdrawal-summary.tsx'
import type { Terms } from '../withdrawal-sums.ts'
import styles from './nothing-yet.module.css'

interface NothingYetProps {
  readonly terms: Terms
  readonly method: WithdrawMethod | undefined
  readonly available: string
  /** The account in its card; undefined where there is none. */
  readonly account: ReactNode | undefined
  readonly before?: ReactNode
  readonly after?: ReactNode
}

/** Where there is less than can be withdrawn: from which amount it can be, how money comes in, and what awaits. */
export const NothingYet = ({ terms, method, available, account, before, after }: NothingYetProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const isEarning = useModules().commission === 1
  return (
    <>
      <div className={page.form}>
        {before}
        <p className={styles.there}>
          <span>{t('wallet.money')}</span>
          <strong>{show(available, 'money')}</strong>
          <span>{t('withdrawal.fromLeast', { amount: show(terms.config.min_amount, 'money') })}</span>
        </p>
        <Button block onClick={() => goTo(isEarning ? 'inviteFriends' : 'wallet')}>
          {t(isEarning ? 'withdrawal.earnFirst' : 'withdrawal.toWallet')}
        </Button>
        <WithdrawalSummary terms={terms} method={method} />
        {account}
      </div>
      {after}
    </>
  )
}
