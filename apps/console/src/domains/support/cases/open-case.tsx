import { Alert, Box, LinearProgress } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Composer } from '../conversation/composer.tsx'
import { ConversationLog } from '../conversation/conversation-log.tsx'
import { useConversation } from '../conversation/use-conversation.ts'
import { CaseDetails } from './case-details.tsx'
import { CaseHead } from './case-head.tsx'
import { Pane } from './pane.tsx'
import { useCase } from './use-case.ts'
import { useRefusal } from './use-refusal.ts'

interface OpenCaseProps {
  readonly caseId: number
  readonly operatorId: number
  readonly hasThree: boolean
  readonly isDetailed: boolean
  readonly onDetails: (isDetailed: boolean) => void
  /** Leads to the list, where that is not beside it. */
  readonly onBack?: () => void
  /** The case is the operator's own now. */
  readonly onTaken: () => void
  /** Something was done to the case. */
  readonly onChanged: () => void
}

/** The conversation of a case with what can be done with it, and its member beside it or instead. */
export const OpenCase = (props: OpenCaseProps) => {
  const { caseId, operatorId, hasThree, isDetailed, onDetails, onBack, onTaken, onChanged } = props
  const t = useTexts()
  const shown = useCase(caseId)
  const conversation = useConversation(caseId)
  const [refusal, setRefusal] = useState('')
  const supportCase = shown.data
  const changed = (): void => {
    void shown.reload()
    void conversation.reload()
    onChanged()
  }
  const refused = useRefusal({ caseId, onSay: setRefusal, onChanged: changed, put: shown.put })
  const details = supportCase && (
    <CaseDetails supportCase={supportCase} {...(!hasThree && { onBack: () => onDetails(false) })} />
  )
  if (isDetailed && !hasThree && details) return <Pane>{details}</Pane>
  return (
    <>
      <Pane>
        {!supportCase && shown.error === undefined && <LinearProgress />}
        {!supportCase && shown.error !== undefined && (
          <Box sx={{ p: 2 }}>
            <LoadFailure error={shown.error} onRetry={() => void shown.reload()} />
          </Box>
        )}
        {supportCase && (
          <>
            <CaseHead
              {...{ supportCase, operatorId }}
              {...(onBack && { onBack })}
              {...(!hasThree && { onDetails: () => onDetails(true) })}
              onTaken={onTaken}
              onDone={() => {
                setRefusal('')
                changed()
              }}
              onRefused={refused}
            />
            <ConversationLog
              {...{ supportCase, operatorId, conversation }}
              onSent={(message) => {
                conversation.add(message)
                changed()
              }}
              onRefused={refused}
            />
            {refusal !== '' && (
              <Alert
                severity="warning"
                sx={{ borderRadius: 0, flexShrink: 0 }}
                onClose={() => setRefusal('')}
                closeText={t('cases.dismiss')}
              >
                {refusal}
              </Alert>
            )}
            <Composer
              {...{ supportCase, operatorId }}
              onSent={(message) => {
                conversation.add(message)
                changed()
              }}
              onNoted={changed}
              onRefused={refused}
            />
          </>
        )}
      </Pane>
      {hasThree && <Pane width={300}>{details}</Pane>}
    </>
  )
}
