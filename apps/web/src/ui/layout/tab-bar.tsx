import type { LucideIcon } from 'lucide-react'
import { Icon } from '../actions/icon.tsx'
import { AttentionMark } from './attention-mark.tsx'
import styles from './tab-bar.module.css'

export interface TabBarItem {
  readonly href: string
  readonly label: string
  readonly icon: LucideIcon
  readonly badge?: number
  /** Asks for attention without a number, in these words for those who cannot see it. */
  readonly dot?: string
}

interface TabBarProps {
  readonly label: string
  readonly items: readonly TabBarItem[]
  readonly selected: number
}

/** The five tabs at the bottom. */
export const TabBar = ({ label, items, selected }: TabBarProps) => (
  <nav className={styles.bar} aria-label={label}>
    {items.map((item, index) => (
      <a key={item.href} href={item.href} className={styles.tab} aria-current={index === selected ? 'page' : undefined}>
        <span className={styles.label}>{item.label}</span>
        <span className={styles.icon}>
          <Icon of={item.icon} />
          <AttentionMark count={item.badge} dot={item.dot} />
        </span>
      </a>
    ))}
  </nav>
)
