import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import page from '../../../ui/forms/form-page.module.css'
import { useGoingOn } from '../../../ui/forms/use-going-on.ts'
import { PaySheet } from '../components/forms/pay-sheet.tsx'
import type { AccountDraft } from './account-form.ts'
import { accountInputs } from './account-inputs.tsx'
import { type EditedAccount, useAccountForm } from './use-account-form.ts'

interface AccountFieldsProps {
  readonly start: AccountDraft
  /** Undefined for a new account. */
  readonly edited?: EditedAccount
  readonly bankName?: string
  readonly onDone: () => void
}

/** The form of one kind of account. It is stored once the payment password was given. */
export const AccountFields = ({ start, edited, bankName = '', onDone }: AccountFieldsProps) => {
  const t = useTexts()
  const form = useAccountForm(start, edited, onDone)
  const Inputs = accountInputs[start.type]
  return (
    <>
      <form className={page.form} noValidate {...useGoingOn(form.submit)}>
        <Inputs form={form} bankName={bankName} />
        {edited?.isDefault !== true && (
          <Checkbox checked={form.isDefault} onChange={form.setIsDefault}>
            {t('withdrawal.makeDefault')}
          </Checkbox>
        )}
        {start.type === 'usdt' && <p className={page.note}>{t('withdrawal.usdtWarning')}</p>}
        <Button type="submit" block waitsFor={form.missing}>
          {t('shell.save')}
        </Button>
      </form>
      <PaySheet payment={form.payment} onClose={form.closePayment} />
    </>
  )
}
