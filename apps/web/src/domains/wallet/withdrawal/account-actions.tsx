import { withdrawalAccountCalls } from '@cliffhanger/contract/wallet/withdrawal-account-calls.ts'
import type { WithdrawAccount } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import Pencil from 'lucide-react/icons/pencil'
import Star from 'lucide-react/icons/star'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { call } from '../../../platform/server/client.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { confirm } from '../../../ui/overlays/dialog.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { type Payment, PaySheet } from '../components/forms/pay-sheet.tsx'
import { formOfAccount } from './account-form.ts'
import { accountTitle, forgetAccounts } from './account-words.ts'

interface AccountActionsProps {
  /** Undefined while none is opened. */
  readonly account: WithdrawAccount | undefined
  readonly onClose: () => void
}

/** What can be done with one of my accounts. */
export const AccountActions = ({ account, onClose }: AccountActionsProps) => {
  const t = useTexts()
  const [payment, setPayment] = useState<Payment>()
  const remove = useAction(async ({ id }: WithdrawAccount) => {
    onClose()
    const question = { title: t('withdrawal.deleteQuestion'), text: t('withdrawal.deleteHint'), isDanger: true }
    if (!(await confirm({ ...question, confirmLabel: t('withdrawal.delete') }))) return
    await call(withdrawalAccountCalls.deleteWithdrawAccount, { id })
    await forgetAccounts()
    toast(t('withdrawal.deleted'))
  })
  const makeDefault = ({ id }: WithdrawAccount): void => {
    onClose()
    setPayment({
      title: t('withdrawal.makeDefault'),
      lines: account ? [{ label: t('withdrawal.account'), value: accountTitle(account, t) }] : [],
      pay: async (password) => {
        // The server keeps no part of an account that the form leaves out, and lists show numbers masked.
        const { account: full } = await call(withdrawalAccountCalls.getWithdrawAccount, { id })
        const form = { ...formOfAccount(full), id, is_default: 1 as const, pay_password: password }
        await call(withdrawalAccountCalls.editWithdrawAccount, form)
        setPayment(undefined)
        await forgetAccounts()
        toast(t('shell.saved'))
      },
    })
  }
  return (
    <>
      <Sheet isOpen={account !== undefined} onClose={onClose} title={account ? accountTitle(account, t) : ''}>
        {account && (
          <CellGroup flush>
            {account.is_default === 0 && (
              <Cell icon={Star} title={t('withdrawal.makeDefault')} onClick={() => makeDefault(account)} />
            )}
            <Cell
              icon={Pencil}
              title={t('withdrawal.edit')}
              onClick={() => goTo('addAccount', { type: account.type, id: account.id })}
            />
            <Cell icon={Trash2} title={t('withdrawal.delete')} isDanger onClick={() => remove.run(account)} />
          </CellGroup>
        )}
      </Sheet>
      <PaySheet payment={payment} onClose={() => setPayment(undefined)} />
    </>
  )
}
