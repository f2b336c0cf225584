import Search from 'lucide-react/icons/search'
import type { ComponentPropsWithoutRef } from 'react'
import { Icon } from '../actions/icon.tsx'
import styles from './search-field.module.css'

type ComboboxProps = Pick<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'role' | 'aria-expanded' | 'aria-controls' | 'aria-activedescendant' | 'aria-autocomplete' | 'onKeyDown'
>

/** Where its keys choose from the list below it, it also says so. */
interface SearchFieldProps extends ComboboxProps {
  /** What is searched; also shown while nothing is typed. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly maxLength?: number
  /** One came to search. */
  readonly autoFocus?: boolean
}

/** Narrows the list below it while one types. */
export const SearchField = ({ label, value, onChange, ...rest }: SearchFieldProps) => (
  <search className={styles.search}>
    <label className={styles.box}>
      <Icon of={Search} size={18} />
      <input
        className={styles.input}
        type="search"
        value={value}
        placeholder={label}
        aria-label={label}
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
    </label>
  </search>
)
