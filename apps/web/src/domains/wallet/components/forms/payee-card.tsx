import type { Payee } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { PersonWords } from '../../../../ui/people/person-row.tsx'
import { Avatar } from '../../../../ui/pictures/avatar.tsx'
import styles from './payee-card.module.css'

interface PayeeCardProps {
  readonly found: Pick<UseQueryResult<Payee>, 'data' | 'error' | 'refetch'>
  /** Leads to where somebody else is chosen; undefined where the receiver is the one I chat with. */
  readonly onChange: (() => void) | undefined
}

/** Who receives, with name and picture, so that nobody pays a stranger (V-21). */
export const PayeeCard = ({ found: { data, error, refetch }, onChange }: PayeeCardProps) => {
  const t = useTexts()
  const change = onChange && (
    <Button kind="text" size="small" onClick={onChange}>
      {t('wallet.changeReceiver')}
    </Button>
  )
  if (data)
    return (
      <div className={styles.payee}>
        <PersonWords
          before={<Avatar name={data.nick_name} url={data.avatar_url} size={44} />}
          name={data.nick_name}
          line={t('friends.number', { number: data.user_no })}
        />
        {change}
      </div>
    )
  if (error)
    return (
      <>
        <ErrorState error={error} onRetry={() => void refetch()} />
        {change}
      </>
    )
  return (
    <div className={styles.payee} aria-busy="true">
      <Skeleton width={44} height={44} radius={14} />
      <Skeleton width="50%" height={16} />
    </div>
  )
}
