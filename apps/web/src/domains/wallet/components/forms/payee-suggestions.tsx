import { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import type { Payee } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { useCall } from '../../../../platform/server/queries.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { SkeletonRows } from '../../../../ui/feedback/skeleton.tsx'
import page from '../../../../ui/forms/form-page.module.css'
import { PersonWords } from '../../../../ui/people/person-row.tsx'
import { Avatar } from '../../../../ui/pictures/avatar.tsx'
import { payeesToSuggest } from '../../payees-to-suggest.ts'
import styles from './payee-suggestions.module.css'

interface PayeeSuggestionsProps {
  /** Whose amount is being asked for beside them. */
  readonly chosen: number | undefined
  readonly onChoose: (payee: Payee) => void
}

/** People one likely sends to: whom one sent to before, then friends. */
export const PayeeSuggestions = ({ chosen, onChoose }: PayeeSuggestionsProps) => {
  const t = useTexts()
  const sent = useCall(transferCalls.listTransfers, { direction: 'out', limit: 50 })
  const friends = useCall(friendsCalls.listFriends, { limit: 50 })
  const people = payeesToSuggest(sent.data?.list ?? [], friends.data?.list ?? [])
  if (sent.isPending || friends.isPending) return <SkeletonRows rows={5} />
  if (people.length === 0) return <p className={page.reason}>{t('wallet.noPeople')}</p>
  return (
    <section aria-labelledby="payees">
      <h2 id="payees" className={styles.heading}>
        {t('wallet.people')}
      </h2>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.user_id}>
            <button
              type="button"
              className={styles.person}
              aria-current={person.user_id === chosen ? 'true' : undefined}
              onClick={() => onChoose(person)}
            >
              <PersonWords
                before={<Avatar name={person.nick_name} url={person.avatar_url} size={48} />}
                name={person.nick_name}
                line={t('friends.number', { number: person.user_no })}
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
