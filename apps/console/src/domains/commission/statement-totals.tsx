import type { StatementSums } from '@cliffhanger/contract/commission/operator-schemas.ts'
import { Box } from '@mui/material'
import { useTexts } from '../../platform/texts.ts'
import { Facts } from '../../ui/facts.tsx'
import { amountText } from '../../ui/money/amounts.ts'
import { kinds, totalOf } from './figures.ts'

/** What a month moved of everybody, with each kind of sale below its sum. */
export const StatementTotals = ({ sums }: { readonly sums: StatementSums }) => {
  const t = useTexts()
  const byKind = (amounts: StatementSums['earned']) => (
    <>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {amountText(totalOf(amounts))}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {' · '}
        {kinds.map((kind) => `${t(`commission.${kind}`)} ${amountText(amounts[kind])}`).join(' · ')}
      </Box>
    </>
  )
  return (
    <Facts
      rows={[
        [t('commission.openBefore'), amountText(sums.open_before)],
        [t('commission.earned'), byKind(sums.earned)],
        [t('commission.reversed'), byKind(sums.reversed)],
        [t('commission.reversedSettled'), amountText(sums.reversed_settled)],
        [t('commission.settled'), amountText(sums.settled)],
        [t('commission.openAfter'), amountText(sums.open_after)],
      ]}
    />
  )
}
