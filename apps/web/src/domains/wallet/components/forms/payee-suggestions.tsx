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
  /** A part of a name or number; '' for everybody. */
  readonly typed: string
  /** Whose amount is being asked for beside them. */
  readonly chosen: number | undefined
  readonly onChoose: (payee: Payee) => void
}

/** People one likely sends to: the faces of whom one sent to before, then friends; while one types, whom that could be. */
export const PayeeSuggestions = ({ typed, chosen, onChoose }: PayeeSuggestionsProps) => {
  const t = useTexts()
  const sent = useCall(transferCalls.listTransfers, { direction: 'out', limit: 50 })
  const known = useCall(friendsCalls.listFriends, { limit: 1000 })
  if (sent.isPending || known.isPending) return <SkeletonRows rows={5} />
  const { recent, friends } = payeesToSuggest(sent.data?.list ?? [], known.data?.list ?? [], typed)
  const isTyping = typed.trim() !== ''
  const parts = [
    { name: t('wallet.recentPeople'), people: recent, areFaces: !isTyping },
    { name: t('wallet.friends'), people: friends, areFaces: false },
  ].filter(({ people }) => people.length > 0)
  if (parts.length === 0) {
    return <p className={page.reason}>{t(isTyping ? 'wallet.nobodyFound' : 'wallet.noPeople')}</p>
  }
  return (
    <div className={styles.parts}>
      {parts.map(({ name, people, areFaces }) => (
        <section key={name} aria-label={name}>
          <h2 className={styles.heading}>{name}</h2>
          <ul className={areFaces ? styles.faces : styles.people}>
            {people.map((person) => (
              <li key={person.user_id}>
                <button
                  type="button"
                  className={areFaces ? styles.face : styles.person}
                  aria-current={person.user_id === chosen ? 'true' : undefined}
                  onClick={() => onChoose(person)}
                >
                  {areFaces ? (
                    <>
                      <Avatar name={person.nick_name} url={person.avatar_url} size={56} />
                      <span className={styles.name}>{person.nick_name}</span>
                    </>
                  ) : (
                    <PersonWords
                      before={<Avatar name={person.nick_name} url={person.avatar_url} size={48} />}
                      name={person.nick_name}
                      line={t('friends.number', { number: person.user_no })}
                    />
                  )}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
