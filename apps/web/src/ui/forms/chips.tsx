import { classNames } from '../class-names.ts'
import styles from './chips.module.css'

interface ChipsProps<Value extends string | number> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** In one line that scrolls, where there may be many. */
  readonly inLine?: boolean
}

/** One of several, as words beside each other that wrap. */
export const Chips = <Value extends string | number>({
  label,
  options,
  value,
  onChange,
  inLine = false,
}: ChipsProps<Value>) => (
  <div role="group" aria-label={label} className={classNames(styles.chips, inLine && styles.inLine)}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        className={styles.chip}
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
      >
        {option.label}
      </button>
    ))}
  </div>
)
