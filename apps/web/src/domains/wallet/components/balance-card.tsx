import type { Wallet } from '@cliffhanger/contract/wallet/money-schemas.ts'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import type { CSSProperties } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { LargeSum } from '../../../shared/figures/large-sum.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { hiddenAmount, hideAmounts, useIsHidden } from '../hidden-amounts.ts'
import styles from './balance-card.module.css'
import card from './worth-card.module.css'

/** The main balance, large; what is on hold and what came and went in all. */
export const BalanceCard = ({ wallet }: { readonly wallet: Wallet }) => {
  const t = useTexts()
  const { write, show } = useAmounts()
  const isHidden = useIsHidden()
  const { coin_code: coin, balance, frozen, total_in, total_out } = wallet
  const shown = (amount: string): string => (isHidden ? hiddenAmount : write(amount, coin))
  return (
    <section className={classNames(card.card, styles.card)} aria-label={t('wallet.money')}>
      <div className={styles.head}>
        <h2 className={card.name}>{t('wallet.money')}</h2>
        <IconButton
          icon={isHidden ? Eye : EyeOff}
          size={20}
          label={t(isHidden ? 'wallet.showAmounts' : 'wallet.hideAmounts')}
          onClick={() => hideAmounts(!isHidden)}
        />
      </div>
      <p
        className={card.balance}
        style={{ '--letters': shown(balance).length } satisfies Record<string, number> as CSSProperties}
        data-testid="balance-money"
      >
        <LargeSum written={shown(balance)} />
      </p>
      {/[1-9]/.test(frozen) && !isHidden && (
        <p className={styles.frozen}>{t('wallet.frozen', { amount: show(frozen, coin) })}</p>
      )}
      <dl className={classNames(card.facts, styles.totals)}>
        <div>
          <dt>{t('wallet.totalIn')}</dt>
          <dd>{shown(total_in)}</dd>
        </div>
        <div>
          <dt>{t('wallet.totalOut')}</dt>
          <dd>{shown(total_out)}</dd>
        </div>
      </dl>
    </section>
  )
}
