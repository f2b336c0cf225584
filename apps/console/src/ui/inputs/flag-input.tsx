import { BooleanInput } from 'react-admin'

interface FlagInputProps {
  readonly source: string
  readonly label: string
  readonly help?: string
  readonly isDisabled?: boolean
  /** What it stands at in a new thing. */
  readonly starts?: 0 | 1
}

/** A switch for a 0 | 1 of the contract. */
export const FlagInput = ({ source, label, help, isDisabled = false, starts = 0 }: FlagInputProps) => (
  <BooleanInput
    source={source}
    label={label}
    helperText={help ?? false}
    disabled={isDisabled}
    format={(value: unknown) => value === 1}
    parse={(isOn: unknown) => (isOn ? 1 : 0)}
    defaultValue={starts}
  />
)
