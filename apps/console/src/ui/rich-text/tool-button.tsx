import { IconButton, Tooltip } from '@mui/material'
import type { ReactNode } from 'react'

interface ToolButtonProps {
  readonly name: string
  readonly isDisabled: boolean
  readonly onClick: (event: { readonly currentTarget: HTMLElement }) => void
  /** Left out where it is no switch. */
  readonly isOn?: boolean
  readonly children: ReactNode
}

/** A sign of the toolbar. It leaves the selection of the text alone. */
export const ToolButton = ({ name, isDisabled, onClick, isOn, children }: ToolButtonProps) => (
  <Tooltip title={name}>
    <span>
      <IconButton
        size="small"
        aria-label={name}
        {...(isOn !== undefined && { 'aria-pressed': isOn })}
        disabled={isDisabled}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
        sx={{ borderRadius: 1, ...(isOn && { backgroundColor: 'action.selected' }) }}
      >
        {children}
      </IconButton>
    </span>
  </Tooltip>
)
