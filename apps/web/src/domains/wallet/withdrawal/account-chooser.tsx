import type { WithdrawAccount } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import { useState } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Choices } from '../../../ui/forms/choices.tsx'
import { ChooserButton } from '../../../ui/forms/chooser-button.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { accountTitle } from './account-words.ts'
import styles from './chooser.module.css'

interface AccountChooserProps {
  readonly accounts: readonly WithdrawAccount[]
  /** The chosen one. */
  readonly account: WithdrawAccount
  readonly onChoose: (id: number) => void
}

/** Where the money goes (V-14): one of my accounts, or a new one. */
export const AccountChooser = ({ accounts, account, onChoose }: AccountChooserProps) => {
  const t = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ChooserButton
        label={t('withdrawal.account')}
        value={accountTitle(account, t)}
        placeholder={t('withdrawal.chooseAccount')}
        onClick={() => setIsOpen(true)}
      />
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('withdrawal.chooseAccount')}>
        <div className={styles.chooser}>
          <Choices
            label={t('withdrawal.chooseAccount')}
            options={accounts.map((each) => ({ value: each.id, label: accountTitle(each, t) }))}
            value={account.id}
            onChange={(id) => {
              setIsOpen(false)
              onChoose(id)
            }}
          />
          <Button kind="quiet" block onClick={() => goTo('addWallet')}>
            {t('withdrawal.addAccount')}
          </Button>
        </div>
      </Sheet>
    </>
  )
}
