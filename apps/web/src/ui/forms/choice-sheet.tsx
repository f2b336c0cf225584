import { Sheet } from '../overlays/sheet.tsx'
import { type Choice, Choices } from './choices.tsx'

interface ChoiceSheetProps<Value extends string | number> {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly label: string
  readonly options: readonly Choice<Value>[]
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
}

/** One of several, chosen in a sheet that closes with the choice. */
export const ChoiceSheet = <Value extends string | number>({
  isOpen,
  onClose,
  label,
  options,
  value,
  onChange,
}: ChoiceSheetProps<Value>) => (
  <Sheet isOpen={isOpen} onClose={onClose} title={label}>
    <Choices
      label={label}
      options={options}
      value={value}
      onChange={(chosen) => {
        onClose()
        onChange(chosen)
      }}
    />
  </Sheet>
)
