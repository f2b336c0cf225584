import { Box, Typography, useMediaQuery } from '@mui/material'
import { useRef } from 'react'
import { Title, useGetIdentity } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useTexts } from '../../../platform/texts.ts'
import { CaseList } from './case-list.tsx'
import { type CasePlace, paramsOf, placeOf } from './case-place.ts'
import { OpenCase } from './open-case.tsx'
import { Pane } from './pane.tsx'
import { useCaseKeys } from './use-case-keys.ts'
import { useCases } from './use-cases.ts'
import { usePaneHeight } from './use-pane-height.ts'

/** Customer service: the queue, the conversation, and the member, beside each other as far as there is room. */
export const CasesPage = () => {
  const t = useTexts()
  const [params, setParams] = useSearchParams()
  const place = placeOf(params)
  const operatorId = Number(useGetIdentity().identity?.id ?? 0)
  const cases = useCases(place)
  const hasTwo = useMediaQuery('(min-width: 1024px)')
  const hasThree = useMediaQuery('(min-width: 1360px)')
  const panes = useRef<HTMLDivElement>(null)
  const height = usePaneHeight(panes)
  const { caseId } = place
  const go = (changes: Partial<CasePlace>, replace = false): void =>
    setParams(paramsOf({ ...place, ...changes }), { replace })
  const list = cases.data?.list ?? []
  useCaseKeys({
    ids: list.map((each) => each.case_id),
    caseId,
    onOpen: (opened) => go({ caseId: opened, isDetailed: false }, caseId > 0),
    onClose: () => go(place.isDetailed ? { isDetailed: false } : { caseId: 0 }),
  })
  const isListSeen = hasTwo || caseId === 0
  return (
    <Box ref={panes} sx={{ display: 'flex', gap: 1.5, height, py: 1, minWidth: 0 }}>
      <Title title={t('cases.cases')} />
      {isListSeen && (
        <Pane width={hasTwo ? (hasThree ? 320 : 280) : undefined}>
          <CaseList
            place={place}
            shown={cases.data}
            error={cases.error}
            onRetry={() => void cases.reload()}
            onGo={(changes) => go({ caseId: hasTwo ? caseId : 0, ...changes }, changes.search !== undefined)}
          />
        </Pane>
      )}
      {caseId > 0 && operatorId > 0 && (
        <OpenCase
          key={caseId}
          {...{ caseId, operatorId, hasThree }}
          isDetailed={place.isDetailed}
          onDetails={(isDetailed) => go({ isDetailed })}
          {...(!hasTwo && { onBack: () => go({ caseId: 0, isDetailed: false }) })}
          onTaken={() => go({ queue: 'mine', search: '', page: 1 }, true)}
          onChanged={() => void cases.reload()}
        />
      )}
      {caseId === 0 && hasTwo && (
        <Pane>
          <Nobody />
        </Pane>
      )}
    </Box>
  )
}

const Nobody = () => {
  const t = useTexts()
  return (
    <Box sx={{ m: 'auto', p: 4, textAlign: 'center' }}>
      <Typography sx={{ fontWeight: 600 }}>{t('cases.choose')}</Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        {t('cases.keys')}
      </Typography>
    </Box>
  )
}
