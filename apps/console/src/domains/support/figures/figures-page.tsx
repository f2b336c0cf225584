import { formatNumber } from '@cliffhanger/i18n/format/numbers.ts'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { ListPage } from '../../../ui/list-page.tsx'
import { periodFilter } from '../../../ui/lists/period-filter.tsx'
import { Column, Table } from '../../../ui/table.tsx'
import { lengthText } from '../case-words.ts'
import type { OperatorFigures } from '../sources.ts'
import { FigureBoard } from './figure-board.tsx'
import { meanOf, totalOf } from './ratings.ts'

/** How customer service does: now, in a period, by day, and by operator. */
export const FiguresPage = () => {
  const t = useTexts()
  const mean = (ratings: readonly number[]): string => {
    const value = meanOf(ratings)
    return value === undefined ? '—' : formatNumber(value, currentLanguage(), { most: 1 })
  }
  const length = (answered: number, seconds: number): string => (answered === 0 ? '—' : lengthText(t, seconds))
  return (
    <ListPage title={t('supportTools.figures')} filters={[periodFilter(t)]} chosenFirst={{ period: '30d' }}>
      <FigureBoard />
      <Table>
        <Column<OperatorFigures> source="operator" label={t('supportTools.operator')}>
          {({ operator }) => operator?.name ?? t('supportTools.platform')}
        </Column>
        <Column<OperatorFigures> source="answered" label={t('supportTools.answered')} isNumber />
        <Column<OperatorFigures> source="median" label={t('supportTools.medianAnswer')} isNumber>
          {({ answered, median }) => length(answered, median)}
        </Column>
        <Column<OperatorFigures> source="p90" label={t('supportTools.p90Answer')} isNumber>
          {({ answered, p90 }) => length(answered, p90)}
        </Column>
        <Column<OperatorFigures> source="closed" label={t('supportTools.closedTotal')} isNumber />
        <Column<OperatorFigures> source="ratings" label={t('supportTools.meanRating')} isNumber>
          {({ ratings }) => mean(ratings)}
        </Column>
        <Column<OperatorFigures> source="ratings" label={t('supportTools.ratings')} isNumber>
          {({ ratings }) => String(totalOf(ratings))}
        </Column>
      </Table>
    </ListPage>
  )
}
