import type { WrittenPrize } from '@cliffhanger/contract/rewards/operator-wheel-calls.ts'
import { Box, Chip } from '@mui/material'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { FormList } from '../../../ui/dialogs/form-list.tsx'
import { amountText } from '../../../ui/money/amounts.ts'
import { shownText } from '../../../ui/short-texts.ts'
import { Column } from '../../../ui/table.tsx'
import { oddsText } from './odds.ts'
import { PrizeInputs } from './prize-inputs.tsx'
import { givesText } from './prize-text.ts'
import { PublishSection } from './publish-section.tsx'

/** Prizes of the turntable as they would be laid out, and what members draw from now. */
export const PrizeList = () => {
  const t = useTexts()
  return (
    <Box sx={{ pt: 2 }}>
      <PublishSection />
      <FormList<WrittenPrize>
        title={t('rewards.wheel')}
        permission="finance.write"
        createTitle={t('rewards.createPrize')}
        editTitle={t('rewards.editPrize')}
        inputs={<PrizeInputs />}
      >
        <Column<WrittenPrize> source="names" label={t('rewards.prize')}>
          {({ names, id, fallback }) => (
            <>
              {shownText(names, currentLanguage()) || `#${id}`}{' '}
              {fallback === 1 && <Chip size="small" variant="outlined" color="info" label={t('rewards.fallback')} />}
            </>
          )}
        </Column>
        <Column<WrittenPrize> source="kind" label={t('rewards.gives')}>
          {(prize) => givesText(t, prize)}
        </Column>
        <Column<WrittenPrize> source="weight" label={t('rewards.weight')} isNumber />
        <Column<WrittenPrize> source="probability" label={t('rewards.odds')} isNumber>
          {({ probability }) => oddsText(probability)}
        </Column>
        <Column<WrittenPrize> source="daily_budget" label={t('rewards.dailyBudget')} isNumber>
          {({ daily_budget }) => (daily_budget === '' ? t('rewards.unlimited') : amountText(daily_budget))}
        </Column>
        <Column<WrittenPrize> source="stock" label={t('rewards.stock')} isNumber>
          {({ stock }) => (stock < 0 ? t('rewards.unlimited') : stock)}
        </Column>
        <Column<WrittenPrize> source="is_open" label={t('rewards.state')}>
          {({ is_open }) => (
            <Chip
              size="small"
              variant="outlined"
              color={is_open === 1 ? 'success' : 'default'}
              label={t(is_open === 1 ? 'rewards.inWheel' : 'rewards.notInWheel')}
            />
          )}
        </Column>
      </FormList>
    </Box>
  )
}
