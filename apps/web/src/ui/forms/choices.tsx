import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { Icon } from '../actions/icon.tsx'
import cell from '../layout/cell.module.css'
import { CellContent } from '../layout/cell.tsx'
import styles from './choices.module.css'

export interface Choice<Value extends string | number> {
  readonly value: Value
  readonly label: string
  readonly description?: string | undefined
  /** A picture, or a sign. */
  readonly before?: ReactNode
}

interface ChoicesProps<Value extends string | number> {
  readonly label: string
  readonly options: readonly Choice<Value>[]
  /** Undefined while nothing is chosen. */
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  readonly isDisabled?: boolean
}

/** One of several: rows with a tick at the chosen one. */
export const Choices = <Value extends string | number>({
  label,
  options,
  value,
  onChange,
  isDisabled = false,
}: ChoicesProps<Value>) => (
  <div role="group" aria-label={label} className={styles.choices}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        className={cell.cell}
        aria-pressed={option.value === value}
        disabled={isDisabled}
        onClick={() => onChange(option.value)}
      >
        <CellContent
          before={option.before}
          title={option.label}
          description={option.description}
          {...(option.value === value && { value: <Tick /> })}
        />
      </button>
    ))}
  </div>
)

const Tick = () => (
  <span className={styles.tick}>
    <Icon of={Check} size={20} />
  </span>
)
