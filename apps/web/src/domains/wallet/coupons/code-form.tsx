import { Refused } from '@cliffhanger/client/call-error.ts'
import { redeemCode } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import { useState } from 'react'
import { describeFailure, refusedField } from '../../../platform/server/call-failure.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import page from '../../../ui/forms/form-page.module.css'
import { GroupedField } from '../components/forms/grouped-field.tsx'
import { bareCode } from '../grouped-text.ts'

interface CodeFormProps {
  readonly label: string
  readonly submitLabel: string
  /** Takes the code; what it throws about the code is shown at the field. */
  readonly onSend: (code: string) => Promise<void>
}

const isOfCode = (error: unknown): boolean =>
  refusedField(error) === 'code' ||
  (error instanceof Refused && (error.is('redemptionCodeInvalid') || error.is('tooManyAttempts')))

/** A redemption or coupon code: written in groups of four, however it is typed or pasted. */
export const CodeForm = ({ label, submitLabel, onSend }: CodeFormProps) => {
  const t = useTexts()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const send = useAction(
    async () => {
      await onSend(code)
      setCode('')
    },
    (error) => {
      if (isOfCode(error)) setProblem(describeFailure(error))
      return isOfCode(error)
    },
  )
  const missing =
    code === '' ? t('coupons.codeMissing') : redeemCode.safeParse(code).success ? undefined : t('coupons.codeShort')
  const submit = (): void => {
    if (missing === undefined) send.run()
    else setProblem(missing)
  }
  return (
    <form
      className={page.sheetForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <GroupedField
        label={label}
        name="code"
        value={code}
        bareOf={bareCode}
        separator="-"
        onChange={(typed) => {
          setCode(typed)
          setProblem(undefined)
        }}
        error={problem}
        hint={t('coupons.codeHint')}
        autoCapitalize="characters"
        enterKeyHint="done"
      />
      <Button type="submit" block busy={send.isBusy} waitsFor={missing}>
        {submitLabel}
      </Button>
    </form>
  )
}
