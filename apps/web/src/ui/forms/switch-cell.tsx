import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAction } from '../actions/use-action.ts'
import { classNames } from '../class-names.ts'
import { vibrate } from '../feedback/haptics.ts'
import cell from '../layout/cell.module.css'
import { CellContent } from '../layout/cell.tsx'
import styles from './switch-cell.module.css'

interface SwitchCellProps {
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly icon?: LucideIcon
  readonly isOn: boolean
  /** Shows the new position at once and takes it back where it fails. */
  readonly onChange: (isOn: boolean) => Promise<void>
  readonly isDisabled?: boolean
}

/** One setting that is on or off. */
export const SwitchCell = ({ title, description, icon, isOn, onChange, isDisabled = false }: SwitchCellProps) => {
  const change = useAction(onChange)
  return (
    <button
      type="button"
      role="switch"
      className={classNames(cell.cell, styles.cell, isDisabled && styles.disabled)}
      aria-checked={isOn}
      disabled={isDisabled}
      onClick={() => {
        vibrate('select')
        change.run(!isOn)
      }}
    >
      <CellContent
        title={title}
        {...(description !== undefined && { description })}
        {...(icon && { icon })}
        value={<span className={styles.track} data-on={isOn || undefined} />}
      />
    </button>
  )
}
