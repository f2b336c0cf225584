import type { CallData } from '@cliffhanger/contract/call.ts'
import type { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import { Button, Stack } from '@mui/material'
import { type ComponentType, useState } from 'react'
import { LinkBase, Loading, Show } from 'react-admin'
import { useTexts } from '../../../platform/texts.ts'
import { useDetail } from '../../../platform/use-detail.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { Facts } from '../../../ui/facts.tsx'
import { Nothing } from '../../../ui/list-page.tsx'
import { Amount } from '../../../ui/money/amount.tsx'
import { coinName } from '../../../ui/money/amounts.ts'
import { PersonLink } from '../../../ui/person-link.tsx'
import { Section } from '../../../ui/section.tsx'
import { Time } from '../../../ui/time.tsx'
import { LedgerLink } from '../ledger-link.tsx'
import { AccountTable } from './account-table.tsx'
import { CorrectionDialog } from './request-dialogs.tsx'

type MemberLedger = CallData<typeof ledgerOperatorCalls.getMemberLedger> & { readonly id: number }

interface MemberLedgerProps {
  /** The memberships of the member, which another domain shows. */
  readonly Memberships: ComponentType<{ readonly userId: number }>
}

/** What a member has, the accounts behind it, and what is held. */
export const MemberLedgerPage = ({ Memberships }: MemberLedgerProps) => {
  const t = useTexts()
  return (
    <Show title={t('walletLedger.memberAccounts')} actions={false} component="div">
      <MemberLedgerSections Memberships={Memberships} />
    </Show>
  )
}

const MemberLedgerSections = ({ Memberships }: MemberLedgerProps) => {
  const t = useTexts()
  const mayWrite = useMayDo()('finance.write')
  const ledger = useDetail<MemberLedger>('wallets')
  const [isCorrecting, setCorrecting] = useState(false)
  if (!ledger) return <Loading />
  const { member, wallets, accounts, holds } = ledger
  const filter = encodeURIComponent(JSON.stringify({ user_id: member.user_id }))
  return (
    <>
      <Section
        title={member.nick_name || member.user_no}
        actions={
          <>
            <Button component={LinkBase} to={`/recharges?filter=${filter}`} variant="outlined" color="inherit">
              {t('wallet.recharges')}
            </Button>
            {mayWrite && (
              <Button variant="outlined" onClick={() => setCorrecting(true)}>
                {t('walletLedger.correct')}
              </Button>
            )}
          </>
        }
      >
        <Stack spacing={2}>
          <div>
            <PersonLink member={member} />
          </div>
          <Facts
            rows={wallets.map(({ coin_code, balance, frozen, bought, granted }) => [
              coinName(t, coin_code),
              <span key={coin_code}>
                <Amount value={balance} />
                {/[1-9]/.test(frozen) && ` (${t('walletLedger.frozen', { amount: frozen })})`}
                {bought !== undefined &&
                  granted !== undefined &&
                  ` (${t('walletLedger.goldParts', { bought, granted })})`}
              </span>,
            ])}
          />
        </Stack>
      </Section>
      <Memberships userId={member.user_id} />
      <Section title={t('walletLedger.accounts')}>
        <AccountTable rows={accounts} />
      </Section>
      <Section title={t('walletLedger.holds')} explanation={t('walletLedger.holdsHint')}>
        {holds.length === 0 && <Nothing />}
        {holds.map(({ biz_no, amount, since_time }) => (
          <Stack
            key={biz_no}
            direction="row"
            spacing={3}
            useFlexGap
            sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 1 }}
          >
            <span>{biz_no}</span>
            <Amount value={amount} coin="money" />
            <span>
              {t('walletLedger.since')} <Time seconds={since_time} />
            </span>
            <LedgerLink bizNo={biz_no} />
          </Stack>
        ))}
      </Section>
      {isCorrecting && <CorrectionDialog member={member} onClose={() => setCorrecting(false)} />}
    </>
  )
}
