import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { classNames } from '../class-names.ts'
import styles from './form-page.module.css'
import { useGoingOn } from './use-going-on.ts'

interface FormPageProps {
  /** What the button at its end says. */
  readonly submitLabel: string
  readonly isBusy: boolean
  /** What the button waits for, in words. */
  readonly waitsFor?: string | undefined
  readonly onSubmit: () => void
  readonly children: ReactNode
  /** Fields that follow: on a desktop they stand beside the others, above the button. The page has to be a wide one. */
  readonly second?: ReactNode
}

/** A screen's one form: its fields below each other, and the button that sends it. What is wrong stands at its field. */
export const FormPage = ({ submitLabel, isBusy, waitsFor, onSubmit, children, second }: FormPageProps) => (
  <form className={classNames(styles.form, second !== undefined && styles.halves)} noValidate {...useGoingOn(onSubmit)}>
    <div className={styles.half}>{children}</div>
    <div className={styles.half}>
      {second}
      <Button type="submit" block busy={isBusy} waitsFor={waitsFor}>
        {submitLabel}
      </Button>
    </div>
  </form>
)
