import ChevronLeft from 'lucide-react/icons/chevron-left'
import type { ReactNode } from 'react'
import { useTexts } from '../platform/texts.ts'
import { IconButton } from './icon-button.tsx'
import styles from './nav-bar.module.css'

interface NavBarProps {
  readonly title: ReactNode
  /** Left out where there is nowhere to go back to. */
  readonly onBack?: (() => void) | undefined
  readonly right?: ReactNode
}

/** The bar on top of a screen: the way back, its title, what can be done with the whole. */
export const NavBar = ({ title, onBack, right }: NavBarProps) => {
  const t = useTexts()
  return (
    <header className={styles.bar}>
      <div className={styles.side}>
        {onBack && <IconButton icon={ChevronLeft} label={t('shell.back')} onClick={onBack} />}
      </div>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.side}>{right}</div>
    </header>
  )
}
