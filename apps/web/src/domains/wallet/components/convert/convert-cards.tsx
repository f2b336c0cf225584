import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import type { ConvertPair, ConvertQuote } from '@cliffhanger/contract/wallet/conversion-schemas.ts'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import { useId } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import type { AmountFieldState } from '../../use-amount.ts'
import { useWallets } from '../../use-wallets.ts'
import { QuickAmounts } from '../amount/quick-amounts.tsx'
import { CoinChip } from '../forms/coin-chip.tsx'
import styles from './convert-cards.module.css'
import { FigureField } from './figure-field.tsx'

interface ConvertCardsProps {
  readonly pairs: readonly ConvertPair[]
  readonly pair: ConvertPair
  readonly field: AmountFieldState
  /** Undefined while there is none. */
  readonly quote: ConvertQuote | undefined
  readonly isAsking: boolean
  readonly onChoose: (pair: { from: CoinCode; to: CoinCode }) => void
}

const unique = (coins: readonly CoinCode[]): readonly CoinCode[] => [...new Set(coins)]

/** What one pays and what one gets, a card each; between them what makes them change places, where that pair exists too. */
export const ConvertCards = ({ pairs, pair: { from, to }, field, quote, isAsking, onChoose }: ConvertCardsProps) => {
  const t = useTexts()
  const { digits, write } = useAmounts()
  const { walletOf } = useWallets()
  const id = useId()
  const { error } = field
  const balanceOf = (coin: CoinCode): string => {
    const balance = walletOf(coin)?.balance
    // A balance that is on its way has its line already.
    return balance === undefined ? '\u00A0' : t('wallet.balanceOf', { amount: write(balance, coin) })
  }
  const isOnItsWay = isAsking && !quote
  const received = quote ? digits(quote.receive, to) : '–'
  return (
    <div className={styles.cards}>
      <div className={styles.card} role="group" aria-label={t('wallet.youPay')}>
        <span className={styles.label}>{t('wallet.youPay')}</span>
        <div className={styles.line}>
          <CoinChip
            label={t('wallet.youPay')}
            coins={unique(pairs.map((each) => each.from))}
            value={from}
            onChange={(coin) => onChoose({ from: coin, to })}
          />
          <FigureField {...field} noteId={id} />
        </div>
        <p
          id={id}
          className={classNames(styles.note, error !== undefined && styles.error)}
          role={error === undefined ? undefined : 'alert'}
        >
          {error ?? balanceOf(from)}
        </p>
        <div className={styles.quick}>
          <QuickAmounts {...field} saysBalance={false} />
        </div>
      </div>
      <span className={styles.between}>
        {pairs.some((each) => each.from === to && each.to === from) ? (
          <IconButton
            icon={ArrowUpDown}
            size={20}
            label={t('wallet.swap')}
            onClick={() => onChoose({ from: to, to: from })}
          />
        ) : (
          <Icon of={ArrowDown} size={20} />
        )}
      </span>
      <div className={styles.card} role="group" aria-label={t('wallet.youGet')}>
        <span className={styles.label}>{t('wallet.youGet')}</span>
        <div className={styles.line}>
          <CoinChip
            label={t('wallet.youGet')}
            coins={unique(pairs.filter((each) => each.from === from).map((each) => each.to))}
            value={to}
            onChange={(coin) => onChoose({ from, to: coin })}
          />
          <output className={classNames(styles.figure, !quote && styles.none)} aria-busy={isOnItsWay}>
            {isOnItsWay ? <Skeleton width={96} height={28} /> : received}
          </output>
        </div>
        <p className={styles.note}>{balanceOf(to)}</p>
      </div>
    </div>
  )
}
