import type { Payee } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { goTo, relaunch } from '../../../../platform/navigation/navigation.ts'
import { describeFailure } from '../../../../platform/server/call-failure.ts'
import { call } from '../../../../platform/server/client.ts'
import { callQuery, queryClient } from '../../../../platform/server/queries.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { useAction } from '../../../../ui/actions/use-action.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useChosenMark } from '../../chosen-mark.ts'
import styles from './payee-choice.module.css'
import { PayeeCodes } from './payee-codes.tsx'
import { PayeeSuggestions } from './payee-suggestions.tsx'

interface PayeeChoiceProps {
  /** The amount is asked for beside this step, not after it. */
  readonly isBeside?: boolean
  /** Whom the amount is for already. */
  readonly chosen?: number | undefined
}

/** The first step of a transfer: to whom. Somebody one knows, found by name as well; somebody else by number or by a code. */
export const PayeeChoice = ({ isBeside = false, chosen }: PayeeChoiceProps) => {
  const t = useTexts()
  const mark = useChosenMark()
  /** The next step asks for the amount; it need not ask again who this is. */
  const choose = (payee: Payee): void => {
    const named = { user_id: payee.user_id }
    queryClient.setQueryData(callQuery(transferCalls.findPayee, named).queryKey, payee)
    if (isBeside) relaunch('transfer', named)
    else goTo('transfer', { ...named, chosen: mark })
  }
  const [number, setNumber] = useState('')
  // A name is looked for below; a number may be that of anybody.
  const isNumber = /\d/.test(number)
  const [refusal, setRefusal] = useState<string>()
  const find = useAction(
    async () => {
      setRefusal(undefined)
      choose(await call(transferCalls.findPayee, { user_no: number.trim() }))
    },
    (error) => {
      setRefusal(describeFailure(error))
      return true
    },
  )
  return (
    <>
      <form
        className={styles.find}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isNumber) find.run()
        }}
      >
        <TextField
          label={t('wallet.receiver')}
          value={number}
          onChange={(typed) => {
            setNumber(typed)
            setRefusal(undefined)
          }}
          error={refusal}
          placeholder={t('wallet.receiverHint')}
          maxLength={32}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          before={
            <span className={styles.sign}>
              <Icon of={Search} size={18} />
            </span>
          }
          after={
            isNumber && (
              <Button kind="text" size="small" type="submit" busy={find.isBusy}>
                {t('wallet.find')}
              </Button>
            )
          }
        />
        <PayeeCodes />
      </form>
      <PayeeSuggestions typed={number} chosen={chosen} onChoose={choose} />
    </>
  )
}
