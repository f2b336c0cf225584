import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import { useState } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import { ChoiceSheet } from '../../../../ui/forms/choice-sheet.tsx'
import { ChooserButton } from '../../../../ui/forms/chooser-button.tsx'
import { useOwned } from '../../use-owned.ts'
import styles from './coin-choice.module.css'

interface CoinChoiceProps {
  readonly label: string
  readonly coins: readonly CoinCode[]
  readonly value: CoinCode
  readonly onChange: (coin: CoinCode) => void
  /** What I have of the chosen one. */
  readonly balance?: string | undefined
}

/** One of some coins, with what I have of each. */
export const CoinChoice = ({ label, coins, value, onChange, balance }: CoinChoiceProps) => {
  const t = useTexts()
  const { name, write } = useAmounts()
  const owned = useOwned()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.choice}>
      <ChooserButton label={label} value={name(value)} placeholder={name(value)} onClick={() => setIsOpen(true)} />
      {balance !== undefined && (
        <p className={styles.balance}>{t('wallet.balanceOf', { amount: write(balance, value) })}</p>
      )}
      <ChoiceSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        label={label}
        options={coins.map((coin) => ({ value: coin, label: name(coin), description: owned(coin) }))}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
