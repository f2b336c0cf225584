import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import styles from './units-stepper.module.css'

interface UnitsStepperProps {
  readonly value: number
  readonly least: number
  readonly most: number
  readonly onChange: (value: number) => void
}

/** How many units, by one or typed; never outside of what may be taken. */
export const UnitsStepper = ({ value, least, most, onChange }: UnitsStepperProps) => {
  const t = useTexts()
  const change = (units: number): void => onChange(Math.max(least, Math.min(most, units)))
  return (
    <div role="group" aria-label={t('crowdfunding.units')} className={styles.stepper}>
      <IconButton
        icon={Minus}
        size={20}
        label={t('crowdfunding.fewer')}
        disabled={value <= least}
        onClick={() => change(value - 1)}
      />
      <input
        className={styles.value}
        aria-label={t('crowdfunding.units')}
        inputMode="numeric"
        value={value}
        onChange={({ target }) => change(Number(target.value.replaceAll(/\D/g, '').slice(0, 7)) || least)}
      />
      <IconButton
        icon={Plus}
        size={20}
        label={t('crowdfunding.moreUnits')}
        disabled={value >= most}
        onClick={() => change(value + 1)}
      />
    </div>
  )
}
