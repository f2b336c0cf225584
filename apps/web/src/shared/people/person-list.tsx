import { type ReactElement, useMemo, useRef } from 'react'
import { VList, type VListHandle } from 'virtua'
import { useLanguage, useTexts } from '../../platform/texts.ts'
import { byLetter } from '../../ui/lists/by-letter.ts'
import { LetterIndex } from '../../ui/lists/letter-index.tsx'
import styles from './person-list.module.css'

interface PersonListProps<Person> {
  readonly people: readonly Person[]
  /** The same function at every drawing, or the order is made anew each time. */
  readonly nameOf: (person: Person) => string
  /** The row of one person, with a key. */
  readonly renderRow: (person: Person) => ReactElement
  /** Rows above the first person, with keys; they scroll with the list. */
  readonly before?: readonly ReactElement[]
  /** The row below the last person, with a key. */
  readonly after?: ReactElement | undefined
  /** False: people stand in the order they come in. */
  readonly isByLetter?: boolean
}

/** People among whom one looks for a letter; fewer are seen at once. */
const headedFrom = 8
/** Letters worth an index of their own beside the list. */
const indexedFrom = 6

/** A list of people that fills its place: only the rows in sight are drawn, and letters at the edge lead to their people. */
export const PersonList = <Person,>({
  people,
  nameOf,
  renderRow,
  before = [],
  after,
  isByLetter = true,
}: PersonListProps<Person>) => {
  const t = useTexts()
  const list = useRef<VListHandle>(null)
  const language = useLanguage()
  const groups = useMemo(
    () => (isByLetter ? byLetter(people, nameOf, language) : []),
    [people, nameOf, isByLetter, language],
  )
  const isHeaded = people.length >= headedFrom
  const ofPeople = isByLetter
    ? groups.flatMap(({ letter, people: ofLetter }) => [
        ...(isHeaded
          ? [
              <h2 key={`letter ${letter}`} className={styles.letter}>
                {letter}
              </h2>,
            ]
          : []),
        ...ofLetter.map(renderRow),
      ])
    : people.map(renderRow)
  const rows = [...before, ...ofPeople, ...(after ? [after] : [])]
  const show = (letter: string): void =>
    list.current?.scrollToIndex(rows.findIndex(({ key }) => key === `letter ${letter}`))
  return (
    <div className={styles.box}>
      <VList ref={list} className={styles.list} tabIndex={0}>
        {rows}
      </VList>
      {isHeaded && groups.length >= indexedFrom && (
        <LetterIndex label={t('friends.letters')} letters={groups.map(({ letter }) => letter)} onChoose={show} />
      )}
    </div>
  )
}
