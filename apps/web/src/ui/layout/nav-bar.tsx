import ChevronLeft from 'lucide-react/icons/chevron-left'
import { type ReactNode, useContext } from 'react'
import { goToReturnTarget, useReturnTarget } from '../../platform/navigation/return-target.ts'
import { useTexts } from '../../platform/texts.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { classNames } from '../class-names.ts'
import styles from './nav-bar.module.css'
import { ScreenPosition } from './screen-position.ts'

interface NavBarProps {
  /** Left out where the page carries its own heading. */
  readonly title?: ReactNode
  /** Left out where there is nowhere to go back to. */
  readonly onBack?: (() => void) | undefined
  readonly right?: ReactNode
  /** The title begins beside the way back; else it stands in the middle. */
  readonly isAtStart?: boolean
  /** Lets the page's own background through. */
  readonly isClear?: boolean
}

/** The bar on top of a screen: the way back, its title, what can be done with the whole. */
export const NavBar = ({ title, onBack, right, isAtStart, isClear }: NavBarProps) => {
  const t = useTexts()
  const isWhole = useContext(ScreenPosition) === 'whole'
  return (
    <div className={classNames(styles.bar, isClear && styles.clear, isAtStart && styles.atStart)}>
      <div className={styles.side}>
        {onBack && isWhole && <IconButton icon={ChevronLeft} label={t('shell.back')} onClick={onBack} />}
      </div>
      <div className={styles.middle}>
        {title !== undefined && <h1 className={styles.title}>{title}</h1>}
        <ReturnWay />
      </div>
      <div className={styles.side}>{right}</div>
    </div>
  )
}

/** Below the title, one touch back to the screen that the member left to do something else. */
const ReturnWay = () => {
  const t = useTexts()
  const target = useReturnTarget()
  const position = useContext(ScreenPosition)
  if (!target || position === 'list') return null
  return (
    <button type="button" className={styles.return} onClick={() => goToReturnTarget(target)}>
      <span>{t('shell.backTo', { place: target.place })}</span>
    </button>
  )
}
