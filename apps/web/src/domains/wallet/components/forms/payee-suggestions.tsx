import { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import type { Payee } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { useCall } from '../../../../platform/server/queries.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { Avatar } from '../../../../ui/pictures/avatar.tsx'
import { payeesToSuggest } from '../../payees-to-suggest.ts'
import styles from './payee-suggestions.module.css'

/** People one likely sends to: whom one sent to before, then friends. Nothing where there are none, or they did not come. */
export const PayeeSuggestions = ({ onChoose }: { readonly onChoose: (payee: Payee) => void }) => {
  const t = useTexts()
  const sent = useCall(transferCalls.listTransfers, { direction: 'out', limit: 50 }).data?.list ?? []
  const friends = useCall(friendsCalls.listFriends, { limit: 50 }).data?.list ?? []
  const people = payeesToSuggest(sent, friends)
  if (people.length === 0) return null
  return (
    <ul className={styles.people} aria-label={t('wallet.people')}>
      {people.map((person) => (
        <li key={person.user_id}>
          <button type="button" className={styles.person} onClick={() => onChoose(person)}>
            <Avatar name={person.nick_name} url={person.avatar_url} size={52} />
            <span className={styles.name}>{person.nick_name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
