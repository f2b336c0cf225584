import type { WrittenDiscoverEntry } from '@cliffhanger/contract/stars/operator-schemas.ts'
import { starOperatorCalls } from '@cliffhanger/contract/stars/operator-star-calls.ts'
import { Alert, Button, Typography } from '@mui/material'
import { callServer } from '../../platform/server.ts'
import { currentLanguage, useTexts } from '../../platform/texts.ts'
import { Cover } from '../../ui/cover.tsx'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { FormList } from '../../ui/dialogs/form-list.tsx'
import { OpenChip } from '../../ui/money/open-chip.tsx'
import { shownText } from '../../ui/short-texts.ts'
import { Column } from '../../ui/table.tsx'
import { DiscoverInputs } from './discover-inputs.tsx'

/** Entries of the discover block, in the order members see them above the stars. */
export const DiscoverEntryList = () => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const remove = ({ id, titles }: WrittenDiscoverEntry): void =>
    confirmAction({
      title: t('stars.removeEntry', { title: shownText(titles, currentLanguage()) }),
      explanation: t('stars.removeEntryHint'),
      action: t('shell.remove'),
      isDestructive: true,
      run: (reason) => callServer(starOperatorCalls.removeDiscoverEntry, { id, reason }),
    })
  return (
    <>
      <Alert severity="info" sx={{ mt: 2 }}>
        {t('stars.discoverHint')}
      </Alert>
      <FormList<WrittenDiscoverEntry>
        title={t('stars.discover')}
        permission="star.write"
        createTitle={t('stars.createEntry')}
        editTitle={t('stars.editEntry')}
        inputs={<DiscoverInputs />}
        renderActions={(entry) => (
          <Button size="small" color="error" onClick={() => remove(entry)}>
            {t('shell.remove')}
          </Button>
        )}
      >
        <Column<WrittenDiscoverEntry> source="icon" label={t('stars.icon')}>
          {({ icon }) => <Cover address={icon} width={48} height={48} />}
        </Column>
        <Column<WrittenDiscoverEntry> source="titles" label={t('stars.title')}>
          {({ titles }) => shownText(titles, currentLanguage())}
        </Column>
        <Column<WrittenDiscoverEntry> source="badges" label={t('stars.badge')}>
          {({ badges }) => shownText(badges, currentLanguage()) || '—'}
        </Column>
        <Column<WrittenDiscoverEntry> source="link" label={t('stars.linkType')}>
          {({ link_type: type, link }) => (
            <>
              {t(type === 'page' ? 'stars.linkPage' : 'stars.linkUrl')}
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere', maxWidth: 320 }}>
                {link}
              </Typography>
            </>
          )}
        </Column>
        <Column<WrittenDiscoverEntry> source="is_open" label={t('stars.state')}>
          {({ is_open: isOpen }) => <OpenChip isOpen={isOpen === 1} />}
        </Column>
        <Column<WrittenDiscoverEntry> source="sort" label={t('stars.sort')} isNumber />
      </FormList>
    </>
  )
}
