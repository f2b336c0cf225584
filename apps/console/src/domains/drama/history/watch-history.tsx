import type { WatchedEntry } from '@cliffhanger/contract/account/operator-member-calls.ts'
import { formatClock } from '@cliffhanger/i18n/format/durations.ts'
import { Box, Button, Stack } from '@mui/material'
import { useState } from 'react'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { Cover } from '../../../ui/cover.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { Section } from '../../../ui/section.tsx'
import { Column, Table } from '../../../ui/table.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { Time } from '../../../ui/time.tsx'
import { titleOf } from '../catalogue/written-texts.ts'

/** What a member watched. It is read only when an operator asks for it, since the log notes who looked. */
export const WatchHistory = ({ userId }: { readonly userId: number }) => {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <Section
      title={t('member.history')}
      explanation={t('member.historyHint')}
      actions={
        !isOpen && (
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {t('member.openHistory')}
          </Button>
        )
      }
    >
      {isOpen && <OpenHistory userId={userId} />}
    </Section>
  )
}

const OpenHistory = ({ userId }: { readonly userId: number }) => {
  const t = useTexts()
  const mayOpenDramas = useMayDo()('content.read')
  return (
    <ListPage title={t('member.history')} within={{ resource: 'member-history', filter: { user_id: userId } }}>
      <Table>
        <Column<WatchedEntry> source="texts" label={t('member.drama')}>
          {(entry) => (
            <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
              <Cover address={entry.cover} width={27} height={36} />
              <Box sx={{ minWidth: 120 }}>
                {mayOpenDramas ? (
                  <TextLink to={`/dramas/${entry.id}`}>{titleOf(entry, currentLanguage())}</TextLink>
                ) : (
                  titleOf(entry, currentLanguage())
                )}
              </Box>
            </Stack>
          )}
        </Column>
        <Column<WatchedEntry> source="number" label={t('member.stoppedAt')}>
          {({ number, position, duration }) =>
            t('member.episodeAt', { number, at: formatClock(position), of: formatClock(duration) })
          }
        </Column>
        <Column<WatchedEntry> source="watch_time" label={t('member.watchedAt')}>
          {({ watch_time }) => <Time seconds={watch_time} />}
        </Column>
      </Table>
    </ListPage>
  )
}
