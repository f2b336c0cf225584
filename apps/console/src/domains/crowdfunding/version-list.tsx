import {
  type ContractVersion,
  crowdOrderOperatorCalls,
} from '@cliffhanger/contract/crowdfunding/operator-order-calls.ts'
import { type ClientLanguage, clientLanguages, languageNames } from '@cliffhanger/i18n/languages.ts'
import { Button } from '@mui/material'
import { useState } from 'react'
import { TopToolbar, useListContext } from 'react-admin'
import { callServer } from '../../platform/server.ts'
import { currentLanguage, type Texts, useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx'
import { type ActionField, reasonField } from '../../ui/dialogs/action-input.tsx'
import { titleIn } from '../../ui/inputs/html-texts-input.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Column, Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Time } from '../../ui/time.tsx'

type ShownVersion = ContractVersion & { readonly id: number; readonly fields: readonly string[] }

/** Versions of the contract, and how many orders signed each. What was signed never changes. */
export const VersionList = () => {
  const t = useTexts()
  return (
    <ListPage title={t('crowdfunding.versions')} actions={<NewVersion />}>
      <Table>
        <Column<ShownVersion> source="version" label={t('crowdfunding.version')} isNumber />
        <Column<ShownVersion> source="texts" label={t('crowdfunding.contractTitle')}>
          {({ texts }) => titleIn(texts, currentLanguage())}
        </Column>
        <Column<ShownVersion> source="fields" label={t('crowdfunding.language')}>
          {({ texts }) => clientLanguages.filter((language) => texts[language]).join(', ')}
        </Column>
        <Column<ShownVersion> source="publish_time" label={t('crowdfunding.published')}>
          {({ publish_time: time }) => (time === 0 ? t('crowdfunding.shipped') : <Time seconds={time} />)}
        </Column>
        <Column<ShownVersion> source="operator_name" label={t('crowdfunding.publishedBy')}>
          {({ operator_name: name }) => name || '—'}
        </Column>
        <Column<ShownVersion> source="signed_total" label={t('crowdfunding.signedTotal')} isNumber>
          {({ version, signed_total: total }) => (
            <TextLink to={`/crowd-contracts?filter=${encodeURIComponent(JSON.stringify({ version }))}`}>
              {String(total)}
            </TextLink>
          )}
        </Column>
      </Table>
    </ListPage>
  )
}

const NewVersion = () => {
  const t = useTexts()
  const mayWrite = useMayDo()('finance.write')
  const { data, page } = useListContext<ShownVersion>()
  const [isWriting, setWriting] = useState(false)
  const newest = page === 1 ? data?.[0] : undefined
  if (!mayWrite || !newest) return <TopToolbar />
  return (
    <TopToolbar>
      <Button variant="contained" size="small" onClick={() => setWriting(true)}>
        {t('crowdfunding.newVersion')}
      </Button>
      {isWriting && <VersionDialog newest={newest} onClose={() => setWriting(false)} />}
    </TopToolbar>
  )
}

type Part = 'title' | 'party_a' | 'content'
type FieldName = `${Part}.${ClientLanguage}` | 'reason'

const labelOf = (t: Texts, part: Part): string =>
  ({
    title: t('crowdfunding.contractTitle'),
    party_a: t('crowdfunding.partyA'),
    content: t('crowdfunding.content'),
  })[part]

const parts = ['title', 'party_a', 'content'] as const

interface VersionDialogProps {
  readonly newest: ShownVersion
  readonly onClose: () => void
}

/** The next version, begun with the texts of the newest; a second operator agrees. */
const VersionDialog = ({ newest, onClose }: VersionDialogProps) => {
  const t = useTexts()
  const fields: ActionField<FieldName>[] = clientLanguages.flatMap((language) =>
    parts.map((part) => ({
      name: `${part}.${language}` as const,
      label: `${labelOf(t, part)} (${languageNames[language]})`,
      initial: newest.texts[language]?.[part] ?? '',
      isLong: part === 'content',
      longest: part === 'content' ? 100_000 : 200,
      isOptional: language !== 'en',
    })),
  )
  return (
    <ActionDialog<FieldName>
      title={t('crowdfunding.newVersion')}
      explanation={`${t('crowdfunding.versionHint')} ${t('crowdfunding.newVersionHint', { fields: newest.fields.map((name) => `{${name}}`).join(' ') })}`}
      action={t('crowdfunding.request')}
      fields={[...fields, reasonField(t)]}
      run={(values) =>
        callServer(crowdOrderOperatorCalls.requestContractVersion, {
          version: newest.version,
          texts: Object.fromEntries(
            clientLanguages.flatMap((language) => {
              const [title, party_a, content] = parts.map((part) => values[`${part}.${language}`])
              return title && party_a && content ? [[language, { title, party_a, content }]] : []
            }),
          ),
          reason: values.reason,
        })
      }
      onClose={onClose}
    />
  )
}
