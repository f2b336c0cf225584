import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Icon } from '../actions/icon.tsx'
import { classNames } from '../class-names.ts'
import { watchSideScroll } from './side-scroll.ts'
import styles from './tabs.module.css'

interface TabsProps<Value extends string | number> {
  readonly label: string
  readonly tabs: readonly {
    readonly value: Value
    readonly label: string
    /** Small lines below it, where what is chosen among is compared. */
    readonly notes?: readonly string[]
  }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** `fill`: all tabs share the width; else they scroll. */
  readonly fill?: boolean
}

/** A row of tabs; the chosen one scrolls into view, arrow keys move the choice. A mouse has its wheel, and an arrow where there is more. */
export const Tabs = <Value extends string | number>({ label, tabs, value, onChange, fill }: TabsProps<Value>) => {
  const place = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const index = tabs.findIndex((tab) => tab.value === value)
  useEffect(() => {
    const chosen = list.current?.children[index]
    if (!(chosen instanceof HTMLElement) || !list.current) return
    const left = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2
    list.current.scrollTo({ left, behavior: 'smooth' })
  }, [index])
  useEffect(() => {
    if (list.current && place.current) return watchSideScroll(list.current, place.current)
  }, [])
  const scroll = (step: -1 | 1) =>
    list.current?.scrollBy({ left: step * list.current.clientWidth * 0.7, behavior: 'smooth' })
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const next = tabs[(index + step + tabs.length) % tabs.length]
    if (step === 0 || !next) return
    event.preventDefault()
    onChange(next.value)
    const button = list.current?.children[tabs.indexOf(next)]
    if (button instanceof HTMLElement) button.focus()
  }
  return (
    <div ref={place} className={styles.place}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classNames(styles.tabs, fill && styles.fill)}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.value === value}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.notes?.map((note) => (
              <span key={note} className={styles.note}>
                {note}
              </span>
            ))}
          </button>
        ))}
      </div>
      {/* The keyboard has the arrow keys, and whoever is read to misses nothing that is out of sight. */}
      <button type="button" tabIndex={-1} aria-hidden="true" className={styles.before} onClick={() => scroll(-1)}>
        <Icon of={ChevronLeft} size={18} />
      </button>
      <button type="button" tabIndex={-1} aria-hidden="true" className={styles.after} onClick={() => scroll(1)}>
        <Icon of={ChevronRight} size={18} />
      </button>
    </div>
  )
}
