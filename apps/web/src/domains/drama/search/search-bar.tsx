import ChevronLeft from 'lucide-react/icons/chevron-left'
import CircleX from 'lucide-react/icons/circle-x'
import Search from 'lucide-react/icons/search'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type SubmitEvent, useContext, useEffect, useRef } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { ScreenPosition } from '../../../ui/layout/screen-position.ts'
import styles from './search-screen.module.css'

interface SearchBarProps {
  readonly value: string
  readonly placeholder: string
  /** How many filters are on. */
  readonly filters: number
  /** The field takes the focus: nothing was searched for yet. */
  readonly isEager: boolean
  readonly onType: (word: string) => void
  readonly onSearch: () => void
  readonly onFilter: () => void
}

const keywordLimit = 50

/** The field of the search, the way back, and the filters. */
export const SearchBar = ({ value, placeholder, filters, isEager, onType, onSearch, onFilter }: SearchBarProps) => {
  const t = useTexts()
  const goBack = useGoBack('home')
  const isWhole = useContext(ScreenPosition) === 'whole'
  const input = useRef<HTMLInputElement>(null)
  const wantsFocus = useRef(isEager)
  useEffect(() => {
    if (wantsFocus.current) input.current?.focus()
  }, [])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    input.current?.blur()
    onSearch()
  }
  return (
    <form role="search" className={styles.bar} onSubmit={submit}>
      {isWhole && <IconButton icon={ChevronLeft} label={t('shell.back')} onClick={goBack} />}
      <label className={styles.field}>
        <Icon of={Search} size={18} />
        <input
          ref={input}
          className={styles.input}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={keywordLimit}
          aria-label={t('drama.search')}
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
        {value !== '' && (
          <IconButton icon={CircleX} size={18} label={t('drama.clearSearch')} onClick={() => onType('')} />
        )}
      </label>
      <IconButton
        className={styles.filter}
        data-on={filters > 0}
        icon={SlidersHorizontal}
        label={filters > 0 ? t('discover.filtersOn', { count: filters }) : t('discover.filters')}
        onClick={onFilter}
      />
    </form>
  )
}
