import { agentOperatorCalls } from '@cliffhanger/contract/teams/operator-agent-calls.ts'
import type { WrittenAgentLevel } from '@cliffhanger/contract/teams/operator-schemas.ts'
import { Button, Stack, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { TopToolbar } from 'react-admin'
import { callServer } from '../../platform/server.ts'
import { currentLanguage, type Texts, useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx'
import { reasonField } from '../../ui/dialogs/action-input.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { amountText, percentText } from '../../ui/money/amounts.ts'
import { OpenChip } from '../../ui/money/open-chip.tsx'
import { shownText } from '../../ui/short-texts.ts'
import { ActsColumn, Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { nameFields, namesOf, termFields, termsOf } from './level-fields.ts'

type Shown = { readonly kind: 'create' } | { readonly kind: 'edit' | 'terms'; readonly level: WrittenAgentLevel }
type Terms = WrittenAgentLevel['terms'][number]

/** Levels of agents with what they ask for and give now, and what was set for later. */
export const LevelList = () => {
  const t = useTexts()
  const mayWrite = useMayDo()('finance.write')
  const [shown, setShown] = useState<Shown>()
  const close = () => setShown(undefined)
  return (
    <>
      <ListPage
        title={t('teams.levels')}
        actions={
          mayWrite && (
            <TopToolbar>
              <Button variant="contained" size="small" onClick={() => setShown({ kind: 'create' })}>
                {t('teams.createLevel')}
              </Button>
            </TopToolbar>
          )
        }
      >
        <Table>
          <Column<WrittenAgentLevel> source="level" label={t('teams.level')} isNumber />
          <Column<WrittenAgentLevel> source="names" label={t('teams.name')}>
            {({ names }) => shownText(names, currentLanguage())}
          </Column>
          <Column<WrittenAgentLevel> source="is_open" label={t('teams.state')}>
            {({ is_open }) => <OpenChip isOpen={is_open === 1} />}
          </Column>
          <Column<WrittenAgentLevel> source="terms" label={t('teams.terms')}>
            {({ terms }) => <TermsOfLevel terms={terms} />}
          </Column>
          <Column<WrittenAgentLevel> source="holders" label={t('teams.holders')} isNumber />
          <ActsColumn<WrittenAgentLevel> source="version">
            {(level) =>
              mayWrite && (
                <Stack direction="row" spacing={1}>
                  <Button size="small" onClick={() => setShown({ kind: 'edit', level })}>
                    {t('teams.edit')}
                  </Button>
                  <Button size="small" onClick={() => setShown({ kind: 'terms', level })}>
                    {t('teams.setTerms')}
                  </Button>
                </Stack>
              )
            }
          </ActsColumn>
        </Table>
      </ListPage>
      {shown && dialogOf(t, shown, close)}
    </>
  )
}

/** What holds now, and below it what was set for later. */
const TermsOfLevel = ({ terms }: Pick<WrittenAgentLevel, 'terms'>) => {
  const t = useTexts()
  const now = terms.at(-1)
  const later = terms.length > 1 ? terms[0] : undefined
  return (
    <Stack>
      <span>{now ? termsText(t, now) : '—'}</span>
      {later && (
        <Typography variant="body2" color="textSecondary">
          {t('teams.laterTerms')} · <Time seconds={later.from_time} /> · {termsText(t, later)}
        </Typography>
      )}
    </Stack>
  )
}

const termsText = (t: Texts, terms: Terms): string =>
  [
    t('teams.needs', { sales: terms.need_sales, amount: amountText(terms.need_amount) }),
    t('teams.rates', { first: percentText(terms.rate_1), second: percentText(terms.rate_2) }),
  ].join(' · ')

const dialogOf = (t: Texts, shown: Shown, onClose: () => void): ReactNode => {
  switch (shown.kind) {
    case 'create':
      return (
        <ActionDialog
          title={t('teams.createLevel')}
          explanation={t('teams.termsHint')}
          action={t('teams.createLevel')}
          fields={[
            { name: 'level', label: t('teams.levelNumber'), hint: t('teams.numberHint'), isNumeric: true, longest: 2 },
            ...nameFields(t),
            ...termFields(t),
          ]}
          run={(values, idempotencyKey) =>
            callServer(
              agentOperatorCalls.createAgentLevel,
              {
                level: Number(values.level),
                names: namesOf(values),
                is_open: values.is_open === '1' ? 1 : 0,
                ...termsOf(values),
              },
              { idempotencyKey },
            )
          }
          onClose={onClose}
        />
      )
    case 'edit':
      return (
        <ActionDialog
          title={t('teams.editLevel')}
          action={t('shell.save')}
          fields={[...nameFields(t, shown.level.names, shown.level.is_open), reasonField(t)]}
          run={(values) =>
            callServer(agentOperatorCalls.editAgentLevel, {
              level: shown.level.level,
              names: namesOf(values),
              is_open: values.is_open === '1' ? 1 : 0,
              version: shown.level.version,
              reason: values.reason,
            })
          }
          onClose={onClose}
        />
      )
    case 'terms':
      return (
        <ActionDialog
          title={t('teams.setTerms')}
          explanation={t('teams.termsHint')}
          action={t('teams.setTerms')}
          fields={termFields(t)}
          run={(values, idempotencyKey) =>
            callServer(
              agentOperatorCalls.setAgentTerms,
              { level: shown.level.level, ...termsOf(values) },
              { idempotencyKey },
            )
          }
          onClose={onClose}
        />
      )
    default:
      return shown satisfies never
  }
}
