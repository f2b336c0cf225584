import { caseOperatorCalls } from '@cliffhanger/contract/support/operator-case-calls.ts'
import { longestCaseNote, type SupportColleague } from '@cliffhanger/contract/support/operator-schemas.ts'
import { callServer } from '../../../platform/server.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ActionDialog } from '../../../ui/dialogs/action-dialog.tsx'

interface TransferDialogProps {
  readonly caseId: number
  readonly colleagues: readonly SupportColleague[]
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Gives a case to a colleague, those with the fewest cases first, with a note for them. */
export const TransferDialog = ({ caseId, colleagues, onDone, onClose }: TransferDialogProps) => {
  const t = useTexts()
  return (
    <ActionDialog
      title={t('cases.transferTitle')}
      action={t('cases.transfer')}
      reportsDone={false}
      fields={[
        {
          name: 'colleague',
          label: t('cases.colleague'),
          choices: colleagues
            .toSorted((one, other) => one.open - other.open)
            .map(({ id, name, open }) => ({ id: String(id), name: t('cases.colleagueOf', { name, count: open }) })),
        },
        {
          name: 'note',
          label: t('cases.transferNote'),
          hint: t('cases.transferNoteHint'),
          isOptional: true,
          isLong: true,
          longest: longestCaseNote,
        },
      ]}
      run={async ({ colleague, note }) => {
        await callServer(caseOperatorCalls.transferCase, { id: caseId, operator_id: Number(colleague), note })
        onDone()
      }}
      onClose={onClose}
    />
  )
}
