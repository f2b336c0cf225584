import { InputBase } from '@mui/material'

interface HtmlSourceProps {
  readonly labelledBy: string
  readonly value: string
  readonly onChange: (html: string) => void
  readonly isDisabled: boolean
}

/** The HTML of a formatted text, for what comes from elsewhere as HTML. */
export const HtmlSource = ({ labelledBy, value, onChange, isDisabled }: HtmlSourceProps) => (
  <InputBase
    value={value}
    onChange={({ target }) => onChange(target.value)}
    disabled={isDisabled}
    multiline
    fullWidth
    sx={{ p: 1.5, alignItems: 'flex-start' }}
    slotProps={{ input: { 'aria-labelledby': labelledBy, style: { fontFamily: 'ui-monospace, monospace' } } }}
  />
)
