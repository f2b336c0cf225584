import { type KeyboardEvent, useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import styles from './tabs.module.css'

interface TabsProps<Value extends string | number> {
  readonly label: string
  readonly tabs: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** `fill`: all tabs share the width; else they scroll. */
  readonly fill?: boolean
}

/** A row of tabs; the chosen one scrolls into view, arrow keys move the choice. */
export const Tabs = <Value extends string | number>({ label, tabs, value, onChange, fill }: TabsProps<Value>) => {
  const list = useRef<HTMLDivElement>(null)
  const index = tabs.findIndex((tab) => tab.value === value)
  useEffect(() => {
    const chosen = list.current?.children[index]
    if (!(chosen instanceof HTMLElement) || !list.current) return
    const left = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2
    list.current.scrollTo({ left, behavior: 'smooth' })
  }, [index])
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
        </button>
      ))}
    </div>
  )
}
