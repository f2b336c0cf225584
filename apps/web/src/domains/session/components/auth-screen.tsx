import type { ScreenName } from '@cliffhanger/contract/client-paths.ts'
import type { ReactNode } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useGoingOn } from '../../../ui/forms/use-going-on.ts'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import styles from './auth-screen.module.css'
import { DemoNote } from './demo-note.tsx'

interface AuthScreenProps {
  readonly title: string
  readonly hint?: string | undefined
  /** Where the way back leads when this is the first screen of the visit. */
  readonly back: ScreenName
  readonly right?: ReactNode
  readonly onSubmit: () => void
  readonly children: ReactNode
  /** Links below the form. */
  readonly footer?: ReactNode
}

/** The page of a form of the sign-in family: a large title, the fields, links below. */
export const AuthScreen = ({ title, hint, back, right, onSubmit, children, footer }: AuthScreenProps) => {
  const goBack = useGoBack(back)
  return (
    <Screen hasGlow top={<NavBar isClear onBack={goBack} right={right} />}>
      <div className={styles.column}>
        <h1 className={styles.title}>{title}</h1>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
        <form className={styles.form} noValidate {...useGoingOn(onSubmit)}>
          {children}
        </form>
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        <div className={styles.foot}>
          <DemoNote />
        </div>
      </div>
    </Screen>
  )
}
