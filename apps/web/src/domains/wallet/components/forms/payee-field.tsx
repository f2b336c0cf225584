import type { Payee } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { describeFailure } from '../../../../platform/server/call-failure.ts'
import { call } from '../../../../platform/server/client.ts'
import { useCall } from '../../../../platform/server/queries.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { useAction } from '../../../../ui/actions/use-action.ts'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { PersonWords } from '../../../../ui/people/person-row.tsx'
import { Avatar } from '../../../../ui/pictures/avatar.tsx'
import { PayeeCodes } from './payee-codes.tsx'
import styles from './payee-field.module.css'
import { PayeeSuggestions } from './payee-suggestions.tsx'

/** A member by their id, as chats know them, or by their number, as codes do. */
export type NamedPayee = { readonly user_id: number } | { readonly user_no: string }

interface PayeeFieldProps {
  /** The payee named by the address of the screen; nobody has to type their number. */
  readonly named: NamedPayee | undefined
  readonly payee: Payee | undefined
  readonly onChange: (payee: Payee | undefined) => void
  /** The receiver is the one I chat with. */
  readonly isFixed: boolean
  readonly problem: string | undefined
}

/** The payee: found by number, and shown with name and picture, so that nobody pays a stranger. */
export const PayeeField = ({ named, payee, onChange, isFixed, problem }: PayeeFieldProps) => {
  const t = useTexts()
  const [isTyping, setIsTyping] = useState(named === undefined)
  if (payee) {
    return (
      <div className={styles.payee}>
        <PersonWords
          before={<Avatar name={payee.nick_name} url={payee.avatar_url} size={44} />}
          name={payee.nick_name}
          line={t('friends.number', { number: payee.user_no })}
        />
        {!isFixed && (
          <Button
            kind="text"
            size="small"
            onClick={() => {
              setIsTyping(true)
              onChange(undefined)
            }}
          >
            {t('wallet.changeReceiver')}
          </Button>
        )}
      </div>
    )
  }
  return isTyping || named === undefined ? (
    <TypedPayee onFound={onChange} problem={problem} />
  ) : (
    <FoundPayee named={named} onFound={onChange} onType={() => setIsTyping(true)} />
  )
}

interface FoundPayeeProps {
  readonly named: NamedPayee
  readonly onFound: (payee: Payee) => void
  /** Somebody else is to be named. */
  readonly onType: () => void
}

const FoundPayee = ({ named, onFound, onType }: FoundPayeeProps) => {
  const t = useTexts()
  const { data, error, refetch } = useCall(transferCalls.findPayee, named)
  const found = useEffectEvent(onFound)
  useEffect(() => {
    if (data) found(data)
  }, [data])
  if (error) {
    return (
      <>
        <ErrorState error={error} onRetry={() => void refetch()} />
        <Button kind="text" size="small" onClick={onType}>
          {t('wallet.changeReceiver')}
        </Button>
      </>
    )
  }
  return (
    <div className={styles.payee} aria-busy="true">
      <Skeleton width={44} height={44} radius={14} />
      <Skeleton width="50%" height={16} />
    </div>
  )
}

interface TypedPayeeProps {
  readonly onFound: (payee: Payee) => void
  readonly problem: string | undefined
}

const TypedPayee = ({ onFound, problem }: TypedPayeeProps) => {
  const t = useTexts()
  const [number, setNumber] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const find = useAction(
    async () => {
      setRefusal(undefined)
      onFound(await call(transferCalls.findPayee, { user_no: number.trim() }))
    },
    (error) => {
      setRefusal(describeFailure(error))
      return true
    },
  )
  return (
    <>
      <PayeeSuggestions onChoose={onFound} />
      <PayeeCodes />
      <TextField
        label={t('wallet.receiver')}
        value={number}
        onChange={(typed) => {
          setNumber(typed)
          setRefusal(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (number.trim() !== '') find.run()
        }}
        error={refusal ?? problem}
        hint={t('wallet.receiverHint')}
        maxLength={32}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        after={
          <Button kind="text" size="small" busy={find.isBusy} disabled={number.trim() === ''} onClick={find.run}>
            {t('wallet.find')}
          </Button>
        }
      />
    </>
  )
}
