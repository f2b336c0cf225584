import { type Purchase, purchaseKinds } from '@cliffhanger/contract/payments/operator-purchase-calls.ts'
import { Chip, Stack, Typography } from '@mui/material'
import { useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { choiceOf } from '../../../ui/inputs/filters.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { Amount } from '../../../ui/money/amount.tsx'
import { Section } from '../../../ui/section.tsx'
import { Column, Table } from '../../../ui/table.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { Time } from '../../../ui/time.tsx'
import { purchaseKindText, purchasePage, purchaseStateText } from './purchase-words.ts'

type PurchaseRow = Omit<Purchase, 'id'> & { readonly purchase: Purchase }

const colors = { waiting: 'warning', done: 'success', cancelled: 'default', refunded: 'info' } as const

/** Everything that cost a member something, and money they took in or out, in one list by time. */
export const PurchaseList = ({ userId }: { readonly userId: number }) => {
  const t = useTexts()
  const kinds = purchaseKinds.map((id) => ({ id, name: purchaseKindText(t, id) }))
  return (
    <Section title={t('member.purchases')}>
      <ListPage
        title={t('member.purchases')}
        within={{ resource: 'member-purchases', filter: { user_id: userId } }}
        filters={[choiceOf('kind', t('member.kind'), kinds, t('member.anyKind'))]}
      >
        <Table>
          <Column<PurchaseRow> source="kind" label={t('member.kind')}>
            {({ kind }) => purchaseKindText(t, kind)}
          </Column>
          <Column<PurchaseRow> source="title" label={t('member.what')}>
            {({ purchase }) => <What purchase={purchase} userId={userId} />}
          </Column>
          <Column<PurchaseRow> source="paid" label={t('member.paid')} isNumber>
            {({ paid }) =>
              paid.length === 0 ? (
                t('member.free')
              ) : (
                <Stack sx={{ alignItems: 'flex-end' }}>
                  {paid.map(({ coin_code, amount }) => (
                    <Amount key={coin_code} value={amount} coin={coin_code} />
                  ))}
                </Stack>
              )
            }
          </Column>
          <Column<PurchaseRow> source="state" label={t('member.state')}>
            {({ state }) => (
              <Chip size="small" variant="outlined" color={colors[state]} label={purchaseStateText(t, state)} />
            )}
          </Column>
          <Column<PurchaseRow> source="create_time" label={t('member.time')}>
            {({ create_time }) => <Time seconds={create_time} />}
          </Column>
        </Table>
      </ListPage>
    </Section>
  )
}

/** What it was for, above the number that leads to its page; packages and memberships are shown here alone. */
const What = ({ purchase, userId }: { readonly purchase: Purchase; readonly userId: number }) => {
  const mayOpenDramas = useMayDo()('content.read')
  const { kind, number, title } = purchase
  const isShownHere = kind === 'vip' || kind === 'star' || (kind === 'unlock' && !mayOpenDramas)
  return (
    <Stack>
      {title !== '' && <span>{title}</span>}
      <Typography variant="body2" color="textSecondary" component="span" sx={{ whiteSpace: 'nowrap' }}>
        {isShownHere ? number : <TextLink to={purchasePage(purchase, userId)}>{number}</TextLink>}
      </Typography>
    </Stack>
  )
}
