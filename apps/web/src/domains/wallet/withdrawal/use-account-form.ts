import { Refused } from '@cliffhanger/client/call-error.ts'
import { withdrawalAccountCalls } from '@cliffhanger/contract/wallet/withdrawal-account-calls.ts'
import { useState } from 'react'
import { refusedField } from '../../../platform/server/call-failure.ts'
import { call } from '../../../platform/server/client.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useUpload } from '../../../shared/uploads/use-upload.ts'
import { afterPress } from '../../../ui/actions/after-press.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import type { Payment } from '../components/forms/pay-sheet.tsx'
import { type AccountDraft, type AccountField, accountProblems, inputOfDraft } from './account-form.ts'
import { forgetAccounts } from './account-words.ts'

/** An account that exists already. */
export interface EditedAccount {
  readonly id: number
  readonly isDefault: boolean
}

/** What is typed into the form of an account, what is wrong with it, and how it is stored: once the payment password was given. */
export function useAccountForm(start: AccountDraft, edited: EditedAccount | undefined, onDone: () => void) {
  const t = useTexts()
  const picture = useUpload('chat', start.pictureKey)
  const [typed, setTyped] = useState(start)
  const [isDefault, setIsDefault] = useState(edited?.isDefault ?? false)
  const [isChecked, setIsChecked] = useState(false)
  /** Fields that were left with something in them. */
  const [left, setLeft] = useState<ReadonlySet<AccountField>>(new Set())
  const [refused, setRefused] = useState<{ readonly field: string; readonly text: string }>()
  const [payment, setPayment] = useState<Payment>()
  const draft: AccountDraft = { ...typed, pictureKey: picture.key }
  const problems = accountProblems(draft, t)
  const [firstProblem] = Object.values(problems)

  const store = async (password: string): Promise<void> => {
    const form = { ...inputOfDraft(draft), is_default: isDefault ? (1 as const) : (0 as const), pay_password: password }
    try {
      if (edited) await call(withdrawalAccountCalls.editWithdrawAccount, { ...form, id: edited.id })
      else await call(withdrawalAccountCalls.addWithdrawAccount, form)
    } catch (error) {
      // What is wrong with a field is shown there, and the sheet gives the view of it free.
      const field = refusedField(error)
      if (field === undefined || !(error instanceof Refused)) throw error
      setPayment(undefined)
      setRefused({ field, text: error.message })
      return
    }
    setPayment(undefined)
    await forgetAccounts()
    toast(t('shell.saved'))
    onDone()
  }

  return {
    typed,
    picture,
    isDefault,
    setIsDefault,
    payment,
    closePayment: () => setPayment(undefined),
    change(changes: Partial<AccountDraft>): void {
      setTyped((before) => ({ ...before, ...changes }))
      setRefused(undefined)
    },
    /** What has to be filled in or mended first. */
    missing: firstProblem,
    leave: (field: AccountField, value: string): void => {
      if (value !== '') afterPress(() => setLeft((before) => new Set([...before, field])))
    },
    errorOf: (field: AccountField): string | undefined =>
      (refused?.field === field ? refused.text : undefined) ??
      (isChecked || left.has(field) ? problems[field] : undefined),
    submit(): void {
      setIsChecked(true)
      if (picture.percent !== undefined) {
        toast(t(picture.percent < 0 ? 'media.uploadFailed' : 'withdrawal.stillUploading'))
        return
      }
      if (Object.keys(problems).length > 0) return
      setPayment({ title: t('withdrawal.confirmAccount'), lines: [], pay: store })
    },
  }
}

export type AccountForm = ReturnType<typeof useAccountForm>
