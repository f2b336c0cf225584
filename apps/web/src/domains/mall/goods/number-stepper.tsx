import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import styles from './number-stepper.module.css'

interface NumberStepperProps {
  readonly value: number
  readonly largest: number
  readonly onChange: (value: number) => void
}

/** How many pieces: at least one, and no more than there are. */
export const NumberStepper = ({ value, largest, onChange }: NumberStepperProps) => {
  const t = useTexts()
  return (
    <div role="group" aria-label={t('goods.number')} className={styles.stepper}>
      <IconButton
        icon={Minus}
        size={20}
        label={t('goods.less')}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      />
      <output className={styles.value}>{value}</output>
      <IconButton
        icon={Plus}
        size={20}
        label={t('goods.more')}
        disabled={value >= largest}
        onClick={() => onChange(value + 1)}
      />
    </div>
  )
}
