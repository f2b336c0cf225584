import { type ReactElement, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { TextField, type TextFieldProps } from '../../../ui/forms/text-field.tsx'
import { GroupedField } from '../components/forms/grouped-field.tsx'
import { PictureField } from '../components/forms/picture-field.tsx'
import { bareCard } from '../grouped-text.ts'
import type { AccountDraft } from './account-form.ts'
import { accountTypeName } from './account-words.ts'
import { BankField } from './bank-card/bank-field.tsx'
import { CardPreview } from './bank-card/card-preview.tsx'
import { ChainField } from './chain-field.tsx'
import type { AccountForm } from './use-account-form.ts'

interface InputsProps {
  readonly form: AccountForm
  /** Name of the bank that stands in the form at first. */
  readonly bankName: string
}

/** A bank card: its bank, its number, whose it is. The card above them fills in as one types. */
const BankInputs = ({ form, bankName }: InputsProps) => {
  const t = useTexts()
  const { typed, change, leave, errorOf } = form
  const [bank, setBank] = useState(bankName)
  return (
    <>
      <CardPreview bank={bank} number={typed.cardNumber} holder={typed.realName} />
      <BankField
        bankId={typed.bankId}
        name={bank}
        onChange={(bankId, name) => {
          setBank(name)
          change({ bankId })
        }}
        error={errorOf('bank_id')}
      />
      <GroupedField
        label={t('withdrawal.cardNumber')}
        name="card_no"
        value={typed.cardNumber}
        bareOf={bareCard}
        separator=" "
        inputMode="numeric"
        onChange={(cardNumber) => change({ cardNumber })}
        onBlur={() => leave('card_no', typed.cardNumber)}
        hint={t('withdrawal.cardHint')}
        error={errorOf('card_no')}
      />
      <RealNameField form={form} hint={t('withdrawal.cardHolderHint')} />
    </>
  )
}

/** An account of Alipay or WeChat, with the code that is scanned to pay it. */
const WalletInputs = ({ form }: InputsProps) => {
  const t = useTexts()
  return (
    <>
      <RealNameField form={form} />
      <AccountField form={form} label={t('withdrawal.accountOf', { kind: accountTypeName(form.typed.type, t) })} />
      <PictureField label={t('withdrawal.collectionCode')} picture={form.picture} hint={t('withdrawal.codeHint')} />
    </>
  )
}

/** An address of a chain. */
const UsdtInputs = ({ form }: InputsProps) => {
  const t = useTexts()
  const { typed, change, errorOf } = form
  return (
    <>
      <ChainField chain={typed.chain} onChange={(chain) => change({ chain })} error={errorOf('chain')} />
      <AccountField form={form} label={t('withdrawal.address')} />
    </>
  )
}

interface RealNameFieldProps extends Pick<InputsProps, 'form'> {
  readonly hint?: string
}

const RealNameField = ({ form: { typed, change, leave, errorOf }, hint }: RealNameFieldProps) => {
  const t = useTexts()
  return (
    <PlainField
      label={t('withdrawal.realName')}
      name="real_name"
      value={typed.realName}
      maxLength={50}
      onChange={(realName) => change({ realName })}
      onBlur={() => leave('real_name', typed.realName)}
      hint={hint ?? t('withdrawal.realNameHint')}
      error={errorOf('real_name')}
    />
  )
}

const AccountField = ({
  form: { typed, change, leave, errorOf },
  label,
}: Pick<InputsProps, 'form'> & { readonly label: string }) => (
  <PlainField
    label={label}
    name="account"
    value={typed.account}
    maxLength={64}
    onChange={(account) => change({ account })}
    onBlur={() => leave('account', typed.account)}
    error={errorOf('account')}
  />
)

/** Nothing is filled in or corrected, for it is money that goes there. */
const PlainField = (props: TextFieldProps) => (
  <TextField {...props} autoComplete="off" autoCapitalize="off" autoCorrect="off" spellCheck={false} />
)

/** What is asked for each kind of account. */
export const accountInputs: Readonly<Record<AccountDraft['type'], (props: InputsProps) => ReactElement>> = {
  bank: BankInputs,
  alipay: WalletInputs,
  wechat: WalletInputs,
  usdt: UsdtInputs,
}
