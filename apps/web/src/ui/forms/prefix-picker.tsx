import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../actions/icon.tsx'
import { Sheet } from '../overlays/sheet.tsx'
import styles from './prefix-picker.module.css'

interface PrefixPickerProps {
  readonly prefixes: readonly string[]
  readonly value: string
  readonly onChange: (prefix: string) => void
}

/** The country code in front of a phone number. */
export const PrefixPicker = ({ prefixes, value, onChange }: PrefixPickerProps) => {
  const t = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const choose = (prefix: string) => {
    onChange(prefix)
    setIsOpen(false)
  }
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={`${t('shell.countryCode')} ${value}`}
        onClick={() => setIsOpen(true)}
      >
        {value}
        <Icon of={ChevronDown} size={16} />
      </button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('shell.countryCode')}>
        <ul className={styles.list}>
          {prefixes.map((prefix) => (
            <li key={prefix}>
              <button
                type="button"
                className={styles.row}
                aria-pressed={prefix === value}
                onClick={() => choose(prefix)}
              >
                {prefix}
                {prefix === value && <Icon of={Check} size={20} />}
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}
