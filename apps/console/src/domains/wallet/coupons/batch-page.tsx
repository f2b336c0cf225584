import type { CodeBatch, RedeemableCode } from '@cliffhanger/contract/coupons/operator-code-schemas.ts'
import { Show, TextInput, useRecordContext } from 'react-admin'
import { type Texts, useTexts } from '../../../platform/texts.ts'
import { Facts } from '../../../ui/facts.tsx'
import { choiceOf } from '../../../ui/inputs/filters.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { Section } from '../../../ui/section.tsx'
import { Column, Table } from '../../../ui/table.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { Time } from '../../../ui/time.tsx'
import { BatchActions } from './batch-actions.tsx'
import { BatchStateChip, batchWorthText, validTypeText } from './batch-texts.tsx'

/** One batch: what its codes give, how many are used, and by whom. The codes themselves nobody can read again. */
export const BatchPage = () => {
  const t = useTexts()
  return (
    <Show title={t('walletOffers.batch')} actions={false} component="div">
      <BatchSections />
    </Show>
  )
}

const BatchSections = () => {
  const t = useTexts()
  const batch = useRecordContext<CodeBatch>()
  if (!batch) return undefined
  return (
    <>
      <Section title={batch.title} actions={<BatchActions batch={batch} />}>
        <Facts
          rows={[
            [t('walletOffers.batchNo'), batch.batch_no],
            [t('wallet.state'), <BatchStateChip key="state" state={batch.state} />],
            [t('walletOffers.gives'), batchWorthText(t, batch)],
            [t('walletOffers.usedOf'), `${batch.used} / ${batch.code_count}`],
            [
              t('walletOffers.perMember'),
              batch.limit_number === 0 ? t('walletOffers.unlimited') : String(batch.limit_number),
            ],
            [t('walletOffers.validity'), validTypeText(t, batch.valid_type)],
            ...(batch.state === 'new'
              ? []
              : [
                  [t('walletOffers.exported'), <Time key="exported" seconds={batch.export_time} />] as const,
                  [t('walletOffers.until'), <Time key="until" seconds={batch.expire_time} />] as const,
                ]),
          ]}
        />
      </Section>
      {batch.export_time > 0 && (
        <Section title={t('walletOffers.codes')} explanation={t('walletOffers.codesHint')}>
          <Codes batchId={batch.id} />
        </Section>
      )}
    </>
  )
}

const codeStateText = (t: Texts, state: RedeemableCode['state']): string =>
  ({ 0: t('walletOffers.codeUnused'), 1: t('walletOffers.codeUsed'), 2: t('walletOffers.codeDead') })[state]

const Codes = ({ batchId }: { readonly batchId: number }) => {
  const t = useTexts()
  return (
    <ListPage
      title={t('walletOffers.codes')}
      within={{ resource: 'codes', filter: { batch_id: batchId } }}
      filters={[
        <TextInput
          key="last"
          source="last_four"
          label={t('walletOffers.lastFour')}
          slotProps={{ htmlInput: { maxLength: 4 } }}
          helperText={false}
          alwaysOn
        />,
        choiceOf(
          'state',
          t('wallet.state'),
          ([0, 1, 2] as const).map((id) => ({ id, name: codeStateText(t, id) })),
          t('wallet.any'),
        ),
      ]}
    >
      <Table>
        <Column<RedeemableCode> source="last_four" label={t('walletOffers.lastFour')}>
          {({ last_four }) => <code>…{last_four}</code>}
        </Column>
        <Column<RedeemableCode> source="state" label={t('wallet.state')}>
          {({ state }) => codeStateText(t, state)}
        </Column>
        <Column<RedeemableCode> source="used_by" label={t('walletOffers.usedBy')}>
          {({ used_by }) =>
            used_by === 0 ? (
              '—'
            ) : (
              <TextLink to={`/members/${used_by}/show`}>
                {t('account.member')} {used_by}
              </TextLink>
            )
          }
        </Column>
        <Column<RedeemableCode> source="used_time" label={t('walletOffers.usedTime')}>
          {({ used_time }) => (used_time === 0 ? '—' : <Time seconds={used_time} />)}
        </Column>
      </Table>
    </ListPage>
  )
}
