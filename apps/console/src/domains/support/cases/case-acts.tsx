import type { CallData } from '@cliffhanger/contract/call.ts'
import { caseOperatorCalls } from '@cliffhanger/contract/support/operator-case-calls.ts'
import type { CaseDetail, SupportColleague } from '@cliffhanger/contract/support/operator-schemas.ts'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { callServer } from '../../../platform/server.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { useConfirmAction } from '../../../ui/dialogs/confirm-action.tsx'
import { TransferDialog } from './transfer-dialog.tsx'

interface CaseActsProps {
  readonly supportCase: CaseDetail
  readonly operatorId: number
  readonly onTaken: () => void
  readonly onDone: () => void
  readonly onRefused: (error: unknown) => Promise<void>
}

/** What this operator can do with the case: take it, or put back, hand on and close their own. */
export const CaseActs = ({ supportCase, operatorId, onTaken, onDone, onRefused }: CaseActsProps) => {
  const t = useTexts()
  const mayManage = useMayDo()('support.manage')
  const confirmAction = useConfirmAction()
  const [isTaking, setTaking] = useState(false)
  const { case_id: id, state, operator } = supportCase
  const isMine = state === 'assigned' && operator?.id === operatorId

  /** A refusal is shown beside the conversation, and what was asked is over. */
  const orRefused = async (run: () => Promise<CallData<typeof caseOperatorCalls.takeCase>>): Promise<void> => {
    try {
      await run()
      onDone()
    } catch (error) {
      await onRefused(error)
    }
  }
  const take = async (): Promise<void> => {
    setTaking(true)
    await orRefused(async () => {
      const taken = await callServer(caseOperatorCalls.takeCase, { id })
      onTaken()
      return taken
    })
    setTaking(false)
  }
  const release = (): void =>
    confirmAction({
      title: t('cases.releaseTitle'),
      explanation: t('cases.releaseHint'),
      action: t('cases.release'),
      needsReason: false,
      reportsDone: false,
      run: () => orRefused(() => callServer(caseOperatorCalls.releaseCase, { id })),
    })
  const close = (): void =>
    confirmAction({
      title: t('cases.closeTitle'),
      explanation: t('cases.closeHint'),
      action: t('cases.closeCase'),
      needsReason: false,
      reportsDone: false,
      run: () => orRefused(() => callServer(caseOperatorCalls.closeCase, { id })),
    })
  if (state === 'closed') return undefined
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      {state === 'waiting' && (
        <Button variant="contained" size="small" loading={isTaking} onClick={() => void take()} sx={touch}>
          {t('cases.take')}
        </Button>
      )}
      {state === 'assigned' && (isMine || mayManage) && (
        <>
          <Button variant="outlined" size="small" onClick={release} sx={touch}>
            {t('cases.release')}
          </Button>
          <TransferButton {...{ supportCase, onDone, onRefused }} />
        </>
      )}
      {isMine && (
        <Button variant="contained" size="small" onClick={close} sx={touch}>
          {t('cases.closeCase')}
        </Button>
      )}
    </Stack>
  )
}

const touch = { '@media (pointer: coarse)': { minHeight: 44 } } as const

/** Hands the case to a colleague; who can have it is asked when it is pressed. */
const TransferButton = ({
  supportCase: { case_id: id, operator },
  onDone,
  onRefused,
}: Pick<CaseActsProps, 'supportCase' | 'onDone' | 'onRefused'>) => {
  const t = useTexts()
  const notify = useNotify()
  const [colleagues, setColleagues] = useState<readonly SupportColleague[]>()
  const open = async (): Promise<void> => {
    try {
      const { list } = await callServer(caseOperatorCalls.listColleagues, {})
      const others = list.filter((colleague) => colleague.id !== operator?.id)
      if (others.length === 0) notify(t('cases.noColleagues'))
      else setColleagues(others)
    } catch (error) {
      await onRefused(error)
    }
  }
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => void open()} sx={touch}>
        {t('cases.transfer')}
      </Button>
      {colleagues && (
        <TransferDialog caseId={id} colleagues={colleagues} onDone={onDone} onClose={() => setColleagues(undefined)} />
      )}
    </>
  )
}
