import { type ReactNode, useRef } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import page from '../../../../ui/forms/form-page.module.css'
import type { AmountFieldProps } from '../forms/amount-field.tsx'
import { AmountKeypad } from '../keypad/amount-keypad.tsx'
import { usePageKeys } from '../keypad/use-page-keys.ts'
import styles from './amount-form.module.css'
import { AmountStage } from './amount-stage.tsx'

interface AmountFormProps {
  readonly field: AmountFieldProps
  /** What comes before the amount: who receives it, which coins. */
  readonly before?: ReactNode
  /** The amount in a shape of the form's own. */
  readonly stage?: ReactNode
  /** What there is to know and to choose besides. */
  readonly children?: ReactNode
  /** The button that sends it. */
  readonly action: ReactNode
  readonly note?: ReactNode
  /** What one scrolls to: the keys go out of view with the form. */
  readonly after?: ReactNode
  /** Within a sheet, which has its own edges. */
  readonly isInSheet?: boolean
  readonly onSubmit: () => void
}

/**
 * A form whose one question is how much. Where it is touched it is a page of keys: the amount large in the middle, what there is to know below
 * it, keys and button at the foot, in thumb's reach. Elsewhere the
 * button follows what there is to know.
 */
export const AmountForm = ({
  field,
  before,
  stage,
  children,
  action,
  note,
  after,
  isInSheet = false,
  onSubmit,
}: AmountFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const { isTouched, isOpen } = usePageKeys(form)
  const { coin, scale, value, isPreset, onChange } = field
  return (
    <>
      <form
        ref={form}
        className={classNames(
          isInSheet ? page.sheetForm : page.form,
          styles.centred,
          isTouched && !isInSheet && styles.page,
        )}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {before}
        {stage ?? <AmountStage {...field} isTouched={isTouched} />}
        {children}
        {isTouched ? (
          <>
            {note}
            {isOpen && (
              <div className={classNames(!isInSheet && styles.keysAtFoot)}>
                <AmountKeypad {...{ coin, scale, value, isPreset, onChange }} />
              </div>
            )}
            <div className={classNames(!isInSheet && styles.actionAtFoot)}>{action}</div>
          </>
        ) : (
          <>
            {action}
            {note}
          </>
        )}
      </form>
      {after}
    </>
  )
}
