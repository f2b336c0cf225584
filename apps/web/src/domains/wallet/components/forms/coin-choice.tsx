import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import { useId } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import styles from './coin-choice.module.css'

interface CoinChoiceProps {
  readonly label: string
  readonly coins: readonly CoinCode[]
  readonly value: CoinCode
  readonly onChange: (coin: CoinCode) => void
  /** What I have of the chosen one. */
  readonly balance?: string | undefined
}

/** One of some coins, with what I have of it. */
export const CoinChoice = ({ label, coins, value, onChange, balance }: CoinChoiceProps) => {
  const t = useTexts()
  const id = useId()
  const { name, write } = useAmounts()
  return (
    <div className={styles.choice}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={({ target }) => {
          const chosen = coins.find((coin) => coin === target.value)
          if (chosen) onChange(chosen)
        }}
      >
        {coins.map((coin) => (
          <option key={coin} value={coin}>
            {name(coin)}
          </option>
        ))}
      </select>
      {balance !== undefined && (
        <p className={styles.balance}>{t('wallet.balanceOf', { amount: write(balance, value) })}</p>
      )}
    </div>
  )
}
