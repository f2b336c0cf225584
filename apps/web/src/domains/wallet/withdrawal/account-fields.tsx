import { Refused } from '@cliffhanger/client/call-error.ts'
import { withdrawalAccountCalls } from '@cliffhanger/contract/wallet/withdrawal-account-calls.ts'
import { useState } from 'react'
import { refusedField } from '../../../platform/server/call-failure.ts'
import { call } from '../../../platform/server/client.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import page from '../../../ui/forms/form-page.module.css'
import { toast } from '../../../ui/overlays/toast.tsx'
import { GroupedField } from '../components/forms/grouped-field.tsx'
import { type Payment, PaySheet } from '../components/forms/pay-sheet.tsx'
import { PictureField } from '../components/forms/picture-field.tsx'
import { bareCard } from '../grouped-text.ts'
import { usePicture } from '../use-picture.ts'
import { type AccountDraft, accountProblems, inputOfDraft } from './account-form.ts'
import { accountTypeName, forgetAccounts } from './account-words.ts'
import { BankField } from './bank-field.tsx'
import { ChainField } from './chain-field.tsx'
import { PlainField } from './plain-field.tsx'

interface AccountFieldsProps {
  readonly start: AccountDraft
  /** Undefined for a new account. */
  readonly edited?: { readonly id: number; readonly isDefault: boolean }
  readonly bankName?: string
  readonly onDone: () => void
}

/** The form of one kind of account. It is stored once the payment password was given. */
export const AccountFields = ({ start, edited, bankName = '', onDone }: AccountFieldsProps) => {
  const t = useTexts()
  const picture = usePicture(start.pictureKey)
  const [typed, setTyped] = useState(start)
  const [isDefault, setIsDefault] = useState(edited?.isDefault ?? false)
  const [isChecked, setIsChecked] = useState(false)
  const [refused, setRefused] = useState<{ readonly field: string; readonly text: string }>()
  const [payment, setPayment] = useState<Payment>()
  const draft: AccountDraft = { ...typed, pictureKey: picture.key }
  const problems = accountProblems(draft, t)
  const { type } = start

  const change = (changes: Partial<AccountDraft>): void => {
    setTyped((before) => ({ ...before, ...changes }))
    setRefused(undefined)
  }
  const errorOf = (field: keyof typeof problems): string | undefined =>
    (refused?.field === field ? refused.text : undefined) ?? (isChecked ? problems[field] : undefined)

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

  const submit = (): void => {
    setIsChecked(true)
    if (picture.percent !== undefined) {
      toast(t(picture.percent < 0 ? 'media.uploadFailed' : 'withdrawal.stillUploading'))
      return
    }
    if (Object.keys(problems).length > 0) return
    setPayment({ title: t('withdrawal.confirmAccount'), lines: [], pay: store })
  }

  return (
    <>
      <form
        className={page.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {type === 'bank' && (
          <GroupedField
            label={t('withdrawal.cardNumber')}
            name="card_no"
            value={typed.cardNumber}
            bareOf={bareCard}
            separator=" "
            inputMode="numeric"
            onChange={(cardNumber) => change({ cardNumber })}
            error={errorOf('card_no')}
          />
        )}
        {type !== 'usdt' && (
          <PlainField
            label={t('withdrawal.realName')}
            name="real_name"
            value={typed.realName}
            maxLength={50}
            onChange={(realName) => change({ realName })}
            hint={t('withdrawal.realNameHint')}
            error={errorOf('real_name')}
          />
        )}
        {type === 'bank' && (
          <BankField
            bankId={typed.bankId}
            startName={bankName}
            onChange={(bankId) => change({ bankId })}
            error={errorOf('bank_id')}
          />
        )}
        {type === 'usdt' && (
          <ChainField chain={typed.chain} onChange={(chain) => change({ chain })} error={errorOf('chain')} />
        )}
        {type !== 'bank' && (
          <PlainField
            label={
              type === 'usdt' ? t('withdrawal.address') : t('withdrawal.accountOf', { kind: accountTypeName(type, t) })
            }
            name="account"
            value={typed.account}
            maxLength={64}
            onChange={(account) => change({ account })}
            error={errorOf('account')}
          />
        )}
        {(type === 'alipay' || type === 'wechat') && (
          <PictureField label={t('withdrawal.collectionCode')} picture={picture} hint={t('withdrawal.codeHint')} />
        )}
        {edited?.isDefault !== true && (
          <Checkbox checked={isDefault} onChange={setIsDefault}>
            {t('withdrawal.makeDefault')}
          </Checkbox>
        )}
        {type === 'usdt' && <p className={page.note}>{t('withdrawal.usdtWarning')}</p>}
        <Button type="submit" block>
          {t('shell.save')}
        </Button>
      </form>
      <PaySheet payment={payment} onClose={() => setPayment(undefined)} />
    </>
  )
}
