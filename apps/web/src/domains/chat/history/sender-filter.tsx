import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { maySeeMembers } from '@cliffhanger/rules/groups/policy.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { useCall } from '../../../platform/server/queries.ts'
import { type LocalDatabase, useStored } from '../../../platform/storage/local-database.ts'
import { useTexts } from '../../../platform/texts.ts'
import { memberName } from '../../../shared/people/people.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { useSettled } from '../../../ui/actions/use-settled.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { Choices } from '../../../ui/forms/choices.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import type { MemberRow } from '../storage/rows.ts'
import styles from './sender-filter.module.css'

const settleMs = 300
/** Members offered at once; the others are found by their names. */
const shownMax = 30

interface SenderFilterProps {
  readonly groupId: number
  /** 0: whoever it was. */
  readonly senderId: number
  readonly onChange: (senderId: number) => void
}

/** S-136: whose messages of a group are looked for. Nothing where its members are not for me to see. */
export const SenderFilter = ({ groupId, senderId, onChange }: SenderFilterProps) => {
  const t = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const group = useStored((database) => database.groups.get(groupId), [groupId])
  const sender = useStored((database) => database.members.get([groupId, senderId]), [groupId, senderId])
  const [chosenName, setChosenName] = useState('')
  if (!group || maySeeMembers(group, group.userRole) !== undefined) return null
  const name = senderId === 0 ? t('chat.fromAnyone') : chosenName || (sender ? memberName(sender) : '')
  const choose = (id: number, chosen: string): void => {
    setIsOpen(false)
    setChosenName(chosen)
    onChange(id)
  }
  return (
    <>
      <button type="button" className={styles.filter} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <span className={styles.label}>{t('chat.fromWhom')}</span>
        <span className={styles.name}>{name}</span>
        <Icon of={ChevronDown} size={16} />
      </button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('chat.fromWhom')}>
        {isOpen && <SenderList groupId={groupId} senderId={senderId} onChoose={choose} />}
      </Sheet>
    </>
  )
}

/** Those who wrote in the group and left it, as far as this device knows them. */
const readFormerMembers = async (database: LocalDatabase, groupId: number, word: string): Promise<MemberRow[]> => {
  const wanted = word.toLocaleLowerCase()
  const all = database.members.where('[group_id+user_id]').between([groupId, 0], [groupId, Number.MAX_SAFE_INTEGER])
  return all
    .filter((member) => member.role === '' && memberName(member).toLocaleLowerCase().includes(wanted))
    .limit(shownMax)
    .toArray()
}

interface SenderListProps extends Omit<SenderFilterProps, 'onChange'> {
  readonly onChoose: (senderId: number, name: string) => void
}

const SenderList = ({ groupId, senderId, onChoose }: SenderListProps) => {
  const t = useTexts()
  const [word, setWord] = useState('')
  const keyword = useSettled(word.trim(), settleMs)
  const request = { group_id: groupId, page: 1, limit: shownMax, ...(keyword !== '' && { keyword }) }
  const { data, error, refetch } = useCall(groupsCalls.listMembers, request)
  const left = useStored((database) => readFormerMembers(database, groupId, keyword), [groupId, keyword]) ?? []
  const offered = data && [...data.list, ...left]
  return (
    <div className={styles.list}>
      <SearchField label={t('groups.searchMembers')} value={word} onChange={setWord} />
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={4} />)}
      {offered && (
        <Choices
          label={t('chat.fromWhom')}
          options={[
            ...(keyword === '' ? [{ value: 0, label: t('chat.fromAnyone') }] : []),
            ...offered.map((member) => ({
              value: member.user_id,
              label: memberName(member),
              ...(member.role === '' && { description: t('groups.formerMember') }),
              before: <Avatar name={memberName(member)} url={member.avatar_url} size={36} />,
            })),
          ]}
          value={senderId}
          onChange={(chosen) => {
            const member = offered.find(({ user_id }) => user_id === chosen)
            onChoose(chosen, member ? memberName(member) : '')
          }}
        />
      )}
    </div>
  )
}
