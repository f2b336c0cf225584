import { useHold } from '../actions/use-hold.ts'
import { classNames } from '../class-names.ts'
import { Badge } from '../people/badge.tsx'
import styles from './chips.module.css'

interface ChipOption<Value extends string | number> {
  readonly value: Value
  readonly label: string
  /** What asks for attention behind it, with the words it is read out by. */
  readonly attention?: { readonly count: number; readonly words: string }
  /** A finger that rests on it, or the second button of a mouse. */
  readonly onHold?: (() => void) | undefined
}

interface ChipsProps<Value extends string | number> {
  readonly label: string
  readonly options: readonly ChipOption<Value>[]
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
      <Chip
        key={option.value}
        option={option}
        isChosen={option.value === value}
        onChoose={() => onChange(option.value)}
      />
    ))}
  </div>
)

interface ChipProps {
  readonly option: ChipOption<string | number>
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const Chip = ({ option: { label, attention, onHold }, isChosen, onChoose }: ChipProps) => {
  const holding = useHold(() => onHold?.())
  return (
    <button type="button" className={styles.chip} aria-pressed={isChosen} onClick={onChoose} {...(onHold && holding)}>
      {label}
      {attention && attention.count > 0 && (
        <>
          <span aria-hidden="true" className={styles.attention}>
            <Badge count={attention.count} />
          </span>
          <span className="visually-hidden">, {attention.words}</span>
        </>
      )}
    </button>
  )
}
