import type { Bill } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { hiddenAmount, useIsHidden } from '../hidden-amounts.ts'
import styles from './balance-after.module.css'

/** What a line of the bill left, unless the member hides what they have. */
export const BalanceAfter = ({ bill }: { readonly bill: Pick<Bill, 'coin_code' | 'balance_after'> }) => {
  const t = useTexts()
  const { write } = useAmounts()
  const isHidden = useIsHidden()
  return (
    <>
      <span className={styles.word}>{t('wallet.money')} </span>
      {isHidden ? hiddenAmount : write(bill.balance_after, bill.coin_code)}
    </>
  )
}
