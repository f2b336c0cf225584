import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { ChoiceSheet } from '../../../../ui/forms/choice-sheet.tsx'
import { useOwned } from '../../use-owned.ts'
import styles from './amount-field.module.css'

interface CoinChipProps {
  /** What the coin is of, where it is not the one coin of the form. */
  readonly label?: string
  readonly coins: readonly CoinCode[]
  readonly value: CoinCode
  readonly onChange: (coin: CoinCode) => void
}

/** The coin of an amount beside it, and a touch on it chooses another. */
export const CoinChip = ({ label, coins, value, onChange }: CoinChipProps) => {
  const t = useTexts()
  const { name } = useAmounts()
  const words = label ?? t('wallet.coin')
  const owned = useOwned()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.chip}
        aria-label={`${words}: ${name(value)}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <span className={styles.chipName}>{name(value)}</span>
        <Icon of={ChevronDown} size={16} />
      </button>
      <ChoiceSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        label={words}
        options={coins.map((coin) => ({ value: coin, label: name(coin), description: owned(coin) }))}
        value={value}
        onChange={onChange}
      />
    </>
  )
}
