import { useQuery } from '@tanstack/react-query'
import CheckCheck from 'lucide-react/icons/check-check'
import { useTexts } from '../../../../platform/texts.ts'
import { memberName } from '../../../../shared/people/people.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../../ui/feedback/skeleton.tsx'
import { Sheet } from '../../../../ui/overlays/sheet.tsx'
import { PersonRow } from '../../../../ui/people/person-row.tsx'
import { Avatar } from '../../../../ui/pictures/avatar.tsx'
import { loadReaders } from '../../reads/group-reads.ts'

interface ReadersSheetProps {
  readonly myId: number
  readonly groupId: number
  /** 0: closed. */
  readonly messageId: number
  readonly onClose: () => void
}

/** Who in a small group has read a message of mine. */
export const ReadersSheet = ({ myId, groupId, messageId, onClose }: ReadersSheetProps) => {
  const t = useTexts()
  return (
    <Sheet isOpen={messageId > 0} onClose={onClose} title={t('chat.readBy')}>
      <Readers myId={myId} groupId={groupId} messageId={messageId} />
    </Sheet>
  )
}

const Readers = ({ myId, groupId, messageId }: Omit<ReadersSheetProps, 'onClose'>) => {
  const t = useTexts()
  const { data, error, refetch } = useQuery({
    queryKey: ['chat-readers', groupId, messageId],
    queryFn: () => loadReaders(myId, groupId, messageId),
    staleTime: 0,
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={3} />
  if (data.length === 0) return <EmptyState icon={CheckCheck} title={t('chat.readByNobody')} />
  return data.map((reader) => (
    <PersonRow
      key={reader.user_id}
      before={<Avatar name={memberName(reader)} url={reader.avatar_url} size={40} />}
      name={memberName(reader)}
    />
  ))
}
