import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { GroupMember } from '@cliffhanger/contract/groups/schemas.ts'
import { useEffect } from 'react'
import { ignoreQuietly } from '../../../../platform/server/call-failure.ts'
import { useCall } from '../../../../platform/server/queries.ts'
import { databaseOf, useStored } from '../../../../platform/storage/local-database.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { memberName } from '../../../../shared/people/people.ts'
import { Avatar } from '../../../../ui/pictures/avatar.tsx'
import { membersOf } from '../../conversations/conversation-store.ts'
import { loadMembers } from '../../conversations/groups-store.ts'
import type { GroupRow, MemberRow } from '../../storage/rows.ts'
import styles from './mention-picker.module.css'

/** Members the picker shows at once. */
const shownMax = 30
/** Groups up to this size are kept whole on the device; larger ones are searched by the server. */
const maxStored = 500

interface MentionPickerProps {
  readonly myId: number
  readonly group: GroupRow
  /** What was typed of the name. */
  readonly word: string
  /** Only creator and managers mention everybody. */
  readonly mayMentionAll: boolean
  readonly onPick: (name: string, whom: number | 'all') => void
}

type Person = Pick<MemberRow, 'user_id' | 'group_nickname' | 'user_nickname' | 'avatar_url'>

const matches = (person: Person, word: string): boolean =>
  [person.group_nickname, person.user_nickname].some((name) => name.toLowerCase().includes(word))

/** Whom to mention: the members whose name holds what was typed behind the @ (V-31). */
export const MentionPicker = ({ myId, group, word, mayMentionAll, onPick }: MentionPickerProps) => {
  const t = useTexts()
  const { group_id, member_total, has_all_members } = group
  const isStored = has_all_members === 1 || (member_total > 0 && member_total <= maxStored)
  useEffect(() => {
    if (isStored) loadMembers(databaseOf(myId), group_id).catch(ignoreQuietly)
  }, [myId, group_id, isStored])
  const needle = word.toLowerCase()
  const here = useStored(
    (database) =>
      membersOf(database, group_id)
        .filter((member) => member.role !== '' && member.user_id !== myId && matches(member, needle))
        .limit(shownMax)
        .toArray(),
    [group_id, myId, needle],
  )
  const request = { group_id, page: 1, limit: shownMax, ...(word !== '' && { keyword: word }) }
  const there = useCall(groupsCalls.listMembers, request, { enabled: !isStored })
  const found: readonly Person[] = merged(here ?? [], isStored ? [] : (there.data?.list ?? []), myId)
  const all = t('chat.mentionAll')
  const showsAll = mayMentionAll && all.toLowerCase().startsWith(needle)
  if (here === undefined) return null
  return (
    <div className={styles.picker} role="listbox" aria-label={t('chat.mention')}>
      {showsAll && (
        <button
          type="button"
          role="option"
          aria-selected={false}
          className={styles.person}
          onClick={() => onPick(all, 'all')}
        >
          <span className={styles.at}>@</span>
          <span className={styles.name}>{all}</span>
        </button>
      )}
      {found.map((person) => (
        <button
          key={person.user_id}
          type="button"
          role="option"
          aria-selected={false}
          className={styles.person}
          onClick={() => onPick(memberName(person), person.user_id)}
        >
          <Avatar name={memberName(person)} url={person.avatar_url} size={32} />
          <span className={styles.name}>{memberName(person)}</span>
        </button>
      ))}
      {found.length === 0 && !showsAll && <p className={styles.none}>{t('chat.noMention')}</p>}
    </div>
  )
}

const merged = (here: readonly Person[], there: readonly GroupMember[], myId: number): readonly Person[] => {
  const known = new Set(here.map(({ user_id }) => user_id))
  return [...here, ...there.filter(({ user_id }) => user_id !== myId && !known.has(user_id))].slice(0, shownMax)
}
