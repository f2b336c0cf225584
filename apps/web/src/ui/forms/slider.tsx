import { formatShare } from '@cliffhanger/i18n/format/numbers.ts'
import type { LucideIcon } from 'lucide-react'
import { type CSSProperties, useId } from 'react'
import { useLanguage } from '../../platform/texts.ts'
import { Icon } from '../actions/icon.tsx'
import styles from './slider.module.css'

interface SliderProps {
  readonly icon: LucideIcon
  readonly label: string
  /** In percent. */
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}

/** A value between two ends, chosen with a finger or with arrow keys. */
export const Slider = ({ icon, label, value, min, max, onChange }: SliderProps) => {
  const id = useId()
  const language = useLanguage()
  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={id}>
        <Icon of={icon} size={18} />
        {label}
      </label>
      <input
        id={id}
        className={styles.range}
        type="range"
        min={min}
        max={max}
        step={5}
        value={value}
        style={{ '--at': `${((value - min) / (max - min)) * 100}%` } as CSSProperties}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <output className={styles.value} htmlFor={id}>
        {formatShare(value / 100, language)}
      </output>
    </div>
  )
}
