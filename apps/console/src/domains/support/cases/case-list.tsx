import { type CaseLine, type CaseQueue, caseQueues } from '@cliffhanger/contract/support/operator-schemas.ts'
import { formatCount } from '@cliffhanger/i18n/format/numbers.ts'
import ChevronLeftIcon from '@mui/icons-material/ChevronLeftOutlined'
import ChevronRightIcon from '@mui/icons-material/ChevronRightOutlined'
import {
  Box,
  IconButton,
  LinearProgress,
  Stack,
  Tab,
  Tabs,
  type TabsActions,
  TextField,
  Typography,
} from '@mui/material'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { type CasePlace, toPlace } from './case-place.ts'
import { CaseRow } from './case-row.tsx'
import { type CasePage, casesOnPage } from './use-cases.ts'

interface CaseListProps {
  readonly place: CasePlace
  /** Undefined while it is read. */
  readonly shown: CasePage | undefined
  readonly error: unknown
  readonly onRetry: () => void
  readonly onGo: (place: Partial<CasePlace>) => void
}

/** Cases by queue, with how many wait in each; the search goes over the open queue. */
export const CaseList = ({ place, shown, error, onRetry, onGo }: CaseListProps) => {
  const t = useTexts()
  return (
    <Stack component="section" aria-label={t('cases.list')} sx={{ height: '100%', minHeight: 0 }}>
      <QueueTabs queue={place.queue} counts={shown?.counts} onChoose={(queue) => onGo({ queue, page: 1 })} />
      <Box sx={{ px: 1.5, py: 0.5, borderBottom: 1, borderColor: 'divider' }}>
        <SearchField search={place.search} onSearch={(search) => onGo({ search, page: 1 })} />
      </Box>
      <Box sx={{ height: 2 }}>{!shown && error === undefined && <LinearProgress sx={{ height: 2 }} />}</Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
        {error !== undefined && !shown && (
          <Box sx={{ p: 1.5 }}>
            <LoadFailure error={error} onRetry={onRetry} />
          </Box>
        )}
        {shown && <Rows place={place} list={shown.list} />}
      </Box>
      {shown && <Pages place={place} total={shown.total} onGo={onGo} />}
    </Stack>
  )
}

interface SearchFieldProps {
  readonly search: string
  readonly onSearch: (search: string) => void
}

/** Somebody who types is not asked for at every letter. */
const restMs = 250

const SearchField = ({ search, onSearch }: SearchFieldProps) => {
  const t = useTexts()
  const [written, setWritten] = useState(search)
  const look = useEffectEvent((words: string) => {
    if (words !== search) onSearch(words)
  })
  useEffect(() => {
    const timer = setTimeout(() => look(written), restMs)
    return () => clearTimeout(timer)
  }, [written])
  return (
    <TextField
      type="search"
      value={written}
      placeholder={t('cases.search')}
      onChange={({ target }) => setWritten(target.value)}
      slotProps={{ htmlInput: { 'aria-label': t('cases.search'), maxLength: 60 } }}
    />
  )
}

interface QueueTabsProps {
  readonly queue: CaseQueue
  readonly counts: CasePage['counts'] | undefined
  readonly onChoose: (queue: CaseQueue) => void
}

const QueueTabs = ({ queue, counts, onChoose }: QueueTabsProps) => {
  const t = useTexts()
  const tabs = useRef<TabsActions>(null)
  const shownCounts = [counts?.waiting, counts?.mine, counts?.others].join(' ')
  useEffect(() => {
    // The line below the open tab does not notice that one beside it grew.
    if (shownCounts !== '') tabs.current?.updateIndicator()
  }, [shownCounts])
  return (
    <Tabs
      action={tabs}
      value={queue}
      onChange={(_event, chosen: CaseQueue) => onChoose(chosen)}
      variant="scrollable"
      scrollButtons={false}
      aria-label={t('cases.cases')}
      sx={{ minHeight: 44, borderBottom: 1, borderColor: 'divider', flexShrink: 0 }}
    >
      {caseQueues.map((each) => {
        const name = t(`cases.${each}`)
        const count = each === 'closed' ? undefined : counts?.[each]
        return (
          <Tab
            key={each}
            value={each}
            label={
              <span>
                {name}{' '}
                {count !== undefined && count > 0 && (
                  <Box component="span" sx={{ ml: 0.25, color: 'text.secondary', fontWeight: 400 }}>
                    {formatCount(count, currentLanguage())}
                  </Box>
                )}
              </span>
            }
            sx={{ minWidth: 0, minHeight: 44, px: 1.5 }}
          />
        )
      })}
    </Tabs>
  )
}

interface RowsProps {
  readonly place: CasePlace
  readonly list: readonly CaseLine[]
}

const Rows = ({ place, list }: RowsProps) => {
  const t = useTexts()
  if (list.length === 0) {
    const empty = {
      waiting: t('cases.emptyWaiting'),
      mine: t('cases.emptyMine'),
      others: t('cases.emptyOthers'),
      closed: t('cases.emptyClosed'),
    }
    return (
      <Typography color="textSecondary" sx={{ p: 4, textAlign: 'center' }}>
        {place.search.trim() === '' ? empty[place.queue] : t('cases.emptySearch')}
      </Typography>
    )
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {list.map((line) => (
        <li key={line.case_id}>
          <CaseRow
            line={line}
            queue={place.queue}
            isOpen={line.case_id === place.caseId}
            to={toPlace({ ...place, caseId: line.case_id, isDetailed: false })}
          />
        </li>
      ))}
    </Box>
  )
}

interface PagesProps extends Pick<CaseListProps, 'place' | 'onGo'> {
  readonly total: number
}

const Pages = ({ place: { page }, total, onGo }: PagesProps) => {
  const t = useTexts()
  if (total <= casesOnPage) return undefined
  const last = Math.ceil(total / casesOnPage)
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', px: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <IconButton aria-label={t('cases.previous')} disabled={page <= 1} onClick={() => onGo({ page: page - 1 })}>
        <ChevronLeftIcon />
      </IconButton>
      <Typography variant="body2" color="textSecondary">
        {t('cases.range', {
          from: (page - 1) * casesOnPage + 1,
          to: Math.min(total, page * casesOnPage),
          total: formatCount(total, currentLanguage()),
        })}
      </Typography>
      <IconButton aria-label={t('cases.next')} disabled={page >= last} onClick={() => onGo({ page: page + 1 })}>
        <ChevronRightIcon />
      </IconButton>
    </Stack>
  )
}
