import {
  longestNote,
  type MemberNote,
  memberOperatorCalls,
} from '@cliffhanger/contract/account/operator-member-calls.ts'
import { Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { callServer } from '../../../platform/server.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { ActionDialog } from '../../../ui/dialogs/action-dialog.tsx'
import { useConfirmAction } from '../../../ui/dialogs/confirm-action.tsx'
import { ListPage, Nothing } from '../../../ui/list-page.tsx'
import { Section } from '../../../ui/section.tsx'
import { Time } from '../../../ui/time.tsx'
import type { ShownMember } from '../sources.ts'

/** What operators noted about a member. Each edits their own; whoever may write removes any, with a reason. */
export const NoteList = ({ member }: { readonly member: ShownMember }) => {
  const t = useTexts()
  const mayWrite = useMayDo()('member.write')
  const [isAdding, setAdding] = useState(false)
  return (
    <Section
      title={t('member.notes')}
      explanation={t('member.notesHint')}
      actions={
        mayWrite && (
          <Button variant="contained" onClick={() => setAdding(true)}>
            {t('member.addNote')}
          </Button>
        )
      }
    >
      <ListPage title={t('member.notes')} within={{ resource: 'member-notes', filter: { user_id: member.id } }}>
        <Notes />
      </ListPage>
      {isAdding && (
        <NoteDialog
          title={t('member.addNote')}
          run={(text, idempotencyKey) =>
            callServer(memberOperatorCalls.addMemberNote, { user_id: member.id, text }, { idempotencyKey })
          }
          onClose={() => setAdding(false)}
        />
      )}
    </Section>
  )
}

const Notes = () => {
  const { data = [], isPending } = useListContext<MemberNote>()
  if (isPending) return undefined
  if (data.length === 0) return <Nothing />
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((note) => (
        <Note key={note.id} note={note} />
      ))}
    </Stack>
  )
}

const Note = ({ note }: { readonly note: MemberNote }) => {
  const t = useTexts()
  const mayWrite = useMayDo()('member.write')
  const confirmAction = useConfirmAction()
  const [isEditing, setEditing] = useState(false)
  const { id, text, operator_name, is_own, version, create_time, edit_time } = note
  const remove = (): void =>
    confirmAction({
      title: t('member.removeNoteTitle'),
      explanation: t('member.removeNoteHint'),
      action: t('member.removeNote'),
      isDestructive: true,
      run: (reason) => callServer(memberOperatorCalls.removeMemberNote, { id, reason }),
    })
  return (
    <Box component="li" sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 0.5 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
          {operator_name} · <Time seconds={create_time} />
          {edit_time > 0 && ` · ${t('member.edited')}`}
        </Typography>
        {mayWrite && is_own === 1 && (
          <Button size="small" onClick={() => setEditing(true)}>
            {t('member.editNote')}
          </Button>
        )}
        {mayWrite && (
          <Button size="small" color="error" onClick={remove}>
            {t('member.removeNote')}
          </Button>
        )}
      </Stack>
      {isEditing && (
        <NoteDialog
          title={t('member.editNote')}
          initial={text}
          run={(changed) => callServer(memberOperatorCalls.editMemberNote, { id, version, text: changed })}
          onClose={() => setEditing(false)}
        />
      )}
    </Box>
  )
}

interface NoteDialogProps {
  readonly title: string
  readonly initial?: string
  readonly run: (text: string, idempotencyKey: string) => Promise<unknown>
  readonly onClose: () => void
}

const NoteDialog = ({ title, initial = '', run, onClose }: NoteDialogProps) => {
  const t = useTexts()
  return (
    <ActionDialog
      title={title}
      action={t('member.saveNote')}
      fields={[{ name: 'text', label: t('member.note'), initial, isLong: true, longest: longestNote }]}
      run={({ text }, idempotencyKey) => run(text, idempotencyKey)}
      onClose={onClose}
    />
  )
}
