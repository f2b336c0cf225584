import type { Sex } from '@cliffhanger/contract/account/schemas.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { sexLabels } from '../../../ui/people/sex-labels.ts'
import styles from './sex-picker.module.css'

const choices = ['female', 'male', 'secret'] as const

interface SexPickerProps {
  readonly value: Sex
  readonly onChange: (sex: Sex) => void
  readonly disabled?: boolean
}

/** V-36: male, female or secret. */
export const SexPicker = ({ value, onChange, disabled }: SexPickerProps) => {
  const t = useTexts()
  return (
    <div className={styles.choices}>
      {choices.map((sex) => (
        <Button
          key={sex}
          kind={sex === value ? 'primary' : 'quiet'}
          aria-pressed={sex === value}
          disabled={disabled}
          onClick={() => onChange(sex)}
        >
          {t(sexLabels[sex])}
        </Button>
      ))}
    </div>
  )
}
