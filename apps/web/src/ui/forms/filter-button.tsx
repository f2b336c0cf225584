import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { Icon } from '../actions/icon.tsx'
import { ChoiceSheet } from './choice-sheet.tsx'
import type { Choice } from './choices.tsx'
import styles from './filter-button.module.css'

interface FilterButtonProps<Value extends string | number> {
  readonly label: string
  readonly value: Value
  /** Where it is chosen, the button says what is filtered. */
  readonly resting?: Value
  /** What is chosen in a word. */
  readonly short?: string
  readonly options: readonly Choice<Value>[]
  readonly onChange: (value: Value) => void
}

/** Narrows or orders a list: a low button with what is chosen, and the choice in a sheet. */
export const FilterButton = <Value extends string | number>({
  label,
  value,
  resting,
  short,
  options,
  onChange,
}: FilterButtonProps<Value>) => {
  const [isOpen, setIsOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)?.label ?? ''
  const isChosen = resting !== undefined && value !== resting
  return (
    <>
      <button
        type="button"
        className={styles.filter}
        aria-label={`${label}: ${chosen}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        data-chosen={isChosen}
      >
        <span className={styles.value}>{value === resting ? label : (short ?? chosen)}</span>
        <Icon of={ChevronDown} size={16} />
      </button>
      <ChoiceSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        label={label}
        options={options}
        value={value}
        onChange={onChange}
      />
    </>
  )
}
