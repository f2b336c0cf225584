import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import styles from './form-page.module.css'

interface FormPageProps {
  /** What the button at its end says. */
  readonly submitLabel: string
  readonly isBusy: boolean
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** A screen's one form: its fields below each other, and the button that sends it. What is wrong stands at its field. */
export const FormPage = ({ submitLabel, isBusy, onSubmit, children }: FormPageProps) => (
  <form
    className={styles.form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    {children}
    <Button type="submit" block busy={isBusy}>
      {submitLabel}
    </Button>
  </form>
)
