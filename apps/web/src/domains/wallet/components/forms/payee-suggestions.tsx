import { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import type { Payee } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { useCall } from '../../../../platform/server/queries.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Avatar } from '../../../../ui/pictures/avatar.tsx'
import { payeesToSuggest } from '../../payees-to-suggest.ts'
import styles from './payee-suggestions.module.css'

/** People one likely sends to: whom one sent to before, then friends. Their place is there before they are, so that nothing moves down for them. */
export const PayeeSuggestions = ({ onChoose }: { readonly onChoose: (payee: Payee) => void }) => {
  const t = useTexts()
  const sent = useCall(transferCalls.listTransfers, { direction: 'out', limit: 50 })
  const friends = useCall(friendsCalls.listFriends, { limit: 50 })
  const people = payeesToSuggest(sent.data?.list ?? [], friends.data?.list ?? [])
  if (sent.isPending || friends.isPending) return <div className={styles.place} aria-hidden="true" />
  if (people.length === 0) return <p className={styles.place}>{t('wallet.noPeople')}</p>
  return (
    <ul className={classNames(styles.place, styles.people)} aria-label={t('wallet.people')}>
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
