import type { LucideIcon } from 'lucide-react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Icon } from '../actions/icon.tsx'
import { classNames } from '../class-names.ts'
import styles from './cell.module.css'
import { ListLink } from './list-link.tsx'

interface CellProps {
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly icon?: LucideIcon
  readonly before?: ReactNode
  /** The value at the end of the row. */
  readonly value?: ReactNode
  /** Where the row leads; a row with `href` or `onClick` shows an arrow. */
  readonly href?: string
  /** Leads into a screen that has a row of its own: in a list that marks what is open, that one is marked. */
  readonly isShortcut?: boolean
  readonly onClick?: () => void
  readonly isDanger?: boolean
  readonly isDisabled?: boolean
}

interface CellGroupProps {
  readonly children: ReactNode
  readonly label?: string
  /** Words above the rows that everybody sees. */
  readonly heading?: string
  /** Without space of its own: the group is a part of a form. */
  readonly flush?: boolean
}

/** Rows that belong together. */
export const CellGroup = ({ children, label, heading, flush }: CellGroupProps) => (
  <section className={classNames(styles.section, flush && styles.flush)} aria-label={label ?? heading}>
    {heading !== undefined && <h2 className={styles.heading}>{heading}</h2>}
    <div className={styles.group}>{children}</div>
  </section>
)

/** One row of a list of settings or entries. */
export const Cell = ({ href, isShortcut, onClick, isDisabled, ...content }: CellProps) => {
  if (href !== undefined) {
    const Link = isShortcut ? 'a' : ListLink
    return (
      <Link className={styles.cell} href={href}>
        <CellContent {...content} hasArrow />
      </Link>
    )
  }
  if (onClick !== undefined) {
    return (
      <button type="button" className={styles.cell} onClick={onClick} disabled={isDisabled}>
        <CellContent {...content} hasArrow={content.isDanger !== true} />
      </button>
    )
  }
  return (
    <div className={styles.cell}>
      <CellContent {...content} />
    </div>
  )
}

/** What stands in a row, for rows of another kind. */
export const CellContent = ({
  title,
  description,
  icon,
  before,
  value,
  isDanger,
  hasArrow,
}: Omit<CellProps, 'href' | 'isShortcut' | 'onClick' | 'isDisabled'> & { readonly hasArrow?: boolean }) => (
  <>
    {before}
    {icon && (
      <span className={styles.icon}>
        <Icon of={icon} size={22} />
      </span>
    )}
    <span className={styles.main}>
      <span className={isDanger ? styles.danger : undefined}>{title}</span>
      {description !== undefined && <span className={styles.description}>{description}</span>}
    </span>
    {value !== undefined && <span className={styles.value}>{value}</span>}
    {hasArrow && (
      <span className={styles.arrow}>
        <Icon of={ChevronRight} size={18} />
      </span>
    )}
  </>
)
