import Check from 'lucide-react/icons/check'
import { type ReactElement, useMemo, useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/actions/icon.tsx'
import { EmptyList } from '../../ui/feedback/empty-list.tsx'
import { SearchField } from '../../ui/forms/search-field.tsx'
import { PersonWords } from '../../ui/people/person-row.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { isMeant, type Person, personName } from './people.ts'
import styles from './people-picker.module.css'
import { PersonList } from './person-list.tsx'

interface PeoplePickerProps {
  readonly people: readonly Person[]
  readonly chosen: readonly Person[]
  readonly onChange: (chosen: readonly Person[]) => void
  /** Most who may be chosen at once. */
  readonly limit: number
  readonly searchLabel: string
  /** Where somebody else searches: `people` are then what was found. Else they are narrowed here. */
  readonly search?: { readonly word: string; readonly onWord: (word: string) => void }
  /** Above the search. */
  readonly top?: ReactElement
  /** Below the last person: what loads more. */
  readonly after?: ReactElement
  /** False: people stand in the order they come in. */
  readonly isByLetter?: boolean
}

/** Chooses people: search, those chosen as a strip that gives them back, and a row with a box for each. */
export const PeoplePicker = ({
  people,
  chosen,
  onChange,
  limit,
  searchLabel,
  search,
  top,
  after,
  isByLetter = true,
}: PeoplePickerProps) => {
  const t = useTexts()
  const [ownWord, setOwnWord] = useState('')
  const word = search?.word ?? ownWord
  const shown = useMemo(
    () => (search || word.trim() === '' ? people : people.filter((person) => isMeant(person, word))),
    [people, search, word],
  )
  const chosenIds = new Set(chosen.map(({ id }) => id))
  const toggle = (person: Person): void =>
    onChange(chosenIds.has(person.id) ? chosen.filter(({ id }) => id !== person.id) : [...chosen, person])
  const isFull = chosen.length >= limit
  return (
    <div className={styles.picker}>
      {top}
      <SearchField label={searchLabel} value={word} onChange={search?.onWord ?? setOwnWord} />
      {chosen.length > 0 && (
        <ul className={styles.strip} aria-label={t('friends.chosen', { count: chosen.length })}>
          {chosen.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                className={styles.chosen}
                aria-label={t('friends.takeOut', { name: person.name })}
                onClick={() => toggle(person)}
              >
                <Avatar name={person.name} url={person.avatarUrl} urls={person.avatarUrls} size={40} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <PersonList
        people={shown}
        nameOf={personName}
        isByLetter={isByLetter}
        after={shown.length === 0 && !after ? <NobodyFound key="nobody" /> : after}
        renderRow={(person) => {
          const isChosen = chosenIds.has(person.id)
          return (
            <Choice
              key={person.id}
              person={person}
              isChosen={isChosen}
              isDisabled={person.isDisabled === true || (isFull && !isChosen)}
              onToggle={() => toggle(person)}
            />
          )
        }}
      />
    </div>
  )
}

const NobodyFound = () => {
  const t = useTexts()
  return <EmptyList drawing="magnifier" title={t('friends.nobodyFound')} hint={t('friends.nobodyFoundHint')} />
}

interface ChoiceProps {
  readonly person: Person
  readonly isChosen: boolean
  readonly isDisabled: boolean
  readonly onToggle: () => void
}

const Choice = ({ person, isChosen, isDisabled, onToggle }: ChoiceProps) => (
  <button
    type="button"
    role="checkbox"
    className={styles.choice}
    aria-checked={isChosen}
    disabled={isDisabled}
    onClick={onToggle}
  >
    <span className={styles.box}>{isChosen && <Icon of={Check} size={16} />}</span>
    <PersonWords
      before={
        <Avatar
          name={person.name}
          url={person.avatarUrl}
          urls={person.avatarUrls}
          size={44}
          isOnline={person.isOnline === true}
        />
      }
      name={person.name}
      badges={person.badges}
      line={person.line}
    />
  </button>
)
